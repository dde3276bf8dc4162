import Foundation

/// Any JSON value.
package enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The text of a string, nil for anything else.
    package var string: String? { if case .string(let text) = self { text } else { nil } }
    /// A number without a fraction, nil for anything else.
    package var integer: Int? { if case .integer(let number) = self { Int(number) } else { nil } }

    /// JSON's name for the type.
    package var kind: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// Arrays and objects in one another that are read.
    package static let deepest = 64

    /// An error for JSON that is nested too deeply.
    package struct TooDeep: Error {}

    /// Parses JSON text.
    /// - Throws: `DecodingError` for text that isn't JSON, `TooDeep` for nesting beyond the limit.
    package init(parsing text: some Sequence<UInt8>) throws {
        let text = Data(text)
        // Each level takes some of the stack, and threads that read requests have a small one.
        guard Self.depth(of: text) <= Self.deepest else { throw TooDeep() }
        self = try JSONDecoder().decode(JSONValue.self, from: text)
    }

    /// Returns the depth to which arrays and objects are nested, also in text that is no JSON.
    private static func depth(of text: Data) -> Int {
        var depth = 0, deepest = 0, isInText = false, isEscaped = false
        for byte in text {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\") where isInText: isEscaped = true
            case UInt8(ascii: "\""): isInText.toggle()
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if !isInText { depth += 1 }
                deepest = max(deepest, depth)
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if !isInText { depth -= 1 }
            default: break
            }
        }
        return deepest
    }

    /// The value as JSON text on one line, the keys in order.
    package var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        } catch {
            preconditionFailure("numbers that JSON has no word for are no JSON values: \(error)")
        }
    }
}

extension JSONValue: Codable {
    /// Reads whatever comes.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Encodes the value itself, without its case.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
