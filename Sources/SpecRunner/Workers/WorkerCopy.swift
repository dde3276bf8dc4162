import CWorkers
import Lua
import Scripting
import System

/// The work of a forked copy: it runs one spec file, sends the events to the original, and ends.
@MainActor
struct WorkerCopy {
    let file: FileProgress
    let catalog: Catalog
    let settings: ExecutionSettings
    let prepared: PreparedInterpreter?
    let sender: EventSender
    let channel: Int32
    let death: Int32

    /// Runs the file, and ends the process.
    func run() async -> Never {
        // Direct output of views and libraries belongs to the running spec, too.
        dup2(channel, STDOUT_FILENO)
        dup2(channel, STDERR_FILENO)
        // What a view prints before it traps would be lost in a buffer.
        sw_write_at_once()
        // Standard input belongs to the run: a spec must not consume it, and a background process that reads from a
        // terminal is stopped. Without standard input, reading is an error, which serves as well.
        if !Descriptor.emptyStandardInput() { close(STDIN_FILENO) }
        RunningScript.handleSignals(death: death)
        if let limit = settings.memoryLimit {
            // Lua's own limit is reported better; this one is for Swift's memory and for the sum.
            sw_limit_memory(min(limit, MemorySize.range.upperBound) + Self.roomBesidesLua)
        }
        sw_keep_memory()
        Deadline.begin(settings.timeout)
        let execution = FileExecution(
            path: file.path, catalog: catalog, settings: settings, repetition: file.repetition, done: file.done,
            prepared: prepared, enter: { RunningScript.interpreter = $0 }, note: sender.send,
            pause: sender.flush,
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

    /// The memory for the program itself besides a limit for specs, in bytes.
    private static let roomBesidesLua = 256 << 20
}

/// The interpreter in which Lua of the worker's file runs, for signal handlers.
private enum RunningScript {
    nonisolated(unsafe) static var interpreter: Interpreter?

    /// Installs the handlers. They belong to no actor: a signal comes in whatever task is running.
    static func handleSignals(death: Int32) {
        sw_report_death(death) { descriptor in
            RunningScript.interpreter?.writeFrames(to: descriptor)
            (RunningScript.interpreter?.owner as? ScriptSession)?.writeLastWords(to: descriptor)
        }
        sw_set_deadline_handler {
            guard let reason = Deadline.currentReason else { return }
            RunningScript.interpreter?.interruptRunning(because: reason)
        }
    }
}
