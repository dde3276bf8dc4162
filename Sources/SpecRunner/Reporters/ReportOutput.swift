import Synchronization
import System

/// The destination of a report.
public protocol ReportOutput: AnyObject {
    /// Appends text. It may be held back until `flush()`.
    func write(_ text: String)
    /// Hands on everything that is held back.
    func flush()
    /// The number of characters in a line of the terminal that a person is looking at; nil for any other output.
    var terminalColumns: Int? { get }
}

extension ReportOutput {
    /// None.
    public var terminalColumns: Int? { nil }
}

/// Collects the output in memory.
public final class MemoryOutput: ReportOutput {
    /// The output.
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
    /// The system's message if some of the output couldn't be written; otherwise `nil`. A closed reader of standard
    /// output doesn't count.
    public private(set) var failure: String?

    private let descriptor: Int32
    private let isStandard: Bool
    private var buffer: [UInt8] = []
    /// Whether output is dropped after a failed write.
    private var isOver = false

    private static let capacity = 1 << 16

    /// The system's message if any instance couldn't write to standard output; otherwise `nil`.
    public static var lossOfStandardOutput: String? { loss.withLock { $0 } }
    private static let loss = Mutex<String?>(nil)

    /// Standard output.
    public static func standardOutput() -> FileOutput { FileOutput(descriptor: STDOUT_FILENO, isStandard: true) }
    /// Standard error.
    public static func standardError() -> FileOutput { FileOutput(descriptor: STDERR_FILENO, isStandard: true) }

    /// Writes to a descriptor that is closed elsewhere.
    init(descriptor: Int32, isStandard: Bool = false) {
        self.descriptor = descriptor
        self.isStandard = isStandard
    }

    deinit { flush() }

    /// Whether a person is looking at it.
    public var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The width of the terminal in characters; 80 if unknown.
    public var columns: Int { Descriptor.columns(of: descriptor) ?? 80 }

    /// The width of the terminal, where it is one.
    public var terminalColumns: Int? { isTerminal ? columns : nil }

    /// Appends text. It is held back until there is a lot of it, or `flush()`.
    public func write(_ text: String) {
        guard !isOver else { return }
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= Self.capacity { flush() }
    }

    /// Writes buffered output. If that fails, it is dropped, and so is all output after it.
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

    /// Whether an error means that the reader of a pipe or terminal is gone.
    private func hasLostItsReader(_ error: Int32) -> Bool {
        error == EPIPE || (error == EIO && FileSystem.status(descriptor)?.kind == .device)
    }
}
