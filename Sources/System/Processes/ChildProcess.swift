/// A program that this process has started.
package struct ChildProcess {
    private let process: pid_t

    /// Starts a program with an empty standard input.
    /// - Parameters:
    ///  - arguments: The path of the program, and its arguments.
    ///  - output: The descriptor for its standard output.
    ///  - errors: The descriptor for its standard error.
    /// - Returns: `nil` if it can't be started, with `errno` set.
    package init?(_ arguments: [String], output: Int32, errors: Int32) {
        #if os(Linux)
        var actions = posix_spawn_file_actions_t()
        #else
        var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        var strings = arguments.map { strdup($0) } + [nil]
        defer { strings.forEach { free($0) } }
        var process: pid_t = 0
        let status = posix_spawn(&process, arguments[0], &actions, nil, &strings, environ)
        guard status == 0 else {
            errno = status
            return nil
        }
        self.process = process
    }

    /// Waits for the end of the process.
    /// - Returns: Whether it exited with status 0.
    package func wait() -> Bool { waitForStatus() == 0 }

    /// Waits for the end of the process.
    /// - Returns: Its exit status, or 128 more than the number of the signal that ended it, as shells have it.
    package func waitForStatus() -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Asks the process to end, as Control-C does.
    package func interrupt() { kill(process, SIGINT) }

    /// Becomes another program, which has the terminal, the working directory and the process's number.
    /// - Parameters:
    ///  - arguments: The path of the program, and its arguments.
    ///  - path: The path of the program where its first argument is another name.
    ///  - variable: A variable to add to its environment.
    /// - Returns: Only if it can't be started, with `errno` set.
    package static func becomeProgram(
        _ arguments: [String], at path: String? = nil, variable: (name: String, value: String)
    ) {
        setenv(variable.name, variable.value, 1)
        var strings = arguments.map { strdup($0) } + [nil]
        defer { strings.forEach { free($0) } }
        execv(path ?? arguments[0], &strings)
    }

    /// The path of the program of this process.
    package static var ownProgram: String {
        #if os(Linux)
        "/proc/self/exe"
        #else
        CommandLine.arguments[0]
        #endif
    }
}
