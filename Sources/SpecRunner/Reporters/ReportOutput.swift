#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where a report goes. Reporters know only this, so that a test can read what they wrote.
public protocol ReportOutput: AnyObject {
    /// Appends text. It may be held back until `flush()`.
    func write(_ text: String)
    /// Hands on everything that is held back.
    func flush()
}

/// Keeps what is written.
public final class MemoryOutput: ReportOutput {
    /// Everything that was written so far.
    public private(set) var text = ""

    /// An empty output.
    public init() {}

    /// Appends to `text`.
    public func write(_ text: String) { self.text += text }
    /// Nothing is ever held back.
    public func flush() {}
}

/// Writes to an open file, such as standard output.
public final class FileOutput: ReportOutput {
    private let descriptor: Int32
    private let closesDescriptor: Bool
    private var buffer: [UInt8] = []

    private static let capacity = 1 << 16

    /// Standard output.
    public static func standardOutput() -> FileOutput { FileOutput(descriptor: STDOUT_FILENO) }
    /// Standard error.
    public static func standardError() -> FileOutput { FileOutput(descriptor: STDERR_FILENO) }

    /// Writes to a file that somebody else closes.
    public init(descriptor: Int32) {
        self.descriptor = descriptor
        closesDescriptor = false
    }

    /// Creates or overwrites the file at a path.
    /// - Throws: `SpecRunnerError.cannotWrite` if the file can't be opened.
    public init(creating path: String) throws(SpecRunnerError) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        closesDescriptor = true
        guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: FileSystem.lastError()) }
    }

    /// Opens the file at a path for what is written to be added at its end, and creates it if it isn't there.
    /// - Throws: `SpecRunnerError.cannotWrite` if the file can't be opened.
    public init(appendingTo path: String) throws(SpecRunnerError) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        closesDescriptor = true
        guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: FileSystem.lastError()) }
    }

    deinit {
        flush()
        if closesDescriptor { close(descriptor) }
    }

    /// Whether a person is looking at it.
    public var isTerminal: Bool { isatty(descriptor) == 1 }

    /// How many characters a line of the terminal has; 80 where that can't be told.
    public var columns: Int {
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    /// Appends text. It is held back until there is a lot of it, or `flush()`.
    public func write(_ text: String) {
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= Self.capacity { flush() }
    }

    /// Writes what is held back. What can't be written (a closed pipe) is dropped: there is nobody to tell.
    public func flush() {
        buffer.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let written = systemWrite(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
                if written < 0 && errno == EINTR { continue }
                guard written > 0 else { break }
                offset += written
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }
}

/// `write(2)`, under a name that doesn't collide with `FileOutput.write`.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
