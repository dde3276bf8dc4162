import Console

/// A request to handle.
@MainActor
struct MethodCall {
    let message: IncomingMessage
    let era: ProtocolVersion.Era

    /// A parameter that has to be a string.
    /// - Throws: `ProtocolError`.
    func text(_ name: String) throws(ProtocolError) -> String {
        guard let text = message.parameters[name]?.string else {
            throw ProtocolError(.badParameters, "\(message.method) needs the parameter '\(name)', a string")
        }
        return text
    }
}

/// A method of the protocol: one table for all revisions.
struct Method: Sendable {
    let name: String
    /// The eras that have it; in another, it is unknown.
    var eras: Set<ProtocolVersion.Era> = [.handshake, .stateless]
    /// Whether the stateless revision has clients keep the result for a while.
    var isCacheable = false
    /// Returns the fields of the result; nil if it comes later.
    let run: @MainActor @Sendable (MethodCall, AgentServer) async throws(ProtocolError) -> [String: JSONValue]?

    /// How long a client may keep what is cacheable, in milliseconds: nothing changes while the program runs.
    private static let cacheTime: JSONValue = 300_000

    /// The whole result in an era.
    /// - Parameter server: What the server says of itself, which each result has in the stateless era.
    func result(_ fields: [String: JSONValue], in era: ProtocolVersion.Era, from server: JSONValue) -> JSONValue {
        guard era == .stateless else { return .object(fields) }
        var fields = fields
        fields["resultType"] = "complete"
        fields["_meta"] = ["io.modelcontextprotocol/serverInfo": server]
        if isCacheable { fields.merge(["ttlMs": Self.cacheTime, "cacheScope": "private"]) { own, _ in own } }
        return .object(fields)
    }

    /// The method with a name.
    /// - Throws: `ProtocolError` where the era has none.
    static func named(_ name: String, in era: ProtocolVersion.Era) throws(ProtocolError) -> Method {
        guard let method = all.first(where: { $0.name == name && $0.eras.contains(era) }) else {
            throw ProtocolError(.unknownMethod, "there is no method '\(name)'")
        }
        return method
    }

    /// All methods.
    static let all = [
        Method(name: "initialize", eras: [.handshake]) { call, server throws(ProtocolError) in
            let wanted = try call.text("protocolVersion")
            server.hasShakenHands = true
            var fields = server.introduction
            fields["serverInfo"] = server.ownInfo
            fields["protocolVersion"] = .string(ProtocolVersion.agreed(on: wanted))
            return fields
        },
        Method(name: "ping", eras: [.handshake]) { _, _ throws(ProtocolError) in [:] },
        Method(name: "server/discover", eras: [.stateless], isCacheable: true) { _, server throws(ProtocolError) in
            var fields = server.introduction
            fields["supportedVersions"] = .array(ProtocolVersion.all.map(JSONValue.string))
            return fields
        },
        Method(name: "tools/list", isCacheable: true) { _, _ throws(ProtocolError) in
            ["tools": .array(Tool.all.map(\.definition))]
        },
        Method(name: "tools/call") { call, server throws(ProtocolError) in
            try await server.call(try call.text("name"), call)
            return nil
        },
        Method(name: "resources/list", isCacheable: true) { _, server throws(ProtocolError) in
            ["resources": .array(server.resources.list)]
        },
        Method(name: "resources/templates/list", isCacheable: true) { _, server throws(ProtocolError) in
            ["resourceTemplates": .array(server.resources.templates)]
        },
        Method(name: "resources/read", isCacheable: true) { call, server throws(ProtocolError) in
            let uri = try call.text("uri")
            guard let contents = server.resources.read(uri) else {
                let code: ProtocolError.Code = call.era == .stateless ? .badParameters : .missingResource
                throw ProtocolError(
                    code, "there is no resource '\(uri)'; resources/list has them", data: ["uri": .string(uri)])
            }
            return ["contents": .array(contents)]
        },
    ]
}
