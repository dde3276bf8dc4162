/// The macros of the library itself that make the kind of a modifier, beside the property that reads it:
/// `@AttributeModifier`, `@EnvironmentModifier`, `@StyleModifier`, `@ControlStyleModifier`, `@LabelingModifier`,
/// `@CallbackModifier` and `@RequestModifier`.
///
/// The kind has the name of the property with a leading capital, without the `call` of `callOnHover`, and its value is
/// that of the reader:
/// ```swift
/// extension ModifierType {
///     @AttributeModifier("amount") public var grayscale: ModifierReader<Double>
/// }
/// ```
struct ModifierMacro {
    private let macro: String
    /// The name of the property.
    private let property: String
    /// The name of the kind.
    private let name: String
    /// The generic arguments of the property's type.
    private let types: [String]
    /// The arguments of the macro, each as it is written.
    private let arguments: [String]

    /// The property that a macro belongs on.
    private enum Property: String {
        case reader = "name: ModifierReader<Value>"
        case label = "name: ModifierSubtree<ViewType.Text>"
        case call = "callName: ViewCall<Argument, Result>"

        init(of macro: String) {
            switch macro {
            case "LabelingModifier": self = .label
            case "CallbackModifier", "RequestModifier": self = .call
            default: self = .reader
            }
        }

        /// Whether a property of this name and generic type is one.
        func matches(_ name: String, of type: Substring) -> Bool {
            switch self {
            case .reader: type == "ModifierReader"
            case .label: type == "ModifierSubtree"
            case .call: type == "ViewCall" && name.hasPrefix("call")
            }
        }
    }

    /// Reads a declaration; `attribute` is the use of the macro with its arguments.
    init(_ declaration: String, attribute: String, macro: String) throws(MacroFailure) {
        let property = Property(of: macro)
        guard let variable = VariableDeclaration(declaration), variable.value == nil, let type = variable.type,
            type.hasSuffix(">"), property.matches(variable.name, of: type.prefix { $0 != "<" })
        else {
            let sort = property == .call ? "call" : "reader"
            throw MacroFailure(message: "@\(macro) needs a \(sort): @\(macro) var \(property.rawValue)")
        }
        self.macro = macro
        self.property = variable.name
        let words = variable.name.dropFirst(property == .call ? "call".count : 0)
        name = words.prefix(1).uppercased() + words.dropFirst()
        types = Self.types(in: type, after: "<")
        arguments = AttributeArguments.all(of: attribute)
    }

    /// The types in brackets that end the source, each as it is written.
    private static func types(in source: String, after bracket: String) -> [String] {
        let scanner = SourceScanner(source)
        let open = scanner.tokens.firstIndex { scanner.text($0) == bracket }!
        let depth = bracket == "(" ? 1 : 0
        var angles = 0
        return scanner.tokens[(open + 1)...].dropLast().split { token in
            switch scanner.text(token) {
            case "<": angles += 1
            case ">": angles -= 1
            case ",": return token.depth == depth && angles == 0
            default: break
            }
            return false
        }
        .map { scanner.text($0.first!.range.lowerBound..<$0.last!.range.upperBound) }
    }

    /// The getter of the property.
    var accessor: String {
        if macro == "LabelingModifier" { return "get { .init(call: \"\(property)\") }" }
        // A person makes what is called happen, for which the view must be in reach.
        if macro == "CallbackModifier" { return "get { .init(ModifierType.\(name).self, needsReach: true) }" }
        let reading = types[0] == value ? "" : " { $0 }"
        return "get { .init(ModifierType.\(name).self)\(reading) }"
    }

    /// The type of the value: that of the reader, without the labels of a tuple.
    private var value: String {
        guard macro == "AttributeModifier", types[0].hasPrefix("(") else { return types[0] }
        let parts = Self.types(in: types[0], after: "(").map { part in
            let scanner = SourceScanner(part)
            guard scanner.tokens.count > 1, scanner.text(scanner.tokens[1]) == ":" else { return part }
            return scanner.text(scanner.tokens[2].range.lowerBound..<scanner.bytes.count)
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    /// The kind.
    var kind: String {
        let given = "\"\(name)\""
        return switch macro {
        case "AttributeModifier":
            kind("AttributeModifierType", described("attribute = ModifierAttribute<\(value)>", given))
        case "EnvironmentModifier":
            kind("EnvironmentModifierType", described("setting = ModifierSetting<\(types[0])>", given))
        case "LabelingModifier":
            kind("LabelingModifierType", described("kind = labeling", given))
        case "CallbackModifier":
            kind(
                "CallbackModifierType",
                described("kind = callback", given, "calls: \"\(property)\"", "\\.\(property)"),
                typealiases: zip(["Argument"], types))
        case "RequestModifier":
            kind(
                "RequestModifierType", described("kind = answer", given, "calls: \"\(property)\""),
                typealiases: zip(["Argument", "Answer"], types))
        default:
            kind(
                "StyleFamily", "kind = style(\"\(name)\")",
                typealiases: zip(["Style", "Configuration"], styleTypes))
        }
    }

    /// A kind whose description is made of some arguments, and those of the macro.
    private func described(_ description: String, _ first: String...) -> String {
        "\(description)(\((first + arguments).joined(separator: ", ")))"
    }

    private func kind(
        _ type: String, _ description: String, typealiases types: Zip2Sequence<[String], [String]> = zip([], [])
    ) -> String {
        let members = types.map { "typealias \($0) = \($1)" } + ["static let \(description)"]
        return """
            public enum \(name): \(type) {
            \(members.map { "    public \($0)" }.joined(separator: "\n"))
            }
            """
    }

    /// The types of a family of styles: its protocol has the name of the modifier where no argument gives another.
    private var styleTypes: [String] {
        let style = arguments.first.map(AttributeArguments.type(named:)) ?? "any Views.\(name)"
        return [style] + (macro == "ControlStyleModifier" ? ["\(name)Configuration"] : [])
    }
}
