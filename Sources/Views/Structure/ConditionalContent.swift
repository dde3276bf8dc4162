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
    public typealias Body = Never

    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        switch storage {
        case .trueContent(let view):
            // Commonly known: the branches of a condition have identities of their own, so that switching resets state.
            resolved.take(branch: 0)
            view._resolve(into: &resolved)
        case .falseContent(let view):
            resolved.take(branch: 1)
            view._resolve(into: &resolved)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        guard let view = self else { return }
        resolved.take(branch: 0)
        view._resolve(into: &resolved)
    }
}

extension ViewBuilder {
    /// Shows what stands under the `if`, or under a `case` of the first half.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.trueContent(first))
    }

    /// Shows what stands under the `else`, or under a `case` of the second half.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.falseContent(second))
    }
}
