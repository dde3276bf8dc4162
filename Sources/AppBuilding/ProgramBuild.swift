import System

/// Builds the program of this process again, as its sources change.
@MainActor
package protocol ProgramBuild: AnyObject {
    /// The path of the program, which stays when a build replaces the file.
    var program: String { get }
    /// The folders with files that builds read.
    var folders: Set<String> { get }
    /// The changes since the last build, as the times of the files tell.
    var changes: FileChanges { get }

    /// Whether changes may concern the program.
    func isConcerned(by changes: FileChanges) -> Bool

    /// Builds the program.
    /// - Parameters:
    ///  - changes: The changes since the last build.
    ///  - write: Receives that it builds, and how long that took, in one line.
    func build(for changes: FileChanges, write: (String) -> Void) -> BuildOutcome
}

/// The result of a build.
package enum BuildOutcome: Equatable {
    /// There is a new program.
    case rebuilt
    /// The program is as it was.
    case unchanged
    /// It doesn't build, for these reasons.
    case failed(errors: String)
}

extension BuildOutcome {
    /// The outcome of a build, whose time is written behind its name in one line.
    package static func timed(_ name: String, write: (String) -> Void, _ build: () -> BuildOutcome) -> BuildOutcome {
        write("building \(name)…")
        let start = MonotonicTime.nanoseconds
        let outcome = build()
        write(" \(DurationText.readable(MonotonicTime.seconds(since: start)))\n")
        return outcome
    }
}
