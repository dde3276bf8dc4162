/// A view that updates only when its value has changed.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
    public typealias Body = Never

    /// The view inside.
    public var content: Content

    /// Creates a view that is described again only when `content` differs.
    public init(content: Content) {
        self.content = content
    }

    /// Adds the content.
    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        // Documented for EquatableView: nothing is described again while the new value equals the old one.
        resolved.compare(content)
        content._resolve(into: &resolved)
    }
}

extension View where Self: Equatable {
    /// Makes the view one that is described anew only when it differs from what it was.
    public nonisolated func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
