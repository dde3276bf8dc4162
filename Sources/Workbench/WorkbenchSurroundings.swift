import Agents
import SpecRunner
import System

/// What a page has to know of a console, and of the specs that it shows.
public struct WorkbenchSurroundings {
    /// A preview that can be hosted.
    public struct Preview: Encodable, Sendable {
        /// Its shortest name that is its alone.
        let name: String
        /// Its file with its line, or its provider.
        let place: String
        /// The reason why it can't be hosted; nil where it can.
        let refusal: String?

        /// Describes a preview.
        public init(name: String, place: String, refusal: String?) {
            (self.name, self.place, self.refusal) = (name, place, refusal)
        }
    }

    /// What a server leaves to the program that takes its place.
    public struct Memory: Codable, Sendable {
        /// The socket that listens.
        let socket: Int32
        let token: String
        let isWatching: Bool
        /// The number of screens that there have been.
        let screenCount: Int
    }

    /// The app, and whether scripts may use all of Lua.
    public let app: AgentSurroundings
    /// The name of the program in messages.
    public let program: String
    /// The files and folders of specs.
    public let paths: [String]
    /// The names of spec files in folders.
    public let names: FileNames
    /// How specs are read to list them.
    public let settings: ExecutionSettings
    /// The port to listen at; 0 for one that is free.
    public let port: Int
    /// Finds the previews, and says what is wrong with others.
    public var previews: @MainActor () -> (previews: [Preview], problems: [String]) = { ([], []) }

    /// What the program before this one has left.
    public var memory: Memory?
    /// The path of the program where it has been built anew since this process started; nil where it hasn't.
    public var newProgram: @MainActor () -> String? = { nil }
    /// Becomes the program at a path, and leaves it the memory. Returns only where that isn't possible, with the reason.
    public var become: @MainActor (_ program: String, Memory) -> String = { _, _ in "" }

    /// Describes a console with specs.
    public init(
        app: AgentSurroundings, program: String, paths: [String], names: FileNames, settings: ExecutionSettings,
        port: Int
    ) {
        (self.app, self.program, self.paths, self.names) = (app, program, paths, names)
        (self.settings, self.port) = (settings, port)
    }

    /// The folders of specs: the paths themselves, or those that the files are in.
    var folders: [String] {
        paths.map { path in
            guard SpecDiscovery.isFile(path) else { return path }
            return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        }
    }
}
