/// A gesture whose values are changed into others.
public nonisolated struct _MapGesture<Content: Gesture, Value>: TypedGestureLayer {
    public var content: Content
    let transform: (Content.Value) -> Value

    func outward(_ value: Any) -> Any { (value as? Content.Value).map(transform) as Any }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Value> {
        LayerRecognizer(self, content._makeRecognizer(in: node))
    }
}

/// A gesture that counts only while keys are held.
public nonisolated struct _ModifiersGesture<Content: Gesture>: TypedGestureLayer {
    public var content: Content
    /// The keys.
    public var modifiers: EventModifiers

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Content.Value> {
        ModifiersRecognizer(self, content._makeRecognizer(in: node))
    }
}

private final class ModifiersRecognizer<Content: Gesture>: LayerRecognizer<_ModifiersGesture<Content>, Content.Value> {
    override func handle(_ event: TouchEvent) {
        // Unverified: the keys need to be down when the touch begins, and may be released later.
        guard event.kind != .began || event.keys.isSuperset(of: gesture.modifiers) else {
            let missing = gesture.modifiers.subtracting(event.keys).names
            return cancel("needs \(missing.joined(separator: ", ")) to be held")
        }
        super.handle(event)
    }
}

/// A gesture of any type with values of one type.
public nonisolated struct AnyGesture<Value>: GestureLayer {
    public typealias Body = Never

    let gesture: any Gesture<Value>

    /// Creates a type-erased gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        self.gesture = gesture
    }

    var wrapped: (any Gesture)? { gesture }

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Value> {
        func open<T: Gesture<Value>>(_ gesture: T) -> Recognizer<Value> { gesture._makeRecognizer(in: node) }
        return LayerRecognizer(self, open(gesture))
    }
}

extension GestureType {
    /// A gesture whose type is hidden.
    public enum AnyGesture: InspectedGestureType {
        /// The description of the kind. Scripts have no use for one: their gestures are of any type.
        public static let kind = Kind("AnyGesture", role: .gesture)
    }
}

/// A gesture that may not be there: `.gesture(isLocked ? nil : drag)`.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value

    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Wrapped.Value> {
        guard let self else {
            let none = Recognizer<Wrapped.Value>()
            none.phase = .failed("is not there")
            return none
        }
        return LayerRecognizer(self as Wrapped?, self._makeRecognizer(in: node))
    }
}

extension Optional: GestureLayer where Wrapped: Gesture {
    nonisolated static var wrappedType: (any Gesture.Type)? { Wrapped.self }
    var wrapped: (any Gesture)? { self }
}

extension Gesture {
    /// The gesture with its values changed into others.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// The gesture, only while these keys are held.
    public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}
