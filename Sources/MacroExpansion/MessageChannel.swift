import Glibc

/// Messages to and from the compiler: each is its length in eight bytes, the lowest first, and as many bytes of JSON.
public struct MessageChannel {
    private let input: Int32
    private let output: Int32

    /// Reads from one descriptor and writes to another.
    public init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// The input ended amid a message, or a descriptor can't be used.
    public enum Failure: Error, Equatable {
        case endedAmidMessage
        case tooLong(UInt64)
        case system(errno: Int32)
    }

    /// Longer messages are none: the source of one macro is kilobytes.
    private static let longest: UInt64 = 1 << 30

    /// The next message, nil at the end of the input. Throws `Failure`.
    func receive() throws -> [UInt8]? {
        let header = try take(8)
        if header.isEmpty { return nil }
        guard header.count == 8 else { throw Failure.endedAmidMessage }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length <= Self.longest else { throw Failure.tooLong(length) }
        let message = try take(Int(length))
        guard message.count == Int(length) else { throw Failure.endedAmidMessage }
        return message
    }

    /// Sends a message. Throws `Failure`.
    func send(_ message: [UInt8]) throws {
        let length = UInt64(message.count)
        try put((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + message)
    }

    /// This number of bytes, or fewer at the end of the input. A read from a pipe may return fewer.
    private func take(_ count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let count = try transfer {
                bytes.withUnsafeMutableBytes { read(input, $0.baseAddress! + filled, $0.count - filled) }
            }
            if count == 0 { break }
            filled += count
        }
        return Array(bytes[..<filled])
    }

    private func put(_ bytes: [UInt8]) throws {
        var written = 0
        while written < bytes.count {
            written += try transfer {
                bytes.withUnsafeBytes { write(output, $0.baseAddress! + written, $0.count - written) }
            }
        }
    }

    /// The number of bytes that a call transferred, which is made again where a signal interrupts it.
    private func transfer(_ call: () -> Int) throws -> Int {
        while true {
            let count = call()
            if count >= 0 { return count }
            guard errno == EINTR else { throw Failure.system(errno: errno) }
        }
    }
}
