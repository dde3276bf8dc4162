extension Program {
    /// The console, with a folder as its user's home and no settings of whoever runs the tests.
    /// - Parameter terminal: The value of `TERM`.
    package static func console(
        _ arguments: [String], input: String = "", in folder: TemporaryFolder, terminal: String = "xterm"
    ) -> Program {
        built(
            "viewspec", arguments, in: folder.url,
            environment: ["PATH": "/usr/bin:/bin", "TERM": terminal, "NO_COLOR": "1", "HOME": folder.path],
            input: input)
    }
}
