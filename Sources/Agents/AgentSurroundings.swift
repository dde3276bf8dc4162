import Foundation
import Scripting

/// What a server of an app's console has to know of it.
public struct AgentSurroundings {
    /// The previews that a console has found, in lines, and what is wrong with others.
    public typealias Previews = (lines: [String], problems: [String])

    /// The result of building the program again.
    public enum Rebuilding: Sendable {
        /// There is a new program, at this path.
        case rebuilt(program: String)
        /// The program is as it was.
        case unchanged
        /// It doesn't build, or can't be built from here, for this reason.
        case failed(String)
    }

    /// What a server leaves to the program that takes its place.
    public struct Memory: Codable, Sendable {
        /// Whether the client has shaken hands.
        let hasShakenHands: Bool
        /// The number of screens that there have been.
        let screenCount: Int
        /// The input that is still to be handled.
        let input: Data
    }

    /// The views, models and functions of the app.
    public let catalog: Catalog
    /// The version of the program.
    public let version: String
    /// Whether specs and scripts may use all of Lua, which only the person says who starts the server.
    public let isTrusted: Bool
    /// What the program before this one has left.
    public var memory: Memory?
    /// Finds the previews.
    public var previews: @MainActor () -> Previews = { ([], []) }
    /// Builds the program again, where its source has changed.
    public var rebuild: @MainActor () -> Rebuilding = { .failed("this program can't be built from here") }
    /// Becomes the program at a path, and leaves it the memory. Returns only where that isn't possible, with the reason.
    public var become: @MainActor (_ program: String, Memory) -> String = { _, _ in "" }

    /// Describes a console.
    public init(catalog: Catalog, version: String, isTrusted: Bool) {
        (self.catalog, self.version, self.isTrusted) = (catalog, version, isTrusted)
    }
}
