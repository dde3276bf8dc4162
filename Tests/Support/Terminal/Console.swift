extension Program {
    /// The console, with a folder as its user's home and no settings of whoever runs the tests.
    /// - Parameters:
    ///   - terminal: The value of `TERM`.
    ///   - name: The program, where it is another app's console.
    package static func console(
        _ arguments: [String], input: String = "", in folder: TemporaryFolder, terminal: String = "xterm",
        of name: String = "viewspec"
    ) -> Program {
        built(
            name, arguments, in: folder.url,
            environment: ["PATH": "/usr/bin:/bin", "TERM": terminal, "NO_COLOR": "1", "HOME": folder.path],
            input: input)
    }
}
