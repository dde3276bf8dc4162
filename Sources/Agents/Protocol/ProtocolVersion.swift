/// The revisions of the Model Context Protocol that the server speaks.
enum ProtocolVersion {
    /// The two ways in which client and server agree on a revision.
    enum Era: Hashable, CaseIterable {
        /// The client begins with `initialize`.
        case handshake
        /// Each request says its revision.
        case stateless
    }

    /// The revision in which each request stands alone.
    static let stateless = "2026-07-28"
    /// Those with a handshake, the newest first. Earlier ones oblige a server to take several requests on a line.
    static let handshakes = ["2025-11-25", "2025-06-18"]
    /// All of them, the newest first.
    static let all = [stateless] + handshakes

    /// The revision of a handshake for a client that asks for one: that one, or else the newest, which the client may refuse.
    static func agreed(on wanted: String) -> String { handshakes.contains(wanted) ? wanted : handshakes[0] }
}
