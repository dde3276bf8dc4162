/// `@AttributeModifier`, `@EnvironmentModifier`, `@StyleModifier` and `@ControlStyleModifier` of the library itself: the kind
/// of a modifier, beside the property that reads it.
///
/// The kind has the name of the property with a leading capital, and its value is that of the reader:
/// ```swift
/// extension ModifierType {
///     @AttributeModifier("amount") public var grayscale: ModifierReader<Double>
/// }
/// ```
struct ModifierMacro {
    private let macro: String
    private let name: String
    private let value: String
    private let arguments: [String]

    /// Reads a declaration; `attribute` is the use of the macro with its arguments.
    init(_ declaration: String, attribute: String, macro: String) throws(MacroFailure) {
        guard let variable = VariableDeclaration(declaration), variable.value == nil, let type = variable.type,
            let open = type.firstIndex(of: "<"), type.hasPrefix("ModifierReader<"), type.hasSuffix(">")
        else { throw MacroFailure(message: "@\(macro) needs a reader: @\(macro) var name: ModifierReader<Value>") }
        self.macro = macro
        name = variable.name.prefix(1).uppercased() + variable.name.dropFirst()
        value = String(type[type.index(after: open)...].dropLast())
        arguments = AttributeArguments.all(of: attribute)
    }

    /// The getter of the reader.
    var accessor: String { "get { .init(ModifierType.\(name).self) }" }

    /// The kind.
    var kind: String {
        let given = (["\"\(name)\""] + arguments).joined(separator: ", ")
        return switch macro {
        case "AttributeModifier":
            """
            public enum \(name): AttributeModifierType {
                public static let attribute = ModifierAttribute<\(value)>(\(given))
            }
            """
        case "EnvironmentModifier":
            """
            public enum \(name): EnvironmentModifierType {
                public static let setting = ModifierSetting<\(value)>(\(given))
            }
            """
        default:
            """
            public enum \(name): StyleFamily {
                \(typealiases)
                public static let kind = style("\(name)")
            }
            """
        }
    }

    /// The types of a family: its protocol has the name of the modifier where no argument gives another.
    private var typealiases: String {
        let style = arguments.first.map(AttributeArguments.type(named:)) ?? "any Views.\(name)"
        let types =
            ["Style = \(style)"] + (macro == "ControlStyleModifier" ? ["Configuration = \(name)Configuration"] : [])
        return types.map { "public typealias \($0)" }.joined(separator: "\n    ")
    }
}
