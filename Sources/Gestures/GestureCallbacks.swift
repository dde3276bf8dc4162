/// A gesture with an action for its values while it lasts.
public nonisolated struct _ChangedGesture<Content: Gesture>: TypedGestureLayer {
    public var content: Content
    let action: (Content.Value) -> Void

    func changed(_ value: Any) { (value as? Content.Value).map(action) }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Content.Value> {
        ChangedRecognizer(self, content._makeRecognizer(in: node))
    }
}

private final class ChangedRecognizer<Content: Gesture>: LayerRecognizer<_ChangedGesture<Content>, Content.Value> {
    private var last: Content.Value?

    override func report(isChosen: Bool) {
        super.report(isChosen: isChosen)
        switch phase {
        // Commonly known: a long press reports true as soon as the finger is down.
        case .possible(let value?): report(value)
        case .active(let value) where isChosen: report(value)
        default: break
        }
    }

    private func report(_ value: Content.Value) {
        // Documented for onChanged(_:): it is called when the value has changed.
        if let last, let known = last as? any Equatable, isEqual(known, value) { return }
        last = value
        gesture.action(value)
    }
}

/// A gesture with an action for the value that it ends with.
public nonisolated struct _EndedGesture<Content: Gesture>: TypedGestureLayer {
    public var content: Content
    let action: (Content.Value) -> Void

    func ended(_ value: Any) { (value as? Content.Value).map(action) }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Content.Value> {
        EndedRecognizer(self, content._makeRecognizer(in: node))
    }
}

private final class EndedRecognizer<Content: Gesture>: LayerRecognizer<_EndedGesture<Content>, Content.Value> {
    private var hasReported = false

    override func report(isChosen: Bool) {
        super.report(isChosen: isChosen)
        guard case .ended(let value) = phase, isChosen, !hasReported else { return }
        hasReported = true
        gesture.action(value)
    }
}

extension Gesture where Value: Equatable {
    /// Acts on each new value while the gesture lasts.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

extension Gesture {
    /// Acts on the value that the gesture ends with. A gesture that fails or is cancelled doesn't end.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
}
