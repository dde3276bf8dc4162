import Console
import System

/// A mistake in a call of a tool, or the reason why it can't be done: a result, so that the client can mend it.
package struct ToolFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// The arguments of a call of a tool, as its parameters allow.
package struct ToolArguments: Sendable {
    private let values: [String: JSONValue]

    /// None.
    init() { values = [:] }

    /// - Throws: `ToolFailure` for an argument that no parameter has, that is missing, or of the wrong type.
    package init(_ given: JSONValue?, of tool: String, _ parameters: [ToolParameter]) throws(ToolFailure) {
        switch given {
        case nil, .null?: values = [:]
        case .object(let fields)?: values = fields.filter { $0.value != .null }
        case let other?: throw ToolFailure("\(tool): the arguments are an object, got \(other.kind)")
        }
        let names = parameters.map(\.name)
        if let stray = values.keys.sorted().first(where: { !names.contains($0) }) {
            let near = Suggestions.nearest(to: stray, among: names).map { "; did you mean '\($0)'?" }
            throw ToolFailure(
                "\(tool) has no argument '\(stray)'\(near ?? "; it takes \(names.joined(separator: ", "))")")
        }
        for parameter in parameters {
            guard let value = values[parameter.name] else {
                guard parameter.isRequired else { continue }
                throw ToolFailure("\(tool) needs '\(parameter.name)': \(parameter.about)")
            }
            if let fault = parameter.fault(in: value) { throw ToolFailure("\(tool): \(fault)") }
        }
    }

    /// The value of an argument; nil where it isn't given.
    package subscript(name: String) -> JSONValue? { values[name] }

    /// The text of an argument.
    package func text(_ name: String) -> String? { values[name]?.string }
    /// The number of an argument.
    package func number(_ name: String) -> Double? { values[name]?.number }
    /// The whole number of an argument.
    package func whole(_ name: String) -> Int? { values[name]?.integer }
    /// Whether an argument is given and true.
    package func flag(_ name: String) -> Bool { values[name] == .boolean(true) }
}
