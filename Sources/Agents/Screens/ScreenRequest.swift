import Console
import Scripting

/// What is asked of the process of a screen.
package enum ScreenRequest: Codable, Sendable {
    /// The first request; without a view, nothing is hosted.
    case host(HostRequest?)
    case look(LookRequest)
    /// A picture of the screen, with the places of its views.
    case show
    /// The expression of a spec for the view with a reference.
    case expression(String)
    case act([ActStep])
    case lua(LuaRequest)
    /// Writes what was done as a spec.
    case record(RecordRequest)
    /// Runs a command of the console.
    case command(String)
}

/// A view to host.
package struct HostRequest: Codable, Sendable {
    /// The Lua expression that makes it.
    let call: String
    /// The options of `host`, as Lua source.
    let options: String?
    /// The number of levels to show.
    let depth: Int?

    /// Asks for a view.
    package init(call: String, options: String? = nil, depth: Int? = nil) {
        (self.call, self.options, self.depth) = (call, options, depth)
    }

    /// The chunk that hosts it.
    var source: String { "screen = host(\(call)\(options.map { ", \($0)" } ?? ""))" }
}

/// A tree to show.
package struct LookRequest: Codable, Sendable {
    let reference: String?
    /// The criteria of a search, as Lua source.
    let criteria: String?
    let depth: Int?
    /// The number of bytes of the answer.
    let limit: Int
    let hasPicture: Bool
}

/// A chunk to run.
package struct LuaRequest: Codable, Sendable {
    let code: String
    /// The number of bytes of the answer.
    let limit: Int

    /// Asks for a chunk to be run.
    package init(code: String, limit: Int = AnswerText.usual) { (self.code, self.limit) = (code, limit) }
}

/// A spec to write.
package struct RecordRequest: Codable, Sendable {
    let name: String
    let path: String?
    let isReplacing: Bool

    /// Asks for what was done to be written as a spec.
    /// - Parameter path: nil for the usual one.
    package init(name: String, path: String?, isReplacing: Bool) {
        (self.name, self.path, self.isReplacing) = (name, path, isReplacing)
    }
}

/// The answer of the process of a screen.
package struct ScreenAnswer: Codable, Sendable {
    package var text: String
    package var isError = false
    /// The answer without the change of the screen, for a reader who sees that.
    package var said: String?
    /// A picture as PNG in Base64.
    var picture: String?
    /// The file that was written.
    package var written: String?
    /// A picture of the screen.
    package var shown: ShownScreen?
}

/// A request on its way, with its time limit.
struct SentRequest: Codable, Sendable {
    let request: ScreenRequest
    /// In seconds.
    let limit: Double
}
