/// A touch interaction with a view.
///
/// Apps conform their own types and give a `body` made of other gestures. A gesture is a value that describes; what
/// follows the fingers is the `Recognizer` that is made from it when a touch begins.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of values that the gesture reports while it lasts and when it ends.
    associatedtype Value

    /// The type of gesture that `body` returns.
    associatedtype Body: Gesture

    /// The gestures that this one is made of.
    @MainActor @preconcurrency var body: Self.Body { get }

    /// The kind that describes gestures of this type. Not for apps: the default is right for them.
    nonisolated static var _kind: Kind { get }

    /// Creates the recognizer. Apps don't implement this: the default recognizes the body.
    @MainActor func _makeRecognizer(in node: Node) -> Recognizer<Self.Value>

    /// Hands the gestures that this one consists of to the visitor. Not for apps: the default hands over the body.
    @MainActor func _visitParts(_ visitor: inout ChildVisitor)
}

extension Gesture {
    /// A gesture of the app's own.
    public nonisolated static var _kind: Kind { Kind.customGesture(Self.self) }

    /// Follows the body.
    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Body.Value> {
        BodyRecognizer<Body>(in: node)
    }

    /// Connects the gesture's dynamic properties and hands over its body.
    @MainActor public func _visitParts(_ visitor: inout ChildVisitor) {
        var connected = self
        let node = visitor.node
        let missing = DynamicProperties.connect(&connected, to: node)
        guard missing.isEmpty else {
            node.failure = InspectionError.missingEnvironmentObjects(view: node.kind.name, objects: missing)
            return
        }
        visitor.child(.gestureBody, GestureElement(gesture: connected.body))
    }
}

extension Gesture where Body == Never {
    /// Never evaluated: the gesture is one of the model's.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }

    /// It consists of nothing else.
    @MainActor public func _visitParts(_ visitor: inout ChildVisitor) {}
}

extension Never: Gesture {
    /// There is no value.
    public typealias Value = Never

    /// Never called: there is no such gesture.
    @MainActor public func _makeRecognizer(in node: Node) -> Recognizer<Never> {
        preconditionFailure("there is no value of type Never")
    }
}

/// A gesture that follows the fingers itself.
protocol LeafGesture: Gesture where Body == Never {}

/// Something around a gesture that leaves it the same gesture: a callback, a change of its value, an Optional.
@MainActor
protocol GestureLayer: Gesture {
    /// The type of the gesture inside; nil where only a value can tell.
    nonisolated static var wrappedType: (any Gesture.Type)? { get }

    /// The gesture inside; nil where there is none.
    var wrapped: (any Gesture)? { get }

    /// The value that this layer reports for a value of its content.
    func outward(_ value: Any) -> Any

    /// Acts on a value that the gesture inside reports while it lasts.
    func changed(_ value: Any)

    /// Acts on the value that the gesture inside ends with.
    func ended(_ value: Any)
}

extension GestureLayer {
    nonisolated static var wrappedType: (any Gesture.Type)? { nil }

    func outward(_ value: Any) -> Any { value }
    func changed(_ value: Any) {}
    func ended(_ value: Any) {}
}

/// A layer around a gesture whose type it names.
protocol TypedGestureLayer: GestureLayer where Body == Never {
    associatedtype Content: Gesture

    /// The gesture inside.
    var content: Content { get }
}

extension TypedGestureLayer {
    nonisolated static var wrappedType: (any Gesture.Type)? { Content.self }
    var wrapped: (any Gesture)? { content }
}

extension Gesture {
    /// This gesture and what it is wrapped around, outermost first; empty where an Optional inside is nil.
    @MainActor var layers: [any Gesture] {
        var layers: [any Gesture] = []
        var next: (any Gesture)? = self
        while let gesture = next {
            layers.append(gesture)
            guard let layer = gesture as? any GestureLayer else { return layers }
            next = layer.wrapped
        }
        return []
    }

    /// The gesture without what is around it; nil where an Optional is nil.
    @MainActor package var core: (any Gesture)? { layers.last }
}
