import Lua

/// Remembers what somebody does at the console, from its start on, so that a spec can be made of it.
@MainActor
final class Recorder {
    private(set) var isRecording = true
    /// What counts.
    private(set) var chunks: [RecordedChunk] = []
    /// What was run before the recording began anew, or while it was stopped: variables may come from there.
    private var others: [RecordedChunk] = []
    private let interpreter: Interpreter
    /// The names of the global variables at the beginning.
    private let builtins: Set<String>

    /// - Parameter interpreter: Where the session's chunks run, before the first of them has.
    init(_ interpreter: Interpreter) throws {
        self.interpreter = interpreter
        builtins = Set(try interpreter.globals.pairs.compactMap(\.key.string))
    }

    /// Takes down a chunk that ran without an error.
    /// - Parameters:
    ///   - file: The text of a file that it ran.
    ///   - waits: What a spec has to wait for first, as statements.
    func note(_ source: String, values: [Value], running file: String? = nil, waits: [String] = []) {
        let earlier = (others + chunks).reduce(into: Set<String>()) { $0.formUnion($1.names.assigned) }
        let chunk = RecordedChunk(
            source, values: values, running: file, waits: waits, redefined: earlier, interpreter: interpreter)
        if isRecording { chunks.append(chunk) } else { others.append(chunk) }
    }

    /// Begins anew: what was recorded so far isn't part of the next spec, but what made its variables is.
    func start() {
        others += chunks
        chunks = []
        isRecording = true
    }

    /// Goes on, after a stop.
    func resume() { isRecording = true }

    /// Leaves out what follows.
    func stop() { isRecording = false }

    /// Forgets the last chunk; gives it.
    func dropLast() -> RecordedChunk? { chunks.popLast() }

    /// A spec of what was recorded.
    func spec(named name: String) -> SpecSource {
        SpecSource(name: name, chunks: needed + chunks, builtins: builtins)
    }

    /// What was not recorded and makes the variables that the recorded part uses.
    private var needed: [RecordedChunk] {
        var given = Set<String>(), wanted = Set<String>()
        for chunk in chunks {
            let mentions = chunk.names.mentions.union(chunk.waitNames.mentions)
            wanted.formUnion(mentions.subtracting(given).subtracting(builtins))
            given.formUnion(chunk.names.assigned)
        }
        var found: [RecordedChunk] = []
        for chunk in others.reversed() where !chunk.names.assigned.isDisjoint(with: wanted) {
            found.insert(chunk, at: 0)
            wanted.formUnion(chunk.names.mentions.subtracting(builtins))
        }
        return found
    }
}
