#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where the REPL reads and writes.
public protocol Terminal: AnyObject {
    /// Whether a person sits there, who wants a prompt.
    var isInteractive: Bool { get }
    /// The next line without its line end; `nil` when the input has ended.
    func readLine(prompt: String) -> String?
    /// Writes to the output, as it is.
    func write(_ text: String)
    /// Writes to the place for errors, as it is.
    func writeError(_ text: String)
}

/// Standard input, output and error.
public final class StandardTerminal: Terminal {
    /// Whether standard input is a terminal.
    public let isInteractive = isatty(STDIN_FILENO) == 1

    /// The process's own terminal, pipe or file.
    public init() {}

    /// The next line of standard input. The prompt is shown only to a person.
    public func readLine(prompt: String) -> String? {
        if isInteractive { write(prompt) }
        return Swift.readLine(strippingNewline: true)
    }

    /// Writes to standard output at once.
    public func write(_ text: String) { Self.write(text, to: STDOUT_FILENO) }

    /// Writes to standard error at once.
    public func writeError(_ text: String) { Self.write(text, to: STDERR_FILENO) }

    private static func write(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var offset = 0
            while offset < bytes.count {
                let written = systemWrite(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
                if written < 0 && errno == EINTR { continue }
                guard written > 0 else { return }
                offset += written
            }
        }
    }
}

/// `write(2)`, under a name that doesn't collide with the methods.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
