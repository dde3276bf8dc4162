/// `@Entry`: a value of the environment, of a transaction, of focused or of container values, with the key that it needs.
struct EntryMacro {
    /// The types that contain the values.
    private enum Container: String, CaseIterable {
        case environmentValues = "EnvironmentValues"
        case transaction = "Transaction"
        case focusedValues = "FocusedValues"
        case containerValues = "ContainerValues"

        var keyProtocol: String {
            switch self {
            case .environmentValues: "EnvironmentKey"
            case .transaction: "TransactionKey"
            case .focusedValues: "FocusedValueKey"
            case .containerValues: "ContainerValueKey"
            }
        }
    }

    private let name: String
    private let type: String?
    private let value: String?
    private let container: Container

    // What names the module of the key's protocol, with a dot.
    private let module: String

    /// Reads a declaration such as `@Entry var limit: Int = 5`; `context` are the heads of the declarations around it,
    /// the innermost first. The protocol of the key is qualified with SwiftUI, except in the library itself, which is
    /// below that module.
    init(_ declaration: String, in context: [String], isLibrary: Bool = false) throws(MacroFailure) {
        module = isLibrary ? "" : "SwiftUI."
        let words = context.first.map { head in
            let scanner = SourceScanner(head)
            return scanner.tokens.prefix { scanner.text($0) != "{" }.map { scanner.text($0) }
        }
        guard let words, words.contains("extension"),
            let container = Container.allCases.first(where: { words.contains($0.rawValue) })
        else {
            throw MacroFailure(
                message: "@Entry belongs in an extension of EnvironmentValues, Transaction, FocusedValues "
                    + "or ContainerValues")
        }
        self.container = container

        guard let variable = VariableDeclaration(declaration) else {
            throw MacroFailure(message: "@Entry needs a variable: @Entry var name: Type = value")
        }
        (name, type, value) = (variable.name, variable.type, variable.value)
        guard value != nil || type?.hasSuffix("?") == true else {
            throw MacroFailure(
                message:
                    "@Entry var \(name) needs a default value, or an optional type: @Entry var \(name): Type = value")
        }
        guard container != .focusedValues || (type?.hasSuffix("?") == true && value == nil) else {
            throw MacroFailure(
                message: "@Entry var \(name) of FocusedValues needs an optional type and no value: "
                    + "@Entry var \(name): Type?")
        }
    }

    /// The getter and the setter of the value.
    var accessors: String {
        """
        get {
            self[\(keyName).self]
        }
        set {
            self[\(keyName).self] = newValue
        }
        """
    }

    /// The key. Where the type is given, the default is worked out each time, as by a key that is written by hand.
    var key: String {
        let members =
            switch (type, value) {
            case (let type?, _) where container == .focusedValues: "typealias Value = \(type.dropLast())"
            case (let type?, let value):
                "typealias Value = \(type)\nstatic var defaultValue: Value {\n\(value ?? "nil")\n}"
            case (nil, let value): "static let defaultValue = \(value ?? "nil")"
            }
        return """
            private struct \(keyName): \(module)\(container.keyProtocol) {
            \(members)
            }
            """
    }

    private var keyName: String { "__Key_\(name)" }
}
