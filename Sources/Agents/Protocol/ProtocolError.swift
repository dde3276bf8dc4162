import Console

/// The reason why a message isn't answered with a result.
struct ProtocolError: Error, Sendable {
    /// The numbers of JSON-RPC and of the Model Context Protocol.
    enum Code: Int64, Sendable {
        case notJSON = -32700
        case noRequest = -32600
        case unknownMethod = -32601
        case badParameters = -32602
        /// A resource that isn't there, before the stateless revision, which has `badParameters` for it.
        case missingResource = -32002
        /// A revision that the server doesn't speak.
        case unknownVersion = -32022
    }

    let code: Code
    let message: String
    let data: JSONValue?

    init(_ code: Code, _ message: String, data: JSONValue? = nil) {
        (self.code, self.message, self.data) = (code, message, data)
    }

    /// The message of the error.
    /// - Parameter id: The id of the request; nil where it couldn't be read.
    func response(to id: JSONValue?) -> JSONValue {
        var error: [String: JSONValue] = ["code": .integer(code.rawValue), "message": .string(message)]
        error["data"] = data
        return ["jsonrpc": "2.0", "id": id ?? .null, "error": .object(error)]
    }
}
