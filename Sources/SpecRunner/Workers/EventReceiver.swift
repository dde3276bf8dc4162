/// Takes the messages of a worker out of its log, and out of the bytes of its pipe as they arrive.
struct EventReceiver {
    private let log: WorkerLog
    /// The bytes of the pipe that are not complete.
    private var piped: [UInt8] = []
    private var memory = WireMemory()

    init(log: WorkerLog) { self.log = log }

    /// Adds bytes that came through the pipe.
    mutating func add(piped more: ArraySlice<UInt8>) { piped += more }

    /// Takes the batches that are complete, in the order in which they were sent.
    /// - Parameter end: Where the log ended before the pipe was read: what the pipe has is older than what follows there.
    mutating func take(upTo end: Int) -> [EventBatch] {
        var batches: [EventBatch] = []
        var frames = WireReader(piped[...])
        var done = 0
        while let position = frames.readWholeInt(), let count = frames.readWholeInt(), count <= frames.rest.count {
            read(log.take(upTo: position)[...], into: &batches)
            read(frames.rest.prefix(count), into: &batches)
            frames.skip(count)
            done = piped.count - frames.rest.count
        }
        piped.removeFirst(done)
        read(log.take(upTo: end)[...], into: &batches)
        return batches
    }

    private mutating func read(_ bytes: ArraySlice<UInt8>, into batches: inout [EventBatch]) {
        guard !bytes.isEmpty else { return }
        var wire = WireReader(bytes, memory: memory)
        while !wire.isAtEnd { batches.append(EventBatch(from: &wire)) }
        memory = wire.memory
    }
}
