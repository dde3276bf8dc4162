/// `@Animatable`: the data of a type that an animation changes, made of that of its variables.
///
/// Constants, computed properties, and those that have an attribute, such as `@AnimatableIgnored` or `@State`, are left out.
struct AnimatableMacro {
    private let properties: [StoredProperty]
    private let access: String

    /// Reads the declaration of a type.
    init(_ declaration: String) throws(MacroFailure) {
        properties = try StoredProperty.all(of: declaration, for: "Animatable").filter {
            $0.isVariable && $0.wrapper == nil
        }
        guard !properties.isEmpty else {
            throw MacroFailure(message: "@Animatable needs a variable: var name: Type")
        }
        let scanner = SourceScanner(declaration)
        let head = scanner.tokens.prefix { scanner.text($0) != "{" }.map { scanner.text($0) }
        access = ["public", "package"].first(where: head.contains).map { "\($0) " } ?? ""
    }

    /// The property `animatableData`.
    var member: String {
        """
        \(access)nonisolated var animatableData: \(nested("AnimatablePair") { "\($0.type).AnimatableData" }) {
            get { \(nested("AnimatablePair") { "\($0.name).animatableData" }) }
            set {
                \(assignments.joined(separator: "\n        "))
            }
        }
        """
    }

    /// The parts of the properties as pairs of pairs: with brackets of a type where they are types, else of a call.
    private func nested(_ pair: String, _ part: (StoredProperty) -> String) -> String {
        let parts = properties.map(part)
        let (open, close) = parts[0].hasSuffix(".AnimatableData") ? ("<", ">") : ("(", ")")
        return parts.dropLast().reversed().reduce(parts.last!) { "\(pair)\(open)\($1), \($0)\(close)" }
    }

    private var assignments: [String] {
        properties.indices.map { index in
            let path = String(repeating: ".second", count: index)
            let isLast = index == properties.count - 1
            return "\(properties[index].name).animatableData = newValue\(path)\(isLast ? "" : ".first")"
        }
    }

    /// The extension that conforms the type to `Animatable`; nothing where it does so already.
    static func conformance(of type: String?, to protocols: String?) -> String {
        guard let type, protocols?.contains("Animatable") == true else { return "" }
        return "nonisolated extension \(type): SwiftUI.Animatable {}"
    }
}
