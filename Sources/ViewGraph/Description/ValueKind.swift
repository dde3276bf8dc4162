import Synchronization

/// A type of values that a dynamic language makes and reads: `Angle.degrees(5)`, `Color.red`, `point.x`.
///
/// A conforming type needs no registration: it is found. It has to be public and without generic parameters. Where its
/// values go out as tables or strings, it gives a `dynamicValue` and a `make(from:)` of its own.
public protocol DescribedValue: DynamicConvertible, Equatable {
    /// The description of the type.
    static var valueKind: ValueKind { get }
}

extension DescribedValue {
    public static var dynamicName: String { valueKind.name }

    public static var dynamicExample: String { valueKind.example }

    /// The value itself, the name of a constant, or what the unnamed maker takes: `{ x = 1, y = 2 }`.
    /// - Throws: `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> Self {
        if case .object(let object) = value, let same = object as? Self { return same }
        if case .view(let view) = value, let same = view as? Self { return same }
        if case .string(let name) = value {
            if let constant = valueKind.constant(name) as? Self { return constant }
            guard !valueKind.constants.isEmpty else { throw mismatch(value) }
            throw unknown(name, among: valueKind.constants.map(\.name))
        }
        guard let arguments = try value.arguments else { throw mismatch(value) }
        for maker in valueKind.makers where maker.name.isEmpty {
            if let made = try? maker.form.make(arguments) as? Self { return made }
        }
        throw mismatch(value)
    }

    public var dynamicValue: DynamicValue { .object(self) }
}

/// A type of values whose description has another name than the type.
public protocol RenamedValue: DescribedValue {}

/// The description of a type of values.
public final class ValueKind: @unchecked Sendable {
    /// A value with a name: `Color.red`.
    public struct Constant: Sendable {
        /// The name that scripts read it by: `red` for `Color.red`.
        public let name: String
        let value: any DescribedValue & Sendable
    }

    /// A way to make a value: `Angle.degrees(5)`, or without a name `EdgeInsets{ top = 1 }`.
    public struct Maker: Sendable {
        /// The name, empty for the type itself being called.
        public let name: String
        /// The parameters and the result.
        public let form: DynamicForm

        /// A way to make a value from these parameters.
        public init<each Argument, Value: DescribedValue>(
            _ name: String = "", _ parameters: repeat Parameter<each Argument>,
            make: @escaping @MainActor @Sendable (repeat each Argument) throws -> Value
        ) {
            self.name = name
            form = DynamicForm(repeat each parameters, make: make)
        }
    }

    /// Something that can be read of a value or made from it: `angle.degrees`, `color:opacity(0.5)`.
    public struct ValueMember: Sendable {
        /// The name that scripts call.
        public let name: String
        /// The parameters; nil for a property, which is read without a call.
        public let parameters: [ParameterInfo]?
        let invoke: @MainActor @Sendable (Any, Arguments) throws -> DynamicValue

        /// Something to read.
        public static func property<Value: DescribedValue, Result: DynamicConvertible>(
            _ name: String, _ read: @escaping @MainActor @Sendable (Value) throws -> Result
        ) -> ValueMember {
            ValueMember(name: name, parameters: nil) { value, _ in try read(value as! Value).dynamicValue }
        }

        /// Something to call.
        public static func method<Value: DescribedValue, each Argument, Result: DynamicConvertible>(
            _ name: String, _ parameters: repeat Parameter<each Argument>,
            call: @escaping @MainActor @Sendable (Value, repeat each Argument) throws -> Result
        ) -> ValueMember {
            var infos: [ParameterInfo] = []
            for parameter in repeat each parameters { infos.append(parameter.info) }
            return ValueMember(name: name, parameters: infos) { value, arguments in
                var arguments = arguments
                let given = (repeat try (each parameters).take(from: &arguments))
                try arguments.finish()
                return try call(value as! Value, repeat each given).dynamicValue
            }
        }
    }

    /// The name of the type, as Swift has it: `Angle`, `Font.Weight`.
    public let name: String
    /// One sentence on what the values are.
    public let summary: String
    /// A value as a script writes one.
    public let example: String

    private struct Contents: Sendable {
        var constants: [Constant]
        var makers: [Maker]
        var members: [ValueMember]
    }

    /// Created on first use: a spec uses few of the types.
    private let makeContents: @Sendable () -> Contents
    private let madeContents = Mutex<Contents?>(nil)
    private let convert: @MainActor @Sendable (DynamicValue) throws -> DynamicValue

    /// Describes a type. `example` is a value as a script writes one.
    public init<Value: DescribedValue & Sendable>(
        _ name: String, _ type: Value.Type, _ summary: String = "", example: String,
        constants: @escaping @autoclosure @Sendable () -> KeyValuePairs<String, Value> = [:],
        makers: @escaping @autoclosure @Sendable () -> [Maker] = [],
        members: @escaping @autoclosure @Sendable () -> [ValueMember] = []
    ) {
        self.name = name
        self.summary = summary
        self.example = example
        convert = { try Parameter<Value>.convert($0, "value").dynamicValue }
        makeContents = {
            Contents(
                constants: constants().map { Constant(name: $0.key, value: $0.value) }, makers: makers(),
                members: members())
        }
    }

    private var contents: Contents {
        madeContents.withLock { made in
            if let made { return made }
            let contents = makeContents()
            made = contents
            return contents
        }
    }

    /// The values with names, in the order to list them.
    public var constants: [Constant] { contents.constants }
    /// The ways to make a value.
    public var makers: [Maker] { contents.makers }
    /// A member of a type of values.
    public var members: [ValueMember] { contents.members }

    /// The value of a name, or nil.
    public func constant(_ name: String) -> (any DescribedValue)? { constants.first { $0.name == name }?.value }

    /// Makes a value by the first maker of a name that takes the arguments; the type itself takes the name of a
    /// constant too, as in `Color("red")`.
    /// - Throws: `ArgumentError`.
    @MainActor public func make(_ name: String, _ arguments: Arguments) throws -> DynamicValue {
        if name.isEmpty, let value = arguments.only, case .string = value { return try convert(value) }
        let call = name.isEmpty ? self.name : "\(self.name).\(name)"
        let forms = makers.filter { $0.name == name }.map(\.form)
        return (try DynamicForm.first(of: forms, arguments, call: call) as! any DynamicConvertible).dynamicValue
    }

    /// Reads or calls a member of a value.
    /// - Throws: What the member throws, `ArgumentError` included.
    @MainActor public func invoke(_ member: ValueMember, of value: Any, _ arguments: Arguments) throws -> DynamicValue {
        do {
            return try member.invoke(value, arguments)
        } catch let error as ArgumentError {
            throw ArgumentError.calling("\(name):\(member.name)", error)
        }
    }
}

extension DynamicValue {
    /// The arguments in a table; nil for anything else.
    @MainActor fileprivate var arguments: Arguments? {
        get throws {
            guard let positional = try elements() else { return nil }
            var named: [String: DynamicValue] = [:]
            switch self {
            case .table(let table): for name in try table.names() { named[name] = try table.field(name) }
            case .record(let fields): named = fields
            default: break
            }
            return Arguments(positional, named: named)
        }
    }
}
