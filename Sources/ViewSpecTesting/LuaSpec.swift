import Scripting
import SpecRunner
import Testing

/// A spec of a Lua file, as an argument of a test: `SpecConsole.list(_:)` gives them.
public struct LuaSpec: Sendable, Identifiable, CustomTestStringConvertible {
    let reference: SpecReference
    let catalog: Catalog

    /// What tells it apart from others, on each run: its file and its full name.
    public var id: String { reference.identity }
    /// The names of the groups around it and its own, with spaces between them.
    public var name: String { reference.fullName }
    /// The path of the Lua file, as it was found.
    public var file: String { reference.location.file }
    /// The line that it is written on, counted from 1.
    public var line: Int { reference.location.line }

    /// What test reports call it: its name and its place.
    public var testDescription: String { "\(name) (\(reference.location))" }

    /// Runs it with its hooks, in this process. Where it goes wrong, that is an issue at the line of the Lua source.
    /// - Throws: `SpecRunnerError` if it is no longer there.
    @MainActor public func run() async throws {
        var settings = ExecutionSettings()
        settings.selection.names = [name]
        let issues = IssueListener()
        let path = reference.group.file
        _ = try await InProcess.run { [catalog, settings] in
            try await InProcessRunner(catalog: catalog, settings: settings).run(paths: [path], listeners: [issues])
        }
        issues.record()
    }

    /// Why specs can't be listed: what is wrong with their files.
    public struct Unreadable: Error, CustomStringConvertible {
        /// What is wrong, and where.
        public let description: String
    }
}
