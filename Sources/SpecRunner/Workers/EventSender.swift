import CWorkers
import System

/// Messages of a worker that were sent together.
struct EventBatch: Equatable {
    /// When they were sent, on the clock of `MonotonicTime`.
    let nanoseconds: Int
    let messages: [WorkerMessage]
}

extension EventBatch: WireCodable {
    func write(to wire: inout WireWriter) {
        wire.write(nanoseconds)
        wire.write(messages)
    }

    init(from wire: inout WireReader) throws(WorkerDamage) {
        // No message is from the future.
        let nanoseconds = try wire.readInt(in: 0...MonotonicTime.nanoseconds)
        self.init(nanoseconds: nanoseconds, messages: try wire.readArray())
    }
}

/// Sends the messages of a worker through its channel, several in one write where nothing happens between them. Whatever has
/// been written there is the reader's, however the worker ends.
final class EventSender {
    private let channel: Int32
    private var frames: FrameWriter
    private var messages = WireWriter()
    /// The number of messages that wait to be sent.
    private var count = 0
    private var batch = WireWriter()

    /// - Parameters:
    ///  - channel: The pipe to write into.
    ///  - mark: The mark of the channel.
    init(channel: Int32, mark: [UInt8]) {
        self.channel = channel
        frames = FrameWriter(mark: mark)
    }

    /// Sends an event. A spec may end the process: its start is sent immediately, together with what came before it, and so
    /// is what it prints and which steps it takes.
    func send(_ event: SpecEvent) {
        add(.event(event))
        switch event {
        case .specStarted, .groupFailed, .step, .output, .fileFinished: flush()
        // The next one begins at once.
        case .traced(let step) where !step.isOver: flush()
        default: break
        }
    }

    /// Sends a note: a retry of a spec immediately, the loaded files with the last event.
    func send(_ note: FileExecution.Note) {
        switch note {
        case .loaded([]): break
        case .loaded, .excused, .drew: add(.note(note))
        case .triesAgain:
            add(.note(note))
            flush()
        }
    }

    private func add(_ message: WorkerMessage) {
        messages.write(message)
        count += 1
    }

    /// Sends what waits.
    func flush() {
        guard count > 0 else { return }
        // The C library's buffered output comes before the events.
        fflush(nil)
        batch.removeAll()
        batch.write(MonotonicTime.nanoseconds)
        batch.write(count)
        batch.append(messages.bytes)
        messages.removeAll()
        count = 0
        frames.write(batch.bytes) { frame in
            // Without a reader there is nothing to do.
            if !Descriptor.write(frame, to: channel) { sw_exit_copy(0) }
        }
    }
}
