import CWorkers
import Lua
import Scripting
import System

/// What a copy of this process does: it runs one spec file, tells the original what happens, and ends.
@MainActor
struct WorkerCopy {
    let file: FileProgress
    let catalog: Catalog
    let settings: ExecutionSettings
    let prepared: PreparedInterpreter?
    let sender: EventSender
    let printing: Int32
    let death: Int32

    /// Runs the file, and ends the process.
    func run() async -> Never {
        // What views and libraries print past us belongs to the spec that runs, too.
        dup2(printing, STDOUT_FILENO)
        dup2(printing, STDERR_FILENO)
        // Standard input is the run's: what a spec read of it would be missing elsewhere, and on a terminal a process in
        // the background that reads is stopped.
        // Without one, reading is an error, which is as good.
        if !Descriptor.emptyStandardInput() { close(STDIN_FILENO) }
        sw_report_death(death) { descriptor in RunningScript.interpreter?.writeFrames(to: descriptor) }
        sw_set_deadline_handler {
            guard let reason = Deadline.currentReason else { return }
            RunningScript.interpreter?.interruptRunning(because: reason)
        }
        if let limit = settings.memoryLimit {
            // Lua's own limit is told apart from other errors; this one is for what Swift asks for, and for both.
            sw_limit_memory(min(limit, MemorySize.range.upperBound) + Self.roomBesidesLua)
        }
        Deadline.begin(settings.timeout)
        let execution = FileExecution(
            path: file.path, catalog: catalog, settings: settings, repetition: file.repetition, done: file.done,
            prepared: prepared, enter: { RunningScript.interpreter = $0 }, note: sender.send,
            emit: { event in
                noteDeadline(event)
                sender.send(event)
            })
        do {
            try await execution.run()
        } catch {
            sender.send(
                .groupFailed(GroupReference(file: file.path), OutcomeDetail(outcome: .error, message: "\(error)")))
        }
        sender.flush()
        // Nothing of it is released: the process is about to be gone.
        withExtendedLifetime(execution) { sw_exit_copy(0) }
    }

    /// Notes which limit holds from an event on, as whoever watches over this process does.
    private func noteDeadline(_ event: SpecEvent) {
        switch event {
        case .specStarted(let spec): Deadline.begin(spec.timeout ?? settings.timeout)
        case .specFinished: Deadline.begin(settings.timeout)
        default: break
        }
    }

    /// What the program itself may use besides a limit that was set for specs, in bytes.
    private static let roomBesidesLua = 256 << 20
}

/// The interpreter in which Lua of the worker's file runs, for signal handlers.
private enum RunningScript {
    nonisolated(unsafe) static var interpreter: Interpreter?
}

/// Writes events into a pipe, several at a time where nothing happens between them.
final class EventSender {
    private let descriptor: Int32
    private var events = WireWriter()
    private var length = WireWriter()

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Sends an event. What a spec does may end the process: its start and its end are sent before anything else
    /// happens, the rest with them.
    func send(_ event: SpecEvent) {
        events.write(WorkerMessage.event(event))
        switch event {
        case .specStarted, .specFinished, .groupFailed, .output, .fileFinished: flush()
        default: break
        }
    }

    /// Sends what isn't an event: that a spec is tried again at once, which files were loaded with the event that ends
    /// the file.
    func send(_ note: FileExecution.Note) {
        switch note {
        case .loaded([]): break
        case .loaded: events.write(WorkerMessage.note(note))
        case .triesAgain:
            events.write(WorkerMessage.note(note))
            flush()
        }
    }

    /// Sends what was held back.
    func flush() {
        guard !events.bytes.isEmpty else { return }
        // What the C library holds back was printed before; the mark says so to whoever reads both pipes.
        fflush(nil)
        withUnsafeBytes(of: UInt8(0)) { _ = Descriptor.write($0, to: STDOUT_FILENO) }
        length.removeAll()
        length.write(events.bytes.count)
        length.append(events.bytes)
        // Without anybody to tell there is nothing to do.
        if !length.bytes.withUnsafeBytes({ Descriptor.write($0, to: descriptor) }) { sw_exit_copy(0) }
        events.removeAll()
    }
}

/// Takes events out of a pipe's bytes as they arrive.
struct EventReceiver {
    private var bytes: [UInt8] = []
    private var memory = WireMemory()

    /// The messages that are complete with these bytes, as they were sent together.
    mutating func receive(_ more: ArraySlice<UInt8>) -> [[WorkerMessage]] {
        bytes += more
        var batches: [[WorkerMessage]] = []
        var start = 0
        while let (length, header) = length(at: start), start + header + length <= bytes.count {
            var reader = WireReader(bytes[(start + header)..<(start + header + length)], memory: memory)
            var batch: [WorkerMessage] = []
            while !reader.isAtEnd { batch.append(reader.read()) }
            memory = reader.memory
            batches.append(batch)
            start += header + length
        }
        bytes.removeFirst(start)
        return batches
    }

    /// The length that stands at a place, and how many bytes it takes; nil if it isn't all there.
    private func length(at start: Int) -> (length: Int, header: Int)? {
        var result = 0
        for (offset, byte) in bytes[start...].prefix(10).enumerated() {
            result |= Int(byte & 0x7F) << (7 * offset)
            if byte < 0x80 { return (result, offset + 1) }
        }
        return nil
    }
}
