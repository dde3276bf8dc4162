import Dispatch
import System

/// A client that sends requests and receives lines. A queue writes the lines, so that a client that doesn't read blocks
/// neither the session nor other clients.
package final class RemoteConnection: Sendable {
    /// The limits on unread output.
    package struct Bounds: Sendable {
        /// Bytes that may be unread.
        var unread = 8 << 20
        /// The number of seconds that others wait for an unread connection before it is dropped.
        var patience: Double
        /// The longest request, in bytes.
        var longestLine = 16 << 20
    }

    private struct State {
        /// Requests that were taken and have no answer yet.
        var pending = 0
        /// Whether nothing is added to the pending output.
        var isClosing = false
        var isClosed = false
        /// Whether no more requests come.
        var hasEnded = false
        /// The pending output, and its size in bytes including the part that is being written.
        var lines: [UInt8] = []
        var unread = 0
        var isWriting = false
        /// Whether answers are no longer wanted.
        var isAbandoned = false
        /// The number of seconds that others have waited since the client last read.
        var waited = 0.0
    }

    let bounds: Bounds
    private let input: Int32
    private let output: Int32
    private let isSocket: Bool
    private let dropped: @Sendable (String) -> Void
    private let state = Guarded(State())
    /// Reading and writing block, so neither happens on the main actor or on the queue of another connection.
    private let reader = DispatchQueue(label: "viewspec.connection.reader")
    private let writer = DispatchQueue(label: "viewspec.connection.writer")

    /// Creates a connection.
    /// - Parameters:
    ///  - input: The descriptor to read requests from, one a line. It is closed with the connection, as `output` is.
    ///  - output: The descriptor to write responses to; the same for a socket.
    ///  - bounds: The limits on unread output. A pipe has a single reader and delays no other client, so its limits are
    ///    wider.
    ///  - dropped: Receives the reason if the connection is dropped.
    package init(
        input: Int32, output: Int32, bounds: Bounds? = nil, dropped: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.input = input
        self.output = output
        self.dropped = dropped
        isSocket = input == output
        self.bounds = bounds ?? Bounds(patience: input == output ? 2 : 30)
    }

    /// Reads requests elsewhere until there are no more.
    /// - Parameters:
    ///   - received: Takes a line, without its line end, or nil for one that is too long; called there.
    ///   - ended: Called there at the end.
    func read(_ received: @escaping @Sendable ([UInt8]?) -> Void, ended: @escaping @Sendable () -> Void) {
        reader.async { [self] in
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            var line: [UInt8] = []
            var isTooLong = false
            func take() {
                if isTooLong { received(nil) } else if !Self.isBlank(line) { received(line) }
                line.removeAll(keepingCapacity: true)
                isTooLong = false
            }
            while true {
                let count = Descriptor.read(input, into: &buffer)
                guard count > 0 else { break }
                for (place, part) in buffer[..<count]
                    .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
                {
                    if place > 0 { take() }
                    isTooLong = isTooLong || line.count + part.count > bounds.longestLine
                    if isTooLong { line.removeAll() } else { line += part }
                }
            }
            take()
            state.withLock { $0.hasEnded = true }
            closeIfDone()
            ended()
        }
    }

    private static func isBlank(_ line: [UInt8]) -> Bool {
        line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") }
    }

    /// Whether nothing can be written to it any more.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Whether answers are no longer wanted: the input has ended, and the time for earlier requests is over.
    var isAbandoned: Bool { state.withLock { $0.isAbandoned } }

    /// Discards responses from now on.
    func abandon() { state.withLock { $0.isAbandoned = true } }

    /// An answer is owed.
    func begin() { state.withLock { $0.pending += 1 } }

    /// An answer was given.
    func end() {
        state.withLock { $0.pending -= 1 }
        closeIfDone()
    }

    /// Queues a line; dropped if the peer has closed.
    func send(_ message: JSONValue) {
        let line = Array((message.text + "\n").utf8)
        let isFirst = state.withLock { state in
            guard !state.isClosing, !state.isClosed else { return false }
            state.lines += line
            state.unread += line.count
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if isFirst { writer.async { [self] in write() } }
    }

    /// Waits, within the patience, until the unread output is within its bounds.
    /// - Parameter isUrgent: Whether to return without waiting.
    func waitForRoom(isUrgent: Bool = false) {
        let step = 0.001
        while true {
            let (isFull, waited) = state.withLock { state in
                let isFull = !state.isClosed && state.unread > bounds.unread
                if isFull { state.waited += step }
                return (isFull, state.waited)
            }
            guard isFull else { return }
            if waited > bounds.patience || isUrgent && isSocket { return drop() }
            usleep(UInt32(step * 1e6))
        }
    }

    /// Closes the connection after the pending output.
    func close() {
        state.withLock { state in
            state.isClosing = true
            if !state.isWriting { release(&state) }
        }
    }

    /// Closes the connection and discards the pending output.
    private func drop() {
        let isOpen = state.withLock { state in
            defer { release(&state) }
            return !state.isClosed
        }
        guard isOpen else { return }
        dropped("dropped a connection that left more than \(bounds.unread) bytes unread")
    }

    /// Writes the pending output.
    private func write() {
        while let lines = nextLines() {
            let isTaken = lines.withUnsafeBytes { bytes in
                isSocket ? Descriptor.send(bytes, to: output) : Descriptor.write(bytes, to: output)
            }
            state.withLock { state in
                if !isTaken { release(&state) }
                state.unread -= state.isClosed ? 0 : lines.count
                // A slow reader still reads.
                state.waited = 0
            }
        }
    }

    /// The number of bytes of one write.
    private static let part = 1 << 18

    /// Takes some of the pending output; nil if there is none.
    private func nextLines() -> [UInt8]? {
        state.withLock { state in
            guard state.lines.isEmpty else {
                let part = Array(state.lines.prefix(Self.part))
                state.lines.removeFirst(part.count)
                return part
            }
            state.isWriting = false
            state.waited = 0
            if state.isClosing { release(&state) }
            return nil
        }
    }

    /// A client that has sent all its requests still waits for the responses.
    private func closeIfDone() {
        let isDone = state.withLock { $0.hasEnded && $0.pending == 0 }
        if isDone { close() }
    }

    private func release(_ state: inout State) {
        guard !state.isClosed else { return }
        state.isClosed = true
        state.lines = []
        state.unread = 0
        if isSocket {
            // A descriptor in use must not be closed, since its number could be reused: shut down, so that both sides
            // see the end first.
            shutdown(input, Int32(SHUT_RDWR))
            writer.async { [reader, input] in reader.async { Descriptor.release(input) } }
        } else {
            writer.async { [output] in Descriptor.release(output) }
        }
    }
}
