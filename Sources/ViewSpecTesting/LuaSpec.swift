import Scripting
import SpecRunner
import Testing

/// A spec of a Lua file, as an argument of a test: an element of `SpecConsole.list(_:)`.
public struct LuaSpec: Sendable, Identifiable, CustomTestStringConvertible {
    let reference: SpecReference
    let catalog: Catalog

    /// The identity of the spec, stable across runs: its file and its full name.
    public var id: String { reference.identity }
    /// The names of the groups around it and its own, with spaces between them.
    public var name: String { reference.fullName }
    /// The path of the Lua file, as it was found.
    public var file: String { reference.location.file }
    /// The line that it is written on, counted from 1.
    public var line: Int { reference.location.line }

    /// The name in test reports, with the place.
    public var testDescription: String { "\(name) (\(reference.location))" }

    /// Runs the spec with its hooks, in this process. Failures are issues at their lines of the Lua source.
    /// - Throws: `SpecRunnerError` if the spec no longer exists.
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

    /// An error in the files of specs that are to be listed.
    public struct Unreadable: Error, CustomStringConvertible {
        /// The message with its place.
        public let description: String
    }
}
