/// Something that can be read of a view or done with it. Swift makes the call, and a script's member refers to it.
///
/// A kind of view states its calls as properties of its `Properties`, a modifier as properties of `ModifierType`:
/// ```swift
/// public var select: ViewCall<Views.Color, Void> { .action { selection.wrappedValue = $0 } }
/// ```
/// The member of a script names the property: `.call("select", \Properties.select, .required("color"))`. Where the call has
/// labels in Swift, an extension of `ViewCall` for these arguments adds them.
public struct ViewCall<Arguments, Result>: Sendable {
    @usableFromInline let body: @MainActor (Node, Arguments) throws -> Result
    @usableFromInline var place: Place?

    // A call is made anew each time that a script or a test makes it. Inlined, that needs no metadata of its types.

    /// `body` is given the node of the view that the call is made on.
    @inlinable public init(_ body: @escaping @MainActor (Node, Arguments) throws -> Result) {
        self.body = body
    }

    /// `body` is given the properties of the view, and the node that the call is made on.
    @inlinable public init<Properties>(
        of properties: Properties, _ body: @escaping @MainActor (Properties, Node, Arguments) throws -> Result
    ) {
        // They are handed to the main actor, on which the body runs.
        nonisolated(unsafe) let properties = properties
        self.init { try body(properties, $0, $1) }
    }

    /// A call that acts as a person would: it throws `InspectionError.unresponsiveControl` where the view, or one around it,
    /// is disabled, hidden, or refuses hit testing, and `outOfReach` where it isn't on the screen of a hosted tree. `participle`
    /// says in that error what is done to the view, and `finger` how a person does it; nil where that takes no finger.
    @inlinable public static func action(
        as participle: String = "used", by finger: Finger? = .tap, _ perform: @escaping (Arguments) throws -> Result
    ) -> ViewCall {
        .action(as: participle, by: finger, of: perform) { perform, _, arguments in try perform(arguments) }
    }

    /// A call that acts as a person would, and is given the node of the view.
    @inlinable public static func action(
        as participle: String = "used", by finger: Finger? = .tap,
        _ perform: @escaping @MainActor @Sendable (Node, Arguments) throws -> Result
    ) -> ViewCall {
        ViewCall { node, arguments in try node.act(participle, by: finger) { try perform(node, arguments) } }
    }

    /// A call that acts as a person would, and is given the properties of the view and its node.
    @inlinable public static func action<Properties>(
        as participle: String = "used", by finger: Finger? = .tap, of properties: Properties,
        _ perform: @escaping @MainActor (Properties, Node, Arguments) throws -> Result
    ) -> ViewCall {
        ViewCall(of: properties) { properties, node, arguments in
            try node.act(participle, by: finger) { try perform(properties, node, arguments) }
        }
    }

    /// A call of a function that a modifier was given. `find` gives the function, and throws where there is none.
    /// `finger` says that the call acts as a person would with one, and `needsReach` that it acts as a person on a screen, where
    /// `isTouch` says that this takes a finger or a pointer.
    public static func callback(
        by finger: Finger? = nil, needsReach: Bool = false, isTouch: Bool = false,
        _ find: @escaping @MainActor (Node, Arguments) throws -> () -> Result
    ) -> ViewCall {
        ViewCall { node, arguments in
            let action = try find(node, arguments)
            if finger != nil { try node.checkResponsiveness() }
            if needsReach { try node.checkReach() }
            if finger != nil { try node.bringIntoSight(for: .gesture) }
            // VoiceOver and keys act on what is covered, too.
            if needsReach { try isTouch ? node.bringIntoSight() : node.scrollIntoSight("used") }
            return try node.touch("used", by: finger) { node.graph.run(on: node, action) }
        }
    }

    /// The same call, on the view in a place.
    public func bound(to place: Place) -> ViewCall {
        var copy = self
        copy.place = place
        return copy
    }

    /// Makes the call. Throws the errors that the property documents.
    @discardableResult
    @MainActor @preconcurrency public func callAsFunction(_ arguments: Arguments) throws -> Result {
        try body(node, arguments)
    }

    /// The view that the call is made on.
    @MainActor package var node: Node {
        guard let place else { preconditionFailure("a call is made on a view") }
        return place.node
    }

    /// Makes the call on a view.
    @inlinable @MainActor package func make(on node: Node, _ arguments: Arguments) throws -> Result {
        try body(node, arguments)
    }
}

extension ViewCall where Arguments == Void, Result == Void {
    /// A call that taps a control as a person would, and is given its node. Where a gesture goes before what the control does,
    /// the tap is that gesture's.
    public static func tap(_ perform: @escaping @MainActor @Sendable (Node, Void) throws -> Void) -> ViewCall {
        ViewCall { node, _ in try node.beTapped { try perform(node, ()) } }
    }

    /// A call that taps a control as a person would, and is given the properties of the view and its node. Where a gesture goes
    /// before what the control does, the tap is that gesture's.
    public static func tap<Properties>(
        of properties: Properties, _ perform: @escaping @MainActor (Properties, Node, Void) throws -> Void
    ) -> ViewCall {
        ViewCall(of: properties) { properties, node, _ in try node.beTapped { try perform(properties, node, ()) } }
    }
}

extension ViewCall where Arguments == Void {
    /// Reads an attribute that a view may lack: throws `InspectionError.attributeNotFound` where `value` is nil. `owner` is
    /// what the error says has no `label`.
    package static func attribute(_ label: String, of owner: String, _ value: Result?) -> ViewCall {
        ViewCall(of: value) { value, _, _ in
            guard let value else { throw InspectionError.attributeNotFound(label: label, type: owner) }
            return value
        }
    }

    /// Makes the call. Throws the errors that the property documents.
    @discardableResult
    @MainActor @preconcurrency public func callAsFunction() throws -> Result { try callAsFunction(()) }

    /// The result, which has to be of this type. Throws `InspectionError.typeMismatch` where it is of another.
    @MainActor @preconcurrency public func callAsFunction<Value>(_ type: Value.Type) throws -> Value {
        try InspectionError.cast(callAsFunction(()), as: type)
    }

    /// Makes the call on a view.
    @inlinable @MainActor public func callAsFunction(_ node: Node) throws -> Result { try make(on: node, ()) }
}

/// A node, and the tree that it keeps alive.
public struct Place: Sendable {
    /// The node.
    public let node: Node
    private let graph: Graph

    /// The place that a node stands in.
    @MainActor public init(_ node: Node) {
        self.node = node
        graph = node.graph
    }
}

/// Leads from a view into one of its slots.
public struct SlotReference<Described>: Sendable {
    /// The slot.
    public let slot: Slot

    /// Creates a reference to a slot.
    public init(_ slot: Slot) {
        self.slot = slot
    }
}
