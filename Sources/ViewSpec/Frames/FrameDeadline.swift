import Dispatch
import Lua
import SpecRunner
import System

/// The end of the time in which a view has to be made, hosted and laid out.
///
/// Lua that takes longer is interrupted. Swift can't be, so that the process ends where it goes on.
final class FrameDeadline {
    private let hasInterrupted = Guarded(false)
    private let timer = DispatchSource.makeTimerSource(queue: .global())
    /// The error for a view that takes longer.
    let failure: FramesFailure

    /// The time that Lua has to end after it was interrupted, in seconds.
    private static let grace = 1.0

    /// - Parameters:
    ///   - seconds: The time from now on.
    ///   - interrupter: Interrupts Lua.
    ///   - call: The call that makes the view, for the message.
    init(seconds: Double, interrupter: Interrupter, call: String) {
        let failure = FramesFailure(
            "\(call) isn't made and laid out within \(Deadline.number(seconds)) s; --timeout sets another limit")
        self.failure = failure
        timer.schedule(deadline: .now() + seconds, repeating: Self.grace)
        timer.setEventHandler { [hasInterrupted] in
            let isSecond = hasInterrupted.withLock { isSet in
                defer { isSet = true }
                return isSet
            }
            guard isSecond else { return interrupter.interrupt("timed out") }
            Message.error(failure)
            _exit(ExitStatus.usage.code)
        }
        timer.activate()
    }

    /// Whether Lua was interrupted.
    var hasPassed: Bool { hasInterrupted.withLock { $0 } }

    /// Nothing happens any more.
    func end() { timer.cancel() }
}
