import Foundation
import Testing

/// A terminal with the console at its other end, used as by a person in front of it.
package final class PseudoTerminal {
    /// The editor switches bracketed paste on when a line begins and off when it ends.
    private static let (lineBegins, lineEnds) = ("\u{1B}[?2004h", "\u{1B}[?2004l")

    /// The end of the program that reads the keys and writes to the screen. It is closed once the console has it.
    package let line: FileHandle
    private var console: RunningProgram?
    private let primary: Int32
    private let columns: Int
    private var output: [UInt8] = []
    private var seen = 0

    /// A terminal with nothing at its other end.
    /// - Parameter columns: The width in characters.
    package init(columns: Int = 80) throws {
        self.columns = columns
        (primary, line) = try Self.open(columns: columns)
    }

    /// Starts a command of the console in a folder.
    /// - Parameters:
    ///   - type: The value of `TERM`.
    ///   - columns: The width in characters.
    ///   - name: The program, where it is another app's console.
    package convenience init(
        in folder: TemporaryFolder, _ arguments: [String] = ["repl"], type: String = "xterm", columns: Int = 80,
        of name: String = "viewspec"
    ) throws {
        try self.init(columns: columns)
        // With setsid the terminal is the process's own, so that Ctrl-C reaches it.
        console = try Program.console(arguments, in: folder, terminal: type, of: name).prefixed(by: [
            "setsid", "-c", "-w",
        ])
        .start(on: line)
        // Only the process has it open now, so that the process's end is the end of the output.
        try line.close()
    }

    deinit {
        // That hangs up, which ends the process.
        close(primary)
    }

    /// The contents of the screen, as far as it was waited for.
    package var screen: TerminalScreen { screen(of: output[..<seen]) }

    private func screen(of output: ArraySlice<UInt8>) -> TerminalScreen {
        var screen = TerminalScreen(columns: columns)
        screen.take(String(decoding: output, as: UTF8.self))
        return screen
    }

    /// Presses keys.
    package func type(_ keys: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
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
    package func expect(
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
    package func prompt(
        _ prompt: String = "> ", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        let shown = try await expect(Self.lineBegins + prompt, sourceLocation: sourceLocation)
        let printed = shown.firstRange(of: Self.lineEnds).map { shown[$0.upperBound...] } ?? shown[...]
        return printed.replacing("\r\n", with: "\n").trimmingCharacters(in: .newlines)
    }

    /// Types a line, and waits until the next one can be typed.
    /// - Returns: What was printed.
    @discardableResult
    package func run(
        _ line: String, next: String = "> ", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        try await type(line + Key.enter, sourceLocation: sourceLocation)
        return try await prompt(next, sourceLocation: sourceLocation)
    }

    /// Types a line, and checks what is printed until the next one can be typed.
    package func run(_ line: String, prints expected: String, sourceLocation: SourceLocation = #_sourceLocation)
        async throws
    {
        let printed = try await run(line, sourceLocation: sourceLocation)
        #expect(printed == expected, "\(line.debugDescription)", sourceLocation: sourceLocation)
    }

    /// Types the lines of a dialog, and checks what each prints.
    /// - Parameter dialog: What is typed stands behind its prompt, `> ` or `>> `, and what is printed then below it. `…`
    ///   stands for anything.
    package func follow(_ dialog: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        var steps: [(prompt: String, line: String, printed: [Substring])] = []
        for line in dialog.split(separator: "\n", omittingEmptySubsequences: false) {
            if let prompt = ["> ", ">> "].first(where: line.hasPrefix) {
                steps.append((prompt, String(line.dropFirst(prompt.count)), []))
            } else {
                steps[steps.count - 1].printed.append(line)
            }
        }
        for (index, step) in steps.enumerated() {
            let next = index + 1 < steps.count ? steps[index + 1].prompt : "> "
            let printed = try await run(step.line, next: next, sourceLocation: sourceLocation)
            if step.printed == ["…"] { continue }
            #expect(
                printed == step.printed.joined(separator: "\n"), "\(step.line.debugDescription)",
                sourceLocation: sourceLocation)
        }
    }

    /// Presses keys, waits until a text is shown, and presses Ctrl-C.
    /// - Returns: What is printed until the next line can be typed.
    @discardableResult
    package func interrupt(
        _ keys: String, after text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        try await type(keys, sourceLocation: sourceLocation)
        try await expect(text, sourceLocation: sourceLocation)
        try await type(Key.control("C"), sourceLocation: sourceLocation)
        return try await prompt(sourceLocation: sourceLocation)
    }

    /// Leaves with Ctrl-D at an empty line.
    /// - Returns: The exit code.
    package func leave(sourceLocation: SourceLocation = #_sourceLocation) async throws -> Int32 {
        try await type(Key.control("D"), sourceLocation: sourceLocation)
        return try await status(sourceLocation: sourceLocation)
    }

    /// Waits until the process has ended by itself.
    /// - Returns: The exit code.
    package func status(sourceLocation: SourceLocation = #_sourceLocation) async throws -> Int32 {
        guard let console else { throw POSIXError(.ECHILD) }
        try await wait("the process's end", sourceLocation) { !console.isRunning }
        return try console.wait().status
    }

    /// How the terminal treats what is typed: whether it waits for lines, shows what is typed, and so on.
    package func mode() throws -> [UInt32] {
        var settings = termios()
        guard tcgetattr(primary, &settings) == 0 else { throw POSIXError(.ENOTTY) }
        return [settings.c_iflag, settings.c_oflag, settings.c_lflag]
    }

    /// Waits until a condition holds, and takes in what is shown meanwhile.
    private func wait(_ what: String, _ location: SourceLocation, until holds: () throws -> Bool) async throws {
        func report() -> String {
            """
            \(what); since what was waited for before there was \
            \(String(decoding: output[seen...], as: UTF8.self).debugDescription); the screen:
            \(screen(of: output[...]))
            """
        }
        try await TestSupport.wait(for: report(), sourceLocation: location) {
            receive()
            return try holds()
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

    /// Opens both ends of a new terminal: the person's, where reading doesn't wait, and the process's.
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

extension TemporaryFolder {
    /// Starts a REPL on a terminal, in this folder, and waits for its prompt.
    package func console(_ arguments: String..., columns: Int = 80) async throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(in: self, ["repl"] + arguments, columns: columns)
        try await terminal.prompt()
        return terminal
    }

    /// Follows a dialog with a REPL in this folder, and leaves it with Ctrl-D.
    package func follow(_ dialog: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let terminal = try await console()
        try await terminal.follow(dialog, sourceLocation: sourceLocation)
        #expect(try await terminal.leave() == 0, sourceLocation: sourceLocation)
    }
}
