import Console

/// A request or a notification of a client.
struct IncomingMessage: Sendable {
    /// The id of the response; nil for a notification.
    let id: JSONValue?
    let method: String
    let parameters: [String: JSONValue]

    /// The message as a line, with its end.
    var line: [UInt8] {
        var fields: [String: JSONValue] = [
            "jsonrpc": "2.0", "method": .string(method), "params": .object(parameters),
        ]
        fields["id"] = id
        return Array("\(JSONValue.object(fields).text)\n".utf8)
    }

    /// The fields of `_meta`.
    var meta: [String: JSONValue] { parameters["_meta"]?.fields ?? [:] }

    /// The largest number of bytes of a message.
    static let longest = 16 << 20

    /// What is wrong with a line, and the id that it has nevertheless.
    struct Refusal: Error {
        let error: ProtocolError
        var id: JSONValue?
    }

    /// Reads a line.
    /// - Returns: nil for a response, which isn't waited for.
    /// - Throws: `Refusal`.
    init?(_ line: LineBuffer.Line) throws(Refusal) {
        guard case .text(let bytes) = line else {
            throw Refusal(error: ProtocolError(.noRequest, "a message has at most \(Self.longest >> 20) MiB"))
        }
        let fields = try Self.fields(bytes)
        let id = fields["id"]
        func refusal(_ code: ProtocolError.Code, _ text: String) -> Refusal {
            Refusal(error: ProtocolError(code, text), id: id.flatMap { $0.isMessageID ? $0 : nil })
        }
        if fields["method"] == nil, fields["result"] != nil || fields["error"] != nil { return nil }
        guard fields["jsonrpc"] == "2.0" else { throw refusal(.noRequest, "a message has \"jsonrpc\": \"2.0\"") }
        guard let method = fields["method"]?.string else {
            throw refusal(.noRequest, "a request names its method as a string")
        }
        guard id?.isMessageID ?? true else {
            throw refusal(.noRequest, "the id of a request is a string or a whole number, got \(id!.kind)")
        }
        switch fields["params"] {
        case nil: parameters = [:]
        case .object(let values)?: parameters = values
        case let other?:
            throw refusal(.badParameters, "params are given by name, in an object, got \(other.kind)")
        }
        (self.id, self.method) = (id, method)
    }

    private static func fields(_ bytes: [UInt8]) throws(Refusal) -> [String: JSONValue] {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: bytes)
        } catch is JSONValue.TooDeep {
            throw Refusal(
                error: ProtocolError(.noRequest, "a message is nested at most \(JSONValue.deepest) levels deep"))
        } catch {
            throw Refusal(error: ProtocolError(.notJSON, "a line holds one message as JSON, and this one isn't JSON"))
        }
        guard let fields = value.fields else {
            throw Refusal(error: ProtocolError(.noRequest, "a line holds one message, an object; got \(value.kind)"))
        }
        return fields
    }
}

extension JSONValue {
    /// The fields of an object, nil for anything else.
    var fields: [String: JSONValue]? { if case .object(let fields) = self { fields } else { nil } }

    /// Whether it can be the id of a request.
    var isMessageID: Bool {
        switch self {
        case .string, .integer: true
        default: false
        }
    }
}
