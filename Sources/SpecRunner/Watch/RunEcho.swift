/// Notices specs that make themselves run again, by writing files that are watched.
struct RunEcho: Codable, Hashable, Sendable {
    /// The number of runs in a row that nothing else led to.
    private var count = 0
    /// The files whose changes during a run lead to no other.
    private var ignored: Set<String> = []

    /// The number of such runs after which specs are left alone. One is usual: a file was saved while specs ran.
    private static let limit = 3

    /// What a change during a run leads to.
    enum Effect {
        case run
        /// There have been enough runs.
        case pause
        /// That was so before, and the user knows.
        case nothing
    }

    /// Something else has changed, or a person wants a run.
    mutating func end() { count = 0 }

    /// Nothing changed during a run: the specs don't write such files any more.
    mutating func forget() { self = RunEcho() }

    /// Decides about files that changed during a run and would lead to another.
    mutating func effect(of files: Set<String>) -> Effect {
        if !ignored.isEmpty, files.isSubset(of: ignored) { return .nothing }
        count += 1
        guard count > Self.limit else { return .run }
        ignored.formUnion(files)
        return .pause
    }
}
