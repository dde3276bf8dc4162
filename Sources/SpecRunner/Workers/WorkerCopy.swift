import CWorkers
import Lua
import Scripting
import System

/// The work of a forked copy: it does one part of the work of a run, sends the events to the original, and ends.
@MainActor
struct WorkerCopy {
    let part: Int
    let file: FileProgress
    let work: any WorkerTask
    let settings: ExecutionSettings
    let sender: EventSender
    let channel: Int32
    let death: Int32

    /// Does the part, and ends the process.
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
        let line = WorkerLine(
            enter: { RunningScript.interpreter = $0 }, note: sender.send, pause: sender.flush,
            emit: { event in
                noteDeadline(event)
                sender.send(event)
            })
        do {
            try await work.run(part, file, line)
        } catch {
            sender.send(
                .groupFailed(GroupReference(file: file.path), OutcomeDetail(outcome: .error, message: "\(error)")))
        }
        sender.flush()
        // Nothing of the work is released: the process is about to be gone.
        withExtendedLifetime(work) { sw_exit_copy(0) }
    }

    /// Notes which limit holds from an event on, as the process that watches over this one does.
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
