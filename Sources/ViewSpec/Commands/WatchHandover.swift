import Foundation
import SpecRunner
import System

/// Continues `--watch` in the program that was just built: the process becomes that program, with the same arguments, and
/// finds what it has to remember in a variable of its environment.
enum WatchHandover {
    private static let variable = "VIEWSPEC_WATCH"

    /// The memory of the program before this one; `nil` if there was none. Specs don't see it.
    static func take() -> WatchState.Memory? {
        ProcessEnvironment.take(variable).flatMap {
            try? JSONDecoder().decode(WatchState.Memory.self, from: Data($0.utf8))
        }
    }

    /// Becomes the program.
    /// - Returns: Only if that isn't possible, with `errno` set.
    @MainActor static func give(_ memory: WatchState.Memory, to program: String) {
        let text = (try? JSONEncoder().encode(memory)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        AppConsole.handOn()
        ChildProcess.becomeProgram([program] + CommandLine.arguments.dropFirst(), variable: (variable, text))
    }
}
