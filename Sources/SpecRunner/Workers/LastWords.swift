import CWorkers
import System

/// The message of a console whose process is ended by a trap in the app's code: the app's functions on the stack, and what
/// is left of the session.
package enum LastWords {
    /// The most functions that are named: a person at the terminal wants the place, not the stack.
    private static let mostFrames = 5

    /// Set once, before anything can die.
    nonisolated(unsafe) private static var remark: () -> String = { "" }

    /// From here on, a death is told on standard error in a few lines.
    /// - Parameter remark: The last lines, made in a copy of the process; it may use what the process left in files.
    package static func arrange(_ remark: @escaping @Sendable () -> String) {
        self.remark = remark
        sw_tell_death { number, descriptor in LastWords.tell(number, descriptor) }
    }

    private static func tell(_ number: Int32, _ descriptor: Int32) {
        let lines = String(decoding: Descriptor.readAll(descriptor) ?? [], as: UTF8.self).split(separator: "\n")
        let native = lines.filter { $0.hasPrefix("F ") }.compactMap { NativeFrame($0.dropFirst(2)) }
        let frames = NativeFrame.interesting(native).prefix(mostFrames).map { "  \($0)\n" }
        let errors = FileOutput.standardError()
        errors.write("\nThe console died (\(DeathReport.words(for: -number))) in:\n\(frames.joined())\(remark())")
        errors.flush()
    }
}
