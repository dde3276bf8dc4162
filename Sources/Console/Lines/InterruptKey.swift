import CLineEditor
import Dispatch
import Lua

/// Ctrl-C, while a REPL runs: it stops what runs and never ends the process.
@MainActor
final class InterruptKey {
    /// The interpreter that the signal's handler stops.
    nonisolated(unsafe) private static var interpreter: Interpreter?
    private let source: any DispatchSourceRead

    /// Takes over the signal.
    /// - Parameters:
    ///   - interpreter: Whose script it stops, where one is running.
    ///   - otherwise: What it does where none is.
    /// - Returns: `nil` where signals can't be had.
    init?(stopping interpreter: Interpreter, otherwise: @escaping @MainActor () -> Void) {
        Self.interpreter = interpreter
        let isWatched = cle_watch_interrupts {
            guard let interpreter = InterruptKey.interpreter, interpreter.isRunning else { return false }
            interpreter.interruptRunning("interrupted")
            return true
        }
        guard isWatched else { return nil }
        source = DispatchSource.makeReadSource(fileDescriptor: cle_interrupt_descriptor(), queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                if cle_take_interrupts() { otherwise() }
            }
        }
        source.resume()
    }

    /// Forgets that the key was pressed, where nothing has been done about it yet.
    static func forget() { _ = cle_take_interrupts() }

    /// Gives the signal back.
    func release() {
        source.cancel()
        cle_unwatch_interrupts()
        Self.interpreter = nil
    }
}
