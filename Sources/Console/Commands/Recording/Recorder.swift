import Lua

/// Records the chunks of a console, from its start, as the material of a spec.
@MainActor
final class Recorder {
    private(set) var isRecording = true
    /// The recorded chunks.
    private(set) var chunks: [RecordedChunk] = []
    /// The chunks that ran before the recording was restarted, or while it was stopped. They may define variables that
    /// recorded chunks use.
    private var others: [RecordedChunk] = []
    private let interpreter: Interpreter
    /// The names of the global variables at the beginning.
    private let builtins: Set<String>

    /// - Parameter interpreter: Where the session's chunks run, before the first of them has.
    init(_ interpreter: Interpreter) throws {
        self.interpreter = interpreter
        builtins = Set(try interpreter.globals.pairs.compactMap(\.key.string))
    }

    /// Records a chunk that ran without an error.
    /// - Parameters:
    ///  - file: The text of the file that it ran.
    ///  - waits: The statements with which a spec waits before the chunk.
    func note(_ source: String, values: [Value], running file: String? = nil, waits: [String] = []) {
        let earlier = (others + chunks).reduce(into: Set<String>()) { $0.formUnion($1.names.assigned) }
        let chunk = RecordedChunk(
            source, values: values, running: file, waits: waits, redefined: earlier, interpreter: interpreter)
        if isRecording { chunks.append(chunk) } else { others.append(chunk) }
    }

    /// Restarts the recording. The next spec contains earlier chunks only where they define its variables.
    func start() {
        others += chunks
        chunks = []
        isRecording = true
    }

    /// Continues after a stop.
    func resume() { isRecording = true }

    /// Stops recording.
    func stop() { isRecording = false }

    /// Removes and returns the last chunk.
    func dropLast() -> RecordedChunk? { chunks.popLast() }

    /// A spec of the recording.
    func spec(named name: String) -> SpecSource {
        SpecSource(name: name, chunks: needed + chunks, builtins: builtins)
    }

    /// A spec of the recording, and of a chunk that has not run.
    func spec(named name: String, ending source: String) -> SpecSource {
        let earlier = (others + chunks).reduce(into: Set<String>()) { $0.formUnion($1.names.assigned) }
        let last = RecordedChunk(
            source, values: [], running: nil, waits: [], redefined: earlier, interpreter: interpreter)
        return SpecSource(name: name, chunks: needed + chunks + [last], builtins: builtins)
    }

    /// The unrecorded chunks that define variables of the recorded ones.
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
