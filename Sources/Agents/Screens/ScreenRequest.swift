import Console

/// What is asked of the process of a screen.
enum ScreenRequest: Codable, Sendable {
    /// The first request; without a view, nothing is hosted.
    case host(HostRequest?)
    case look(LookRequest)
    case act([ActStep])
    case lua(LuaRequest)
    /// Writes what was done as a spec.
    case record(RecordRequest)
    /// Runs a command of the console.
    case command(String)
}

/// A view to host.
struct HostRequest: Codable, Sendable {
    /// The Lua expression that makes it.
    let call: String
    /// The options of `host`, as Lua source.
    let options: String?
    /// The number of levels to show.
    let depth: Int?

    /// The chunk that hosts it.
    var source: String { "screen = host(\(call)\(options.map { ", \($0)" } ?? ""))" }
}

/// A tree to show.
struct LookRequest: Codable, Sendable {
    let reference: String?
    /// The criteria of a search, as Lua source.
    let criteria: String?
    let depth: Int?
    /// The number of bytes of the answer.
    let limit: Int
    let hasPicture: Bool
}

/// A chunk to run.
struct LuaRequest: Codable, Sendable {
    let code: String
    /// The number of bytes of the answer.
    let limit: Int
}

/// A spec to write.
struct RecordRequest: Codable, Sendable {
    let name: String
    let path: String?
    let isReplacing: Bool
}

/// The answer of the process of a screen.
struct ScreenAnswer: Codable, Sendable {
    var text: String
    var isError = false
    /// A picture as PNG in Base64.
    var picture: String?
    /// The file that was written.
    var written: String?
}

/// A request on its way, with its time limit.
struct SentRequest: Codable, Sendable {
    let request: ScreenRequest
    /// In seconds.
    let limit: Double
}
