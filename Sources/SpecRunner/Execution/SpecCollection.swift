/// The definitions of a file, collected in a separate interpreter that runs the bodies of groups and nothing else.
@MainActor
struct SpecCollection {
    /// The file, with all that it holds.
    let root: PlannedGroup
    /// Whether a Lua pattern occurs in a name.
    let matcher: FileSelection.Matcher
    /// The errors of groups whose bodies couldn't be run, in order. A `setup` that hasn't run may be the reason.
    private(set) var problems: [(group: PlannedGroup, detail: OutcomeDetail)] = []

    /// Collects the definitions of a source.
    /// - Parameter engine: An interpreter for this only.
    init(_ source: [UInt8], path: String, on engine: SpecEngine) async {
        root = PlannedGroup(file: path)
        matcher = { try engine.matches($0, in: $1) }
        let root = root
        await collect(root, on: engine) { try await engine.read(source, as: root) }
    }

    private mutating func collect(
        _ group: PlannedGroup, on engine: SpecEngine, open: () async throws -> [OutcomeDetail]
    ) async {
        if let problem = engine.problem(of: group.traits, at: group.reference.location) {
            problems.append((group, problem))
            return
        }
        problems += await engine.attempt(group.reference.location, open).map { (group, $0) }
        for case .group(let inner) in group.children {
            await collect(inner, on: engine) { try await engine.open(inner) }
        }
        // An interpreter that fails here fails in the run as well, which reports it.
        try? await engine.close(group)
    }

    /// Whether a source may use `it.only` and its like.
    static func mayUseOnly(_ source: [UInt8]) -> Bool {
        let word = Array(".only".utf8)
        return source.withUnsafeBufferPointer { bytes in
            var index = 0
            while index + word.count <= bytes.count {
                if bytes[index] == word[0], (1..<word.count).allSatisfy({ bytes[index + $0] == word[$0] }) {
                    return true
                }
                index += 1
            }
            return false
        }
    }
}
