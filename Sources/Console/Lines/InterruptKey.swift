import CLineEditor
import Dispatch
import Lua

/// Ctrl-C in a REPL: stops the running script and never ends the process.
@MainActor
final class InterruptKey {
    /// The interpreter that the signal's handler stops.
    nonisolated(unsafe) private static var interpreter: Interpreter?
    private let source: any DispatchSourceRead

    /// Takes over the signal.
    /// - Parameters:
    ///  - interpreter: The interpreter whose script it stops.
    ///  - otherwise: The action while no script runs.
    /// - Returns: `nil` if the signal can't be handled.
    init?(stopping interpreter: Interpreter, otherwise: @escaping @MainActor () -> Void) {
        Self.interpreter = interpreter
        guard Self.watch() else { return nil }
        source = DispatchSource.makeReadSource(fileDescriptor: cle_interrupt_descriptor(), queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                if cle_take_interrupts() { otherwise() }
            }
        }
        source.resume()
    }

    /// The handler belongs to no actor: the signal comes in whatever task is running.
    nonisolated private static func watch() -> Bool {
        cle_watch_interrupts {
            guard let interpreter = InterruptKey.interpreter, interpreter.isRunning else { return false }
            interpreter.interruptRunning("interrupted")
            return true
        }
    }

    /// Forgets an interrupt that hasn't been handled yet.
    static func forget() { _ = cle_take_interrupts() }

    /// Restores the previous handling of the signal.
    func release() {
        source.cancel()
        cle_unwatch_interrupts()
        Self.interpreter = nil
    }
}
