import Synchronization
import System

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
    /// Why not all of it could be written, in the system's words; `nil` as long as it could. A reader of standard output
    /// who has left is no reason: there is nobody to miss the rest.
    public private(set) var failure: String?

    private let descriptor: Int32
    private let isStandard: Bool
    private var buffer: [UInt8] = []
    /// Whether what is written is dropped, since something before it couldn't be written.
    private var isOver = false

    private static let capacity = 1 << 16

    /// Why something couldn't be written to standard output by any of these, in the system's words; `nil` as long as it could.
    public static var lossOfStandardOutput: String? { loss.withLock { $0 } }
    private static let loss = Mutex<String?>(nil)

    /// Standard output.
    public static func standardOutput() -> FileOutput { FileOutput(descriptor: STDOUT_FILENO, isStandard: true) }
    /// Standard error.
    public static func standardError() -> FileOutput { FileOutput(descriptor: STDERR_FILENO, isStandard: true) }

    /// Writes to a file that somebody else closes.
    init(descriptor: Int32, isStandard: Bool = false) {
        self.descriptor = descriptor
        self.isStandard = isStandard
    }

    deinit { flush() }

    /// Whether a person is looking at it.
    public var isTerminal: Bool { isatty(descriptor) == 1 }

    /// How many characters a line of the terminal has; 80 where that can't be told.
    public var columns: Int { Descriptor.columns(of: descriptor) ?? 80 }

    /// Appends text. It is held back until there is a lot of it, or `flush()`.
    public func write(_ text: String) {
        guard !isOver else { return }
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= Self.capacity { flush() }
    }

    /// Writes what is held back. Where that fails, it is dropped with all that comes after it.
    public func flush() {
        guard !buffer.isEmpty else { return }
        if !buffer.withUnsafeBytes({ Descriptor.write($0, to: descriptor) }) {
            isOver = true
            let number = errno
            if !(isStandard && hasLostItsReader(number)) {
                failure = SystemError.text(number)
                if descriptor == STDOUT_FILENO { Self.loss.withLock { $0 = $0 ?? failure } }
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Whether an error says that a pipe's reader, or a terminal, is gone.
    private func hasLostItsReader(_ error: Int32) -> Bool {
        error == EPIPE || (error == EIO && FileSystem.status(descriptor)?.kind == .device)
    }
}
