import Foundation

/// Commands of a shell, which find the programs of this package by their names.
package enum Shell {
    /// Runs a command in a folder. The variable `SCRATCH` names a folder that is there until the command ends.
    /// - Parameter tools: Where programs are looked for first. After it come those of this package.
    package static func run(_ command: String, in folder: URL, tools: URL? = nil) throws -> Program.Result {
        let scratch = try TemporaryFolder()
        let programs = (tools.map { [$0.path] } ?? []) + [Program.folder.path, "/usr/bin", "/bin"]
        var environment = ["PATH": programs.joined(separator: ":"), "SCRATCH": scratch.path]
        // Programs that were built with a sanitizer read what it is to look for.
        for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] { environment[name] = ProcessInfo.processInfo.environment[name] }
        return try withExtendedLifetime(scratch) {
            try Program(["/bin/sh", "-c", command], in: folder, environment: environment).run()
        }
    }
}
