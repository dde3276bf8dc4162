import CWorkers
import System

/// Messages of a worker that were sent together.
struct EventBatch: Equatable {
    /// The number of bytes that the worker had printed before.
    let printed: Int
    /// When they were sent, on the clock of `MonotonicTime`.
    let nanoseconds: Int
    let messages: [WorkerMessage]
}

extension EventBatch {
    init(from wire: inout WireReader) {
        self.init(printed: wire.readInt(), nanoseconds: wire.readInt(), messages: wire.readArray())
    }
}

/// Sends the messages of a worker, several at a time where nothing happens between them: through memory, and through a pipe
/// what that has no room for. The pipe also wakes the other side.
final class EventSender {
    private let log: WorkerLog
    private let bell: Int32
    private let printing: Int32
    @exclusivity(unchecked) private var messages = WireWriter()
    /// The number of messages that wait to be sent.
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var batch = WireWriter()

    /// - Parameters:
    ///  - bell: The pipe.
    ///  - printing: The pipe through which the worker prints.
    init(log: WorkerLog, bell: Int32, printing: Int32) {
        self.log = log
        self.bell = bell
        self.printing = printing
    }

    /// Sends an event. A spec may end the process: its start is sent immediately, together with what came before it.
    func send(_ event: SpecEvent) {
        add(.event(event))
        switch event {
        case .specStarted, .groupFailed, .output: flush()
        case .fileFinished:
            flush()
            ring()
        default: break
        }
    }

    /// Sends a note: a retry of a spec immediately, the loaded files with the last event.
    func send(_ note: FileExecution.Note) {
        switch note {
        case .loaded([]): break
        case .loaded: add(.note(note))
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
        batch.write(log.printed(into: printing))
        batch.write(MonotonicTime.nanoseconds)
        batch.write(count)
        batch.append(messages.bytes)
        messages.removeAll()
        count = 0
        if !batch.bytes.withUnsafeBytes(log.append) {
            // The pipe makes the worker wait until there is room again.
            write(batch.bytes)
        } else if log.takesBell() {
            ring()
        }
    }

    private func ring() { write([]) }

    /// Writes into the pipe: where the log ends, then the length of a batch and the batch.
    private func write(_ bytes: [UInt8]) {
        var frame = WireWriter()
        frame.write(log.end)
        frame.write(bytes.count)
        frame.append(bytes)
        // Without a reader there is nothing to do.
        if !frame.bytes.withUnsafeBytes({ Descriptor.write($0, to: bell) }) { sw_exit_copy(0) }
    }
}
