/// The description of a modifier that keeps one value on a view.
public final class ModifierAttribute<Value: SendableMetatype>: Sendable {
    /// Changes the environment that the modified view sees.
    public typealias Effect = @Sendable (inout EnvironmentValues, Value) -> Void

    /// The kind of the modifier.
    public var kind: Kind { described }

    // Set once, when everything else is: the members and forms need the attribute.
    private nonisolated(unsafe) var described: Kind!
    let effect: Effect?
    // How an error calls a missing value.
    private let label: String

    private init(
        _ name: String, _ call: String?, label: String = "value", sets effect: Effect?,
        screen: ScreenEffect<Value>? = nil,
        _ members: @escaping @Sendable (ModifierAttribute) -> [Member],
        _ forms: @escaping @Sendable () -> [ModifierForm<Value>]
    ) {
        self.effect = effect
        self.label = label
        described = Kind(
            name, call: call, role: .modifier, members: members(self),
            facets: screen.map { effect in
                switch effect {
                case .concealing(let reason): [.concealing { Self.value(of: $0).flatMap(reason) }]
                case .lettingThrough(let isOpen):
                    [
                        .lettingThrough { modifier, screen in
                            Self.value(of: modifier).map { isOpen($0, screen) } ?? false
                        }
                    ]
                }
            } ?? [],
            forms: forms().map { $0.form { _AttributeModifier(self, $0) } })
    }

    /// A form that makes the modifier, for a kind that is another name of it.
    package func form<each Argument>(
        _ parameters: repeat Parameter<each Argument>,
        value: @escaping @MainActor @Sendable (repeat each Argument) throws -> Value
    ) -> DynamicForm {
        ModifierForm.form(repeat each parameters, value: value).form { _AttributeModifier(self, $0) }
    }

    /// Describes a modifier with calls that read its value, further members, and the forms in which a script makes it.
    /// `call` defaults to the name with its leading capital lowered.
    public convenience init(
        _ name: String, call: String? = nil, reads: @escaping @autoclosure @Sendable () -> [ModifierRead<Value>] = [],
        members: @escaping @autoclosure @Sendable () -> [Member] = [],
        forms: @escaping @autoclosure @Sendable () -> [ModifierForm<Value>], sets effect: Effect? = nil,
        screen: ScreenEffect<Value>? = nil
    ) {
        self.init(
            name, call, sets: effect, screen: screen,
            { attribute in reads().map { $0.member(attribute.value) } + members() }, forms)
    }

    /// The value of the innermost such modifier on a view.
    /// - Throws: `InspectionError.modifierNotFound`, naming the modifier's call, where there is none.
    @MainActor func value(on node: Node) throws -> Value {
        for modifier in node.effectiveModifiers { if let value = value(of: modifier) { return value } }
        throw InspectionError.modifierNotFound(parent: node.title, modifier: kind.call, index: 0)
    }

    private static func value(of modifier: any ViewModifier) -> Value? {
        (modifier as? _AttributeModifier<Value>)?.value
    }

    /// The value of a modifier, or nil where it is of another kind.
    @MainActor func value(of modifier: AppliedModifier) -> Value? {
        modifier.kind === described ? (modifier.value as? _AttributeModifier<Value>)?.value : nil
    }

    /// The value of an optional attribute.
    /// - Throws: `InspectionError.attributeNotFound` for nil.
    package func unwrap<Wrapped>(_ value: Wrapped?) throws -> Wrapped where Value == Wrapped? {
        guard let value else { throw InspectionError.attributeNotFound(label: label, type: kind.call) }
        return value
    }
}

extension ModifierAttribute where Value: DynamicConvertible {
    /// Describes a modifier that takes one value and gives it back. `call` defaults to the name with its leading capital
    /// lowered, `reads` to the call.
    public convenience init(
        _ name: String, call: String? = nil, reads: String? = nil, _ parameter: Parameter<Value>,
        sets effect: Effect? = nil, screen: ScreenEffect<Value>? = nil
    ) {
        let read = reads ?? call ?? Kind.call(of: name)
        self.init(
            name, call, label: parameter.info.name, sets: effect, screen: screen,
            { attribute in [Member(read, of: attribute.value)] }, { [.form(parameter) { $0 }] })
    }

