import Foundation

/// A program to run, with what it is given.
package struct Program {
    /// How a program ended, and what it wrote.
    package struct Result {
        /// The exit code, or the number of the signal that ended it.
        package let status: Int32
        package let output: String
        package let errors: String
    }

    /// The folder that the tests were built into, together with the programs of this package.
    package static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    let arguments: [String]
    let workingFolder: URL?
    let environment: [String: String]?
    let input: String

    /// - Parameters:
    ///   - arguments: The program's name or path, and its arguments. A name is looked up in the environment's `PATH`.
    ///   - folder: The folder to run in; that of the tests if nil.
    ///   - environment: The whole environment; that of the tests if nil.
    ///   - input: What the program reads from its standard input.
    package init(
        _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil, input: String = ""
    ) {
        self.arguments = arguments
        workingFolder = folder
        self.environment = environment
        self.input = input
    }

    /// A program of this package.
    package static func built(
        _ name: String, _ arguments: [String] = [], in folder: URL? = nil, environment: [String: String]? = nil,
        input: String = ""
    ) -> Program {
        Program(
            [Self.folder.appending(path: name).path] + arguments, in: folder, environment: environment, input: input)
    }

    /// A script for Python's interpreter.
    package static func python(_ script: String, _ arguments: [String] = []) -> Program {
        Program(["python3", "-c", script] + arguments)
    }

    /// The same, started by another program.
    func prefixed(by starter: [String]) -> Program {
        Program(starter + arguments, in: workingFolder, environment: environment, input: input)
    }

    /// Runs the program to its end.
    package func run() throws -> Result { try start().wait() }

    /// Starts the program.
    /// - Parameter terminal: What the program's input, output and errors are; files if nil.
    package func start(on terminal: FileHandle? = nil) throws -> RunningProgram {
        try RunningProgram(self, terminal: terminal)
    }
}
