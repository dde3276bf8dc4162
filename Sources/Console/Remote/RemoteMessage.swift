/// A request of JSON-RPC 2.0.
package struct RemoteRequest: Sendable {
    /// The id of the response; nil if none is wanted.
    let id: JSONValue?
    /// The name of the method.
    package let method: String
    private let parameters: [String: JSONValue]

    /// Parses a line.
    /// - Parameter line: nil for a line longer than `longest` bytes.
    /// - Throws: `RemoteFailure` with the reason.
    init(line: [UInt8]?, longest: Int) throws(RemoteFailure) {
        guard let line else { throw RemoteFailure(.noRequest, "a request has at most \(longest) bytes") }
        let value: JSONValue
        do {
            value = try JSONValue(parsing: line)
        } catch is JSONValue.TooDeep {
            throw RemoteFailure(.noRequest, "a request is nested at most \(JSONValue.deepest) levels deep")
        } catch {
            throw RemoteFailure(.notJSON, "a line holds one request as JSON, and this one isn't JSON")
        }
        guard case .object(let fields) = value else {
            throw RemoteFailure(.noRequest, "a request is an object with a method, got \(value.kind)")
        }
        id = fields["id"]
        guard let method = fields["method"]?.string else {
            let found = fields["method"].map { ", got \($0.kind)" } ?? ""
            throw RemoteFailure(.noRequest, "a request names its method as a string\(found)", id: id)
        }
        self.method = method
        switch fields["params"] {
        case nil, .null?: parameters = [:]
        case .object(let values)?: parameters = values
        case let other?:
            throw RemoteFailure(.badParameters, "params are given by name, in an object, got \(other.kind)", id: id)
        }
    }

    /// Refuses parameters that the method doesn't know.
    package func allow(_ names: String...) throws(RemoteFailure) {
        guard let stray = parameters.keys.sorted().first(where: { !names.contains($0) }) else { return }
        let known = names.isEmpty ? "it takes none" : "it takes \(names.joined(separator: ", "))"
        throw RemoteFailure(.badParameters, "\(method) has no parameter '\(stray)'; \(known)")
    }

    /// A text that has to be there.
    package func text(_ name: String) throws(RemoteFailure) -> String {
        guard let text = try textIfAny(name) else {
            throw RemoteFailure(.badParameters, "\(method) needs the parameter '\(name)', a string")
        }
        return text
    }

    /// A text that may be left out.
    package func textIfAny(_ name: String) throws(RemoteFailure) -> String? {
        switch parameters[name] {
        case nil, .null?: return nil
        case .string(let text)?: return text
        case let other?:
            throw RemoteFailure(.badParameters, "\(method): '\(name)' is a string, got \(other.kind)")
        }
    }

    /// An optional whole number in a range.
    package func numberIfAny(_ name: String, in range: ClosedRange<Int>) throws(RemoteFailure) -> Int? {
        guard let value = parameters[name], value != .null else { return nil }
        guard let number = value.integer, range.contains(number) else {
            let bounds =
                range.upperBound == .max
                ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
            throw RemoteFailure(.badParameters, "\(method): '\(name)' is a whole number \(bounds), got \(value.text)")
        }
        return number
    }
}

/// The reason why a request can't be answered.
package struct RemoteFailure: Error, Sendable {
    /// JSON-RPC's numbers.
    package enum Code: Int64, Sendable {
        case notJSON = -32700
        case noRequest = -32600
        case unknownMethod = -32601
        case badParameters = -32602
        /// It was understood, and could not be done.
        case failed = -32000
    }

    let code: Code
    let message: String
    /// The request's, where it could be read.
    let id: JSONValue?

    package init(_ code: Code, _ message: String, id: JSONValue? = nil) {
        (self.code, self.message, self.id) = (code, message, id)
    }
}

extension JSONValue {
    /// The answer to a request.
    static func answer(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "result": result]
    }

    /// The refusal of a request.
    static func refusal(_ id: JSONValue?, _ failure: RemoteFailure) -> JSONValue {
        [
            "jsonrpc": "2.0", "id": id ?? failure.id ?? .null,
            "error": ["code": .integer(failure.code.rawValue), "message": .string(failure.message)],
        ]
    }

    /// A message without a request.
    static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    }
}