    /// Describes a modifier that takes one value and gives it back; scripts give it by place or under the name of the
    /// parameter.
    public convenience init(
        _ name: String, call: String? = nil, reads: String? = nil, _ parameter: String, sets effect: Effect? = nil
    ) {
        self.init(name, call: call, reads: reads, .required(parameter), sets: effect)
    }

    /// Describes a modifier that takes one value, with a default, and gives it back.
    public convenience init(
        _ name: String, _ parameter: String, default value: @autoclosure @escaping @Sendable () -> Value,
        sets effect: Effect? = nil
    ) {
        self.init(name, .defaulted(parameter, value(), positional: true), sets: effect)
    }

    /// Describes a modifier that takes one value or nil, and gives it back.
    public convenience init<Wrapped: DynamicConvertible>(
        _ name: String, _ parameter: String, sets effect: Effect? = nil
    ) where Value == Wrapped? {
        self.init(name, .optional(parameter, Wrapped.self, positional: true), sets: effect)
    }
}

extension ModifierAttribute where Value == Void {
    /// Describes a modifier that takes nothing: reading it is true where it is, and an error elsewhere.
    public convenience init(_ name: String, sets effect: Effect? = nil) {
        self.init(name, reads: [.reading(Kind.call(of: name)) { true }], forms: [.form {}], sets: effect)
    }
}

extension ModifierAttribute {
    /// Describes a modifier that takes two values and gives them back as a record under the names of the parameters.
    public convenience init<First: DynamicConvertible, Second: DynamicConvertible>(
        _ name: String, _ first: Parameter<First>, _ second: Parameter<Second>, sets effect: Effect? = nil
    ) where Value == (First, Second) {
        self.init(
            name, reads: [.record(Kind.call(of: name)) { [first.info.name: $0.0, second.info.name: $0.1] }],
            forms: [.form(first, second) { ($0, $1) }], sets: effect)
    }
}

/// A call that reads the value of a modifier, or a part of it.
public struct ModifierRead<Value>: Sendable {
    let member: @Sendable (_ value: @escaping @MainActor @Sendable (Node) throws -> Value) -> Member

    /// A call that reads a part of the value.
    public static func reading<Part: DynamicConvertible>(
        _ name: String, _ read: @escaping @MainActor @Sendable (Value) throws -> Part
    ) -> ModifierRead {
        ModifierRead { value in Member(name) { try read(value($0)) } }
    }

    /// A call that reads something of the view itself; `value` gives the value of the modifier.
    public static func reading<Part: DynamicConvertible>(
        _ name: String,
        _ read: @escaping @MainActor @Sendable (Node, _ value: @MainActor (Node) throws -> Value) throws -> Part
    ) -> ModifierRead {
        ModifierRead { value in Member(name) { try read($0, value) } }
    }

    /// A call that reads parts of the value under their names.
    public static func record(
        _ name: String,
        _ parts: @escaping @MainActor @Sendable (Value) throws -> KeyValuePairs<String, any DynamicConvertible>
    ) -> ModifierRead {
        reading(name) { value in
            DynamicValue.record(Dictionary(try parts(value).map { ($0.key, $0.value.dynamicValue) }) { $1 })
        }
    }
}

/// A form in which a script makes a modifier: its parameters, and the value that they make.
public struct ModifierForm<Value>: Sendable {
    package let form: @Sendable (_ modifier: @escaping @MainActor @Sendable (Value) -> any ViewModifier) -> DynamicForm

    /// A form that does more than to make the modifier of a value.
    package init(
        _ form:
            @escaping @Sendable (_ modifier: @escaping @MainActor @Sendable (Value) -> any ViewModifier) -> DynamicForm
    ) {
        self.form = form
    }

    /// A form with these parameters.
    public static func form<each Argument>(
        _ parameters: repeat Parameter<each Argument>,
        value: @escaping @MainActor @Sendable (repeat each Argument) throws -> Value
    ) -> ModifierForm {
        ModifierForm { modifier in
            DynamicForm(modifier: repeat each parameters) { (argument: repeat each Argument) -> any ViewModifier in
                modifier(try value(repeat each argument))
            }
        }
    }
}
