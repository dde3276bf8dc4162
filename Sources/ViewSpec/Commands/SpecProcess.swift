import SpecRunner
import System

/// Runs spec files in a process of their own: this program, started anew with `run`. A copy of this process, as the
/// runner makes for each file, is not to be had where scripts and their tasks run already.
enum SpecProcess {
    /// Runs specs.
    /// - Parameters:
    ///   - paths: As on the command line of `run`.
    ///   - isColored: Whether what it prints is for a terminal.
    ///   - printed: Takes what it prints, as it comes.
    /// - Returns: Whether all specs passed.
    /// - Throws: `SpecRunnerError.cannotStartWorker`.
    static func run(
        _ paths: [String], isColored: Bool, printed: (String) -> Void
    ) throws(SpecRunnerError) -> Bool {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw failure() }
        defer { close(ends[0]) }
        let process = start(
            [program, "run", "--color", isColored ? "always" : "never", "--"] + paths, output: ends[1], unused: ends[0])
        close(ends[1])
        guard let process else { throw failure() }
        forward(ends[0], to: printed)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status == 0
    }

    private static func failure() -> SpecRunnerError {
        .cannotStartWorker(reason: String(cString: strerror(errno)))
    }

    /// Where the running program is.
    private static var program: String {
        #if os(Linux)
        "/proc/self/exe"
        #else
        CommandLine.arguments[0]
        #endif
    }

    private static func start(_ arguments: [String], output: Int32, unused: Int32) -> pid_t? {
        #if os(Linux)
        var actions = posix_spawn_file_actions_t()
        #else
        var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // What somebody types meanwhile is for the console.
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
        posix_spawn_file_actions_addclose(&actions, output)
        posix_spawn_file_actions_addclose(&actions, unused)
        var strings = arguments.map { strdup($0) } + [nil]
        defer { strings.forEach { free($0) } }
        var process: pid_t = 0
        let status = posix_spawn(&process, arguments[0], &actions, nil, &strings, environ)
        guard status == 0 else {
            errno = status
            return nil
        }
        return process
    }

    /// Hands on what arrives, in whole characters.
    private static func forward(_ descriptor: Int32, to printed: (String) -> Void) {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        var held: [UInt8] = []
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            held += buffer[..<count]
            // A character of several bytes may be cut: its rest comes with the next piece.
            let tail = held.reversed().prefix(3).firstIndex { $0 >= 0xC0 }.map { $0.base - 1 }
            let isCut = tail.map { held.count - $0 < Self.length(of: held[$0]) } ?? false
            let end = isCut ? tail! : held.count
            if end > 0 { printed(String(decoding: held[..<end], as: UTF8.self)) }
            held.removeSubrange(..<end)
        }
        if !held.isEmpty { printed(String(decoding: held, as: UTF8.self)) }
    }

    /// How many bytes a character has that begins with this one.
    private static func length(of first: UInt8) -> Int { first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2 }
}
