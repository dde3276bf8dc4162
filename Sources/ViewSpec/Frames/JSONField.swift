import Console
import Foundation
import Scripting
import System

/// A value in a JSON document, with the way to it, which errors name.
struct JSONField {
    /// The value; nil where there is none.
    let value: JSONValue?
    /// The names and indices, from 0, that lead to it: `screens[0].view`.
    private let path: String

    /// A whole document.
    init(_ document: JSONValue) {
        self.init(value: document, path: "")
    }

    private init(value: JSONValue?, path: String) {
        self.value = value
        self.path = path
    }

    /// A value that isn't the one that was expected.
    struct Mismatch: Error, CustomStringConvertible {
        let description: String
    }

    /// The error for another value than the expected one.
    func mismatch(_ expected: String, hint: String? = nil) -> Mismatch {
        let found =
            switch value {
            case nil: "nothing"
            case .string, .integer, .number, .boolean: value!.text
            case .array([]): "an empty list"
            case .null, .array, .object: value!.kind
            }
        let place = path.isEmpty ? "" : "\(path): "
        return Mismatch(description: "\(place)expected \(expected), found \(found)\(hint.map { "; \($0)" } ?? "")")
    }

    /// A field of an object, which may be missing.
    /// - Throws: `Mismatch` for a value that is no object.
    func field(_ name: String) throws -> JSONField {
        guard case .object(let fields) = value else { throw mismatch("an object with \"\(name)\"") }
        return JSONField(value: fields[name], path: path.isEmpty ? name : "\(path).\(name)")
    }

    /// A field of an object; nil where it is missing or null.
    /// - Throws: `Mismatch` for a value that is no object.
    func optional(_ name: String) throws -> JSONField? {
        let field = try field(name)
        return field.value == nil || field.value == .null ? nil : field
    }

    /// A text in a field of an object; nil where it is missing or null.
    /// - Throws: `Mismatch` for a value that is no object, and for a field that is no string.
    func optionalText(_ name: String) throws -> String? { try optional(name)?.text() }

    /// The elements of a list.
    /// - Throws: `Mismatch` for a value that is none.
    func elements() throws -> [JSONField] {
        guard case .array(let values) = value else { throw mismatch("a list") }
        return values.enumerated().map { JSONField(value: $1, path: "\(path)[\($0)]") }
    }

    /// - Throws: `Mismatch` for a value that is no string.
    func text() throws -> String {
        guard let text = value?.string else { throw mismatch("a string") }
        return text
    }

    /// - Throws: `Mismatch` for a value that is no number within a range.
    func number(_ range: ClosedRange<Double>) throws -> CGFloat {
        let number: Double? =
            switch value {
            case .integer(let number): Double(number)
            case .number(let number): number
            default: nil
            }
        guard let number, range.contains(number) else {
            throw mismatch("a number from \(CGFloat(range.lowerBound).words) to \(CGFloat(range.upperBound).words)")
        }
        return CGFloat(number)
    }

    /// One of several values by its name.
    /// - Throws: `Mismatch` for any other name.
    func choice<Value>(_ choices: ScreenOptions.Choices<Value>) throws -> Value {
        if let name = value?.string, let known = choices.first(where: { $0.name == name }) { return known.value }
        let names = Suggestions.ranked(choices.map(\.name), by: value?.string ?? "")
        throw mismatch(names.map { "\"\($0)\"" }.joined(separator: ", "))
    }
}
