/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never

    /// The modifier.
    public static let identity = EmptyModifier()

    public init() {}

    /// Adds nothing to what stands in a place. Not for apps.
    @MainActor public func _resolve(into resolved: inout ResolvedView) {}
}
