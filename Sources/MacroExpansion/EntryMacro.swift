import System

/// `@Entry`: a value of the environment, of a transaction or of focused values, with the key that it needs.
struct EntryMacro {
    struct Failure: Error {
        let message: String
    }

    /// The types that contain the values.
    private enum Container: String, CaseIterable {
        case environmentValues = "EnvironmentValues"
        case transaction = "Transaction"
        case focusedValues = "FocusedValues"

        var keyProtocol: String {
            switch self {
            case .environmentValues: "EnvironmentKey"
            case .transaction: "TransactionKey"
            case .focusedValues: "FocusedValueKey"
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
    init(_ declaration: String, in context: [String], isLibrary: Bool = false) throws(Failure) {
        module = isLibrary ? "" : "SwiftUI."
        let words = context.first.map { head in
            let scanner = SourceScanner(head)
            return scanner.tokens.prefix { scanner.text($0) != "{" }.map { scanner.text($0) }
        }
        guard let words, words.contains("extension"),
            let container = Container.allCases.first(where: { words.contains($0.rawValue) })
        else {
            throw Failure(
                message: "@Entry belongs in an extension of EnvironmentValues, Transaction or FocusedValues")
        }
        self.container = container

        let scanner = SourceScanner(declaration)
        let tokens = scanner.tokens
        guard let keyword = tokens.firstIndex(where: { $0.depth == 0 && scanner.text($0) == "var" }),
            keyword + 1 < tokens.count
        else { throw Failure(message: "@Entry needs a variable: @Entry var name: Type = value") }
        name = scanner.text(tokens[keyword + 1]).filter { $0 != "`" }
        let rest = tokens[(keyword + 2)...]
        let equals = rest.first { $0.depth == 0 && scanner.text($0) == "=" }
        if let colon = rest.first, scanner.text(colon) == ":" {
            let end = equals?.range.lowerBound ?? tokens.last!.range.upperBound
            type = String(scanner.text(colon.range.upperBound..<end).trimmingSpaces)
        } else {
            type = nil
        }
        value = equals.map { scanner.text($0.range.upperBound..<tokens.last!.range.upperBound) }
        guard value != nil || type?.hasSuffix("?") == true else {
            throw Failure(
                message:
                    "@Entry var \(name) needs a default value, or an optional type: @Entry var \(name): Type = value")
        }
        guard container != .focusedValues || (type?.hasSuffix("?") == true && value == nil) else {
            throw Failure(
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
