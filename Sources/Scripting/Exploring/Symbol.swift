import Views

/// A name that can be typed somewhere, and what it stands for: for completion and for help.
public struct Symbol: Equatable, Sendable {
    /// What a name stands for.
    public enum Category: String, Sendable, CaseIterable {
        case argument, attribute, action, child, search, call, modifier
        case function, constructor, view, type, value, text, module, keyword
    }

    /// The name as it is typed.
    public let name: String
    /// What it stands for.
    public let category: Category
    /// What to show beside it: what it takes, what it is for, what it holds now. May be empty; one line.
    public let detail: String

    /// A name with what it stands for.
    public init(_ name: String, _ category: Category, _ detail: String = "") {
        self.name = name
        self.category = category
        self.detail = detail
    }
}

extension ParameterInfo {
    /// The parameter as help and completion show it: `isOn: boolean`, `[length: number]`.
    var written: String { isOptional ? "[\(name): \(type)]" : "\(name): \(type)" }
}

extension Array where Element == ParameterInfo {
    /// The parameters between parentheses.
    var written: String { "(\(map(\.written).joined(separator: ", ")))" }
}

extension Member {
    /// The member as it is called, with what it gives: `(text: string)`, `→ boolean`.
    var written: String {
        let taken = parameters.isEmpty ? "" : parameters.written
        let given = result.isEmpty ? "" : "→ \(result)"
        return [taken, given].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The member among what can be typed behind an element.
    var symbol: Symbol { Symbol(name, role == .action ? .action : .attribute, written) }
}
