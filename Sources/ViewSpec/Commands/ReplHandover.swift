import Foundation
import System

/// Hands what was typed in a REPL to the program that a build replaced this one by.
///
/// It goes through a file, since a variable of the environment holds 128 KiB at most.
enum ReplHandover {
    private static let variable = "VIEWSPEC_TYPED"
    private static let file = "typed.json"

    /// The entries of the program before this one; none if there was none. Scripts don't see the variable.
    static func take() -> [String] {
        guard ProcessEnvironment.take(variable) != nil,
            let bytes = try? FileSystem.contents(of: file, in: ProjectFolder.name)
        else { return [] }
        unlink("\(ProjectFolder.name)/\(file)")
        return (try? JSONDecoder().decode([String].self, from: Data(bytes))) ?? []
    }

    /// Becomes the program.
    /// - Returns: Only if that isn't possible.
    /// - Throws: `FileError.cannotWrite`.
    @MainActor static func give(_ typed: [String], to program: String) throws {
        try ProjectFolder.make(ProjectFolder.name)
        try FileSystem.replace(file, in: ProjectFolder.name, with: Array(try JSONEncoder().encode(typed)))
        AppConsole.handOn()
        ChildProcess.becomeProgram(
            [program] + CommandLine.arguments.dropFirst(), variable: (variable, file))
    }
}
