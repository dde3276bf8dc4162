import SpecRunner

/// The spec files with their specs, and how each spec ended last.
struct SpecBoard {
    /// The files by their paths.
    private(set) var files: [String: ListedFile] = [:]
    /// The paths in the order in which specs run.
    private(set) var paths: [String] = []
    /// The outcomes by the ids of specs.
    private(set) var outcomes: [String: SpecOutcome] = [:]
    /// The errors outside of specs in the last run of a file, by its path.
    private(set) var problems: [String: [SpecOutcome.Problem]] = [:]

    /// Takes the files there are now.
    /// - Returns: Those that are new.
    mutating func take(_ found: [String]) -> [String] {
        let new = found.filter { files[$0] == nil }
        let there = Set(found)
        for path in paths where !there.contains(path) { forget(path) }
        for path in new { files[path] = ListedFile(path: path) }
        paths = found
        return new
    }

    /// Takes a file as it was listed.
    /// - Returns: Whether it is different from before.
    mutating func list(_ file: ListedFile) -> Bool {
        guard let before = files[file.path], before != file else { return false }
        files[file.path] = file
        let known = Set(file.specs.map(\.id))
        for spec in before.specs where !known.contains(spec.id) { outcomes[spec.id] = nil }
        return true
    }

    private mutating func forget(_ path: String) {
        for spec in files[path]?.specs ?? [] { outcomes[spec.id] = nil }
        (files[path], problems[path]) = (nil, nil)
    }

    /// A file begins to run.
    mutating func begin(_ path: String) { problems[path] = nil }

    mutating func note(_ outcome: SpecOutcome, of id: String) { outcomes[id] = outcome }

    mutating func note(_ problem: SpecOutcome.Problem, in path: String) { problems[path, default: []].append(problem) }
}
