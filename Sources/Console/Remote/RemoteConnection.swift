import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Somebody who sends requests, and gets lines back.
final class RemoteConnection: Sendable {
    private struct State {
        /// Requests that were taken and have no answer yet.
        var pending = 0
        var isClosed = false
        /// Whether no more requests come.
        var hasEnded = false
    }

    private let input: Int32
    private let output: Int32
    private let isSocket: Bool
    private let state = Mutex(State())
    /// What waits for requests mustn't hold up the main actor, nor the other connections.
    private let queue = DispatchQueue(label: "viewspec.connection")

    /// - Parameters:
    ///   - input: Where requests are read, a line each. It is closed with the connection, as `output` is.
    ///   - output: Where answers are written; the same for a socket.
    init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
        isSocket = input == output
    }

    /// Reads requests elsewhere until there are no more.
    /// - Parameters:
    ///   - received: Takes a line, without its line end; called there.
    ///   - ended: Called there at the end.
    func read(_ received: @escaping @Sendable ([UInt8]) -> Void, ended: @escaping @Sendable () -> Void) {
        queue.async { [self] in
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            var line: [UInt8] = []
            while true {
                let count = readSome(input, &buffer)
                guard count > 0 else { break }
                for part in buffer[..<count].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                    .enumerated()
                {
                    if part.offset > 0 {
                        take(line, received)
                        line.removeAll(keepingCapacity: true)
                    }
                    line += part.element
                }
            }
            take(line, received)
            state.withLock { $0.hasEnded = true }
            closeIfDone()
            ended()
        }
    }

    /// Whether nothing can be written to it any more.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// An answer is owed.
    func begin() { state.withLock { $0.pending += 1 } }

    /// An answer was given.
    func end() {
        state.withLock { $0.pending -= 1 }
        closeIfDone()
    }

    /// Writes a line. Whoever doesn't listen any more doesn't get it.
    func send(_ message: JSONValue) {
        let line = message.text + "\n"
        // Lines that are written from several threads must not mix.
        state.withLock { state in
            guard !state.isClosed else { return }
            let isTaken =
                isSocket ? Descriptor.write(line, to: output, Descriptor.sendSome) : Descriptor.write(line, to: output)
            if !isTaken { close(&state) }
        }
    }

    /// Ends the connection from this side.
    func close() { state.withLock { close(&$0) } }

    private func take(_ line: [UInt8], _ received: ([UInt8]) -> Void) {
        if line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\t") }) {
            received(line)
        }
    }

    /// Who has sent all requests waits for the answers still.
    private func closeIfDone() {
        state.withLock { state in
            if state.hasEnded, state.pending == 0 { close(&state) }
        }
    }

    private func close(_ state: inout State) {
        guard !state.isClosed else { return }
        state.isClosed = true
        if isSocket {
            // A descriptor that somebody reads from must not be given away to another file: who reads sees the end first.
            shutdown(input, Int32(SHUT_RDWR))
            queue.async { [input] in Descriptor.release(input) }
        } else {
            Descriptor.release(output)
        }
    }
}

private func readSome(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        return count
    }
}
