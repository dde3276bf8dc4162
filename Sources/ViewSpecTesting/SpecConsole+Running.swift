import Scripting
import SpecRunner
import Testing
import ViewSpec
import VirtualTime

extension SpecConsole {
    /// Runs Lua specs within a test, in this process, as in `try await Specs.run("specs/")`. Each failure is an
    /// issue at its line of the Lua source.
    ///
    /// Tasks of the spec sleep on its clock, as in the console. A spec has no time limit here other than the test's, and one
    /// that traps ends the tests; the console runs specs in processes of their own.
    /// - Parameter paths: Spec files, or directories of them; from the package's folder, where `swift test` runs tests.
    /// - Throws: `SpecRunnerError` if a path doesn't exist, or there is no spec.
    @MainActor public static func run(_ paths: String...) async throws {
        let issues = IssueListener()
        _ = try await InProcess.run {
            try await InProcessRunner(catalog: catalog).run(paths: paths, listeners: [issues])
        }
        issues.record()
    }

    /// The specs below some paths, as the arguments of a test, so that each is a test case of its own.
    ///
    /// ```swift
    /// @Test(arguments: try await Specs.list("specs/"))
    /// func spec(_ spec: LuaSpec) async throws {
    ///     try await spec.run()
    /// }
    /// ```
    /// - Parameter paths: Spec files, or directories of them; from the package's folder, where `swift test` runs tests.
    /// - Throws: `SpecRunnerError` if a path can't be found or there is no spec, `LuaSpec.Unreadable` if a file or a group
    ///   in it doesn't tell what it holds.
    @MainActor public static func list(_ paths: String...) async throws -> [LuaSpec] {
        let catalog = catalog
        let listing = try await InProcess.run { try await InProcessRunner(catalog: catalog).list(paths: paths) }
        guard listing.problems.isEmpty else {
            throw LuaSpec.Unreadable(description: listing.problems.map(\.plainText).joined(separator: "\n\n"))
        }
        return listing.specs.map { LuaSpec(reference: $0, catalog: catalog) }
    }
}

/// Runs that would share a process's clock take turns: tests run side by side.
@MainActor
enum InProcess {
    private static var last: Task<Void, Never>?

    static func run<Result: Sendable>(_ body: @escaping @MainActor () async throws -> Result) async throws -> Result {
        let before = last
        let turn = Task {
            await before?.value
            return try await VirtualExecutor.runSpec(body)
        }
        last = Task { _ = try? await turn.value }
        return try await turn.value
    }
}

/// Makes an issue of each spec that went wrong.
final class IssueListener: SpecListener {
    private var issues: [(text: String, location: SourcePosition)] = []

    func receive(_ event: SpecEvent) {
        switch event {
        case .specFinished(let result) where !result.outcome.isGood:
            let details = result.details.filter { !$0.outcome.isGood }
            let text = details.map(\.plainText).joined(separator: "\n\n")
            issues.append(
                ("\(result.spec.fullName)\n\(text)", details.lazy.compactMap(\.location).first ?? result.spec.location))
        case .groupFailed(let group, let detail):
            issues.append(("\(group.fullName)\n\(detail.plainText)", detail.location ?? group.location))
        default: break
        }
    }

    /// Reports the outcome to the running test.
    func record() {
        for issue in issues {
            Issue.record(Comment(rawValue: issue.text), sourceLocation: SourceLocation(issue.location))
        }
    }
}

extension SourceLocation {
    /// A line of a Lua file.
    init(_ location: SourcePosition) {
        // A file ID has a folder and a name.
        let parts = location.file.split(separator: "/").suffix(2)
        self.init(
            fileID: parts.count == 2 ? parts.joined(separator: "/") : "specs/\(location.file)",
            filePath: location.file, line: max(1, location.line), column: 1)
    }
}
