import System

/// A kind of gesture that the model provides. A conforming type needs no registration: it is found. Its name is that of the
/// kind without "Gesture".
public protocol KnownGestureType: SendableMetatype {
    /// The description of the kind.
    static var kind: Kind { get }
}

/// A kind of gesture that is only met on views: scripts don't make gestures of it by name.
public protocol InspectedGestureType: KnownGestureType {}

/// The namespace of gesture kinds: `GestureType.Drag`.
public enum GestureType {}

extension Kind {
    /// Describes a type of gestures, which scripts make from its settings and whose settings they read.
    static func gesture<G: Gesture & SendableMetatype, each Value: DynamicConvertible>(
        _ make: @escaping @MainActor @Sendable (repeat each Value) -> G,
        _ settings: repeat GestureSetting<G, each Value>
    ) -> Kind {
        var members: [Member] = []
        for setting in repeat each settings { members.append(setting.member) }
        let own = members
        return Kind(
            TypeName.short(of: G.self), role: .gesture, members: own + Member.gestureCalls,
            forms: [
                .gesture(repeat (each settings).parameter) { (value: repeat each Value) in make(repeat each value) }
            ])
    }

    /// Describes a type of gestures that consist of two others.
    static func composedGesture(
        _ name: String,
        make: @escaping @MainActor @Sendable (any Gesture, any Gesture) -> any Gesture
    ) -> Kind {
        Kind(
            name, role: .gesture,
            members: Member.gestureCalls + [.part("first", .first), .part("second", .second)],
            slots: [.first, .second],
            forms: [
                DynamicForm.gesture(
                    .required("first", DynamicGesture.self), .required("second", DynamicGesture.self),
                    size: { $0.size + $1.size + 1 }
                ) {
                    make($0.gesture, $1.gesture)
                }
            ])
    }

    /// The kind of an app's type of gestures.
    public static func customGesture(_ type: Any.Type) -> Kind {
        made(for: type) {
            Kind($0, role: .gesture, members: Member.gestureCalls, slots: [.gestureBody])
        }
    }
}

/// A property of a type of gestures that its initializer takes.
struct GestureSetting<G: Gesture, Value: DynamicConvertible>: Sendable {
    let member: Member
    let parameter: Parameter<Value>

    /// A property, and its value where none is given.
    static func setting(
        _ name: String, _ property: KeyPath<G, Value> & Sendable, _ value: @escaping @autoclosure @Sendable () -> Value
    ) -> GestureSetting {
        let member = Member(name) { node in
            guard let gesture = node.gesture?.core as? G else {
                throw InspectionError.typeMismatch(factual: node.kind.name, expected: TypeName.short(of: G.self))
            }
            return gesture[keyPath: property]
        }
        return GestureSetting(member: member, parameter: .defaulted(name, value()))
    }
}

extension Member {
    /// The members that all gestures have.
    static let gestureCalls: [Member] = [
        Member("gestureMask") { try $0.gestureMask() },
        Member("gestureModifiers") { try $0.gestureModifiers() },
        .calling("callOnChanged") { try $0.callOnChanged($1) },
        .calling("callOnEnded") { try $0.callOnEnded($1) },
        .calling("callUpdating") { try $0.callUpdating($1) },
    ]

    private static func calling(
        _ name: String, _ call: @escaping @MainActor @Sendable (Node, Any) throws -> Void
    ) -> Member {
        Member(name: name, role: .action, parameters: [gestureValueInfo], result: "") { node, arguments in
            try call(node, try gestureValue(of: node, &arguments))
            return .none
        }
    }

    /// Leads to a part of a composed gesture, which may be said to be of a kind.
    fileprivate static func part(_ name: String, _ place: Node.ComposedPlace) -> Member {
        let parameter = Parameter<String?>.optional("kind", String.self, positional: true)
        return .leading(name, [parameter.info]) { node, arguments in
            let kind = try parameter.take(from: &arguments)
            try arguments.finish()
            return try node.composedGesture(place, kind.map { .name($0) } ?? .any)
        }
    }

    /// Leads from a view to a gesture that is attached to it; an index counts from 1.
    static func attached(_ attachment: GestureAttachment) -> Member {
        let kind = Parameter<String?>.optional("kind", String.self, positional: true)
        let index = Parameter<Int>.defaulted("index", 1, positional: true).countedFromOne
        return .leading(attachment.call, [kind.info, index.info]) { node, arguments in
            let kind = try kind.take(from: &arguments)
            let index = try index.take(from: &arguments)
            try arguments.finish()
            return try node.attachedGesture(attachment, kind.map { .name($0) } ?? .any, index: index)
        }
    }

    private static func leading(
        _ name: String, _ parameters: [ParameterInfo],
        to lead: @escaping @MainActor @Sendable (Node, inout Arguments) throws -> Node
    ) -> Member {
        Member(name: name, role: .attribute, parameters: parameters, result: "element", lead: lead) { _, _ in .none }
    }

    private static let gestureValueInfo =
        Parameter<DynamicValue?>.optional("value", DynamicValue.self, positional: true).info

    /// The value that a script gives for a gesture: what is given in order, or all that is given by name.
    @MainActor private static func gestureValue(of node: Node, _ arguments: inout Arguments) throws -> Any {
        guard let gesture = node.gesture?.core else { throw InspectionError.viewNotFound(parent: node.kind.name) }
        return try gesture.value(from: try arguments.takeAll())
    }
}

extension KnownKinds {
    /// The kinds of gestures, by name.
    public static let gestures = Found.gestures.sorted { $0.name < $1.name }
}

extension KnownKinds.Found {
    /// The kinds of gestures.
    public static let gestures: [Kind] = Conformances.of((any KnownGestureType.Type).self).map { $0.kind }

    /// Those that scripts make by name, each described when it is asked for. `GestureType.Tap` is the kind `TapGesture`.
    @MainActor public static let deferredGestures: [DeferredKind] = {
        let others = Conformances.records(of: (any InspectedGestureType.Type).self).map { $0.identity }
        return Conformances.records(of: (any KnownGestureType.Type).self).filter { !others.contains($0.identity) }
            .map { record in
                DeferredKind(record.name(in: "GestureType") + "Gesture") {
                    record.type((any KnownGestureType.Type).self).kind
                }
            }
    }()
}
