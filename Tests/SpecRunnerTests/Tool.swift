import Foundation

/// Other programs that tests use where they are there.
enum Tool {
    /// Runs a program to its end and gives what it writes to its standard output.
    static func run(_ path: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        let pipe = Foundation.Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// Runs a Python script.
    static func python(_ script: String, _ arguments: [String] = []) throws -> (status: Int32, output: String) {
        try run("/usr/bin/env", ["python3", "-c", script] + arguments)
    }
}
