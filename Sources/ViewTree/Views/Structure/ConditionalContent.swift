/// One of two views, as an `if` or a `switch` makes it. Which one it is belongs to the identity of what is inside.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// There is no body: the graph takes it apart itself.
    public typealias Body = Never

    /// Never evaluated: the graph takes the view apart itself.
    public var body: Never { preconditionFailure("_ConditionalContent has no body") }

    /// Adds it to what stands in a place.
    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        switch storage {
        case .trueContent(let view):
            resolved.take(branch: 0)
            view._resolve(into: &resolved)
        case .falseContent(let view):
            resolved.take(branch: 1)
            view._resolve(into: &resolved)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// There is no body: the graph takes it apart itself.
    public typealias Body = Never

    /// Never evaluated: the graph takes the view apart itself.
    public var body: Never { preconditionFailure("Optional has no body") }

    /// Adds it to what stands in a place.
    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        guard let view = self else { return }
        resolved.take(branch: 0)
        view._resolve(into: &resolved)
    }
}
