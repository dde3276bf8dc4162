import Foundation
import Testing

/// The real console on a terminal of its own, as a person has it in front of them.
final class PseudoTerminal {
    /// Keys that have no character to see.
    enum Key {
        static let (left, right, up, down) = ("\u{1B}[D", "\u{1B}[C", "\u{1B}[A", "\u{1B}[B")
        static let (home, end, delete) = ("\u{1B}[H", "\u{1B}[F", "\u{1B}[3~")
        static let (backspace, tab, enter) = ("\u{7F}", "\t", "\r")
        static let (pasteStart, pasteEnd) = ("\u{1B}[200~", "\u{1B}[201~")

        /// What Ctrl and a letter send.
        static func control(_ letter: Unicode.Scalar) -> String { String(Unicode.Scalar(UInt8(letter.value) & 0x1F)) }
    }

    /// What is sent when a line begins that is edited, and when it ends: whether pastes are told apart from typing.
    private static let (lineBegins, lineEnds) = ("\u{1B}[?2004h", "\u{1B}[?2004l")
    /// Nothing here takes that long, even on a machine that does much else.
    private static let patience = Duration.seconds(20)

    /// The end of those who read the keys and write to the screen, as long as nobody else has it.
    let line: FileHandle
    private let process = Process()
    private let primary: Int32
    private let columns: Int
    private var output: [UInt8] = []
    private var seen = 0

    /// A terminal with nobody at its other end.
    /// - Parameter columns: How wide it is.
    init(columns: Int = 80) throws {
        self.columns = columns
        (primary, line) = try Self.open(columns: columns)
    }

    /// Starts a console's command in a folder.
    /// - Parameters:
    ///   - settings: Variables of its environment.
    ///   - columns: How wide the terminal is.
    convenience init(
        in folder: Folder, _ arguments: [String] = ["repl"], settings: [String: String] = [:], columns: Int = 80
    ) throws {
        try self.init(columns: columns)
        // It makes the terminal the process's own, so that Ctrl-C reaches it.
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["setsid", "-c", "-w", ConsoleProcess.path] + arguments
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.environment = ConsoleProcess.environment(home: folder).merging(settings) { $1 }
        process.standardInput = line
        process.standardOutput = line
        process.standardError = line
        try process.run()
        // The last one who has it open is the process, whose end is the output's end.
        try line.close()
    }

    deinit {
        // That hangs up, which ends the process.
        close(primary)
    }

    /// What is on the screen, as far as it was waited for.
    var screen: Screen { screen(of: output[..<seen]) }

    private func screen(of output: ArraySlice<UInt8>) -> Screen {
        var screen = Screen(columns: columns)
        screen.take(String(decoding: output, as: UTF8.self))
        return screen
    }

    /// Presses keys.
    func type(_ keys: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        var bytes = Array(keys.utf8)[...]
        try await wait("typing \(keys.debugDescription)", sourceLocation) {
            let count = bytes.withUnsafeBytes { write(primary, $0.baseAddress!, $0.count) }
            if count > 0 { bytes = bytes.dropFirst(count) }
            return bytes.isEmpty
        }
    }

    /// Waits until a text is shown after what was waited for before.
    /// - Parameter others: Texts that will do as well.
    /// - Returns: What is shown in front of it.
    @discardableResult
    func expect(
        _ text: String, or others: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        var found = ""
        try await wait(([text] + others).map(\.debugDescription).joined(separator: " or "), sourceLocation) {
            let rest = output[seen...]
            let ranges = ([text] + others).compactMap { rest.firstRange(of: $0.utf8) }
            guard let range = ranges.min(by: { $0.lowerBound < $1.lowerBound }) else { return false }
            found = String(decoding: output[seen..<range.lowerBound], as: UTF8.self)
            seen = range.upperBound
            return true
        }
        return found
    }

    /// Waits until the next line can be typed.
    /// - Returns: What was printed since the last one ended.
    @discardableResult
    func prompt(
        _ prompt: String = "> ", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        let shown = try await expect(Self.lineBegins + prompt, sourceLocation: sourceLocation)
        let printed = shown.firstRange(of: Self.lineEnds).map { shown[$0.upperBound...] } ?? shown[...]
        return printed.replacing("\r\n", with: "\n").trimmingCharacters(in: .newlines)
    }

    /// Types a line, and waits until the next one can be typed.
    /// - Returns: What was printed.
    @discardableResult
    func run(
        _ line: String, next: String = "> ", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        try await type(line + Key.enter, sourceLocation: sourceLocation)
        return try await prompt(next, sourceLocation: sourceLocation)
    }

    /// Types a line, and checks what is printed until the next one can be typed.
    func run(_ line: String, prints expected: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let printed = try await run(line, sourceLocation: sourceLocation)
        #expect(printed == expected, "\(line.debugDescription)", sourceLocation: sourceLocation)
    }

    /// Leaves with Ctrl-D at an empty line.
    /// - Returns: The exit code.
    func leave(sourceLocation: SourceLocation = #_sourceLocation) async throws -> Int32 {
        try await type(Key.control("D"), sourceLocation: sourceLocation)
        return try await status(sourceLocation: sourceLocation)
    }

    /// Waits until the process has ended, by itself.
    func status(sourceLocation: SourceLocation = #_sourceLocation) async throws -> Int32 {
        try await wait("the process's end", sourceLocation) { !process.isRunning }
        return process.terminationStatus
    }

    /// How the terminal treats what is typed: whether it waits for lines, shows what is typed, and so on.
    func mode() throws -> [UInt32] {
        var settings = termios()
        guard tcgetattr(primary, &settings) == 0 else { throw POSIXError(.ENOTTY) }
        return [settings.c_iflag, settings.c_oflag, settings.c_lflag]
    }

    /// Waits until something is so, and takes what is shown meanwhile.
    private func wait(
        _ what: String, _ place: SourceLocation, until isReached: () throws -> Bool
    ) async throws {
        let deadline = ContinuousClock.now + Self.patience
        while true {
            receive()
            if try isReached() { return }
            guard ContinuousClock.now < deadline else {
                Issue.record(
                    """
                    waited \(Self.patience) for \(what); since what was waited for before there was \
                    \(String(decoding: output[seen...], as: UTF8.self).debugDescription); the screen:
                    \(screen(of: output[...]))
                    """, sourceLocation: place)
                throw CancellationError()
            }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    private func receive() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(primary, &bytes, bytes.count)
            guard count > 0 else { return }
            output += bytes[..<count]
        }
    }

    /// Both ends of a new terminal: the person's, where reading doesn't wait, and the process's.
    private static func open(columns: Int) throws -> (Int32, FileHandle) {
        // Glibc's posix_openpt and its kin are not among what Swift imports; this is what they do.
        let primary = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        var (lock, number): (Int32, UInt32) = (0, 0)
        var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard primary >= 0, ioctl(primary, 0x4004_5431, &lock) == 0, ioctl(primary, 0x8004_5430, &number) == 0,
            ioctl(primary, UInt(TIOCSWINSZ), &size) == 0
        else { throw POSIXError(.ENXIO) }
        let secondary = Glibc.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard secondary >= 0 else { throw POSIXError(.ENXIO) }
        return (primary, FileHandle(fileDescriptor: secondary, closeOnDealloc: true))
    }
}

extension Folder {
    /// Starts a REPL on a terminal, in this folder, and waits for its prompt.
    func console(
        _ arguments: String..., columns: Int = 80, settings: [String: String] = [:]
    ) async throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(in: self, ["repl"] + arguments, settings: settings, columns: columns)
        try await terminal.prompt()
        return terminal
    }
}
