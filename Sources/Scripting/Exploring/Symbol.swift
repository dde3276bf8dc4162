import Views

/// A name that can be typed, with its meaning: for completion and help.
public struct Symbol: Equatable, Sendable {
    /// The category of a name.
    public enum Category: String, Sendable, CaseIterable {
        case argument, attribute, action, child, search, call, modifier
        case function, constructor, view, type, value, text, module, keyword
    }

    /// The name as it is typed.
    public let name: String
    /// The category.
    public let category: Category
    /// A detail of one line, such as parameters, a summary or the current value. May be empty.
    public let detail: String

    /// A name with its category and detail.
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
    /// The parameters and the result of the member: `(text: string)`, `→ boolean`.
    var written: String {
        let taken = parameters.isEmpty ? "" : parameters.written
        let given = result.isEmpty ? "" : "→ \(result)"
        return [taken, given].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The member as a symbol of an element.
    var symbol: Symbol { Symbol(name, role == .action ? .action : .attribute, written) }
}
