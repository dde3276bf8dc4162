/// Open files, pipes, sockets and terminals. A call that a signal interrupts is made again.
package enum Descriptor {
    // MARK: - Writing

    /// Writes all of a text, as bytes are written.
    @discardableResult
    package static func write(_ text: String, to descriptor: Int32) -> Bool {
        var text = text
        return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    /// Writes all bytes, in as many calls as needed. A non-blocking descriptor is waited for: another process that
    /// shares the terminal or pipe may have made it one.
    /// - Returns: Whether all of it was written; if not, `errno` has the reason.
    @discardableResult
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        transfer(bytes) { start, count in
            while true {
                let written = writeSome(descriptor, start, count)
                guard written < 0, errno == EAGAIN else { return written }
                var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&wanted, 1, -1)
            }
        }
    }

    /// Writes all bytes to a socket, without the signal that ends a process whose reader has gone.
    /// - Returns: Whether all of it was written, within the time limit of the socket; if not, `errno` has the reason.
    package static func send(_ bytes: UnsafeRawBufferPointer, to socket: Int32) -> Bool {
        transfer(bytes) { start, count in sendSome(socket, start, count) }
    }

    private static func transfer(
        _ bytes: UnsafeRawBufferPointer, _ hand: (UnsafeRawPointer, Int) -> Int
    ) -> Bool {
        var offset = 0
        while offset < bytes.count {
            let written = hand(bytes.baseAddress! + offset, bytes.count - offset)
            if written < 0 && errno == EINTR { continue }
            guard written > 0 else { return false }
            offset += written
        }
        return true
    }

    // MARK: - Reading

    /// Reads the available bytes, waiting for some if the descriptor blocks.
    /// - Returns: The number of bytes; 0 at the end, negative on failure, with `errno` set.
    package static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = readSome(descriptor, buffer)
            if count < 0, errno == EINTR { continue }
            return count
        }
    }

    /// Reads the available bytes into the start of a buffer, as above.
    package static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
        buffer.withUnsafeMutableBytes { read(descriptor, into: $0) }
    }

    /// Reads the available bytes of a non-blocking descriptor.
    /// - Returns: The bytes, and whether the other end was closed.
    package static func readAvailable(_ descriptor: Int32, into buffer: inout [UInt8]) -> (
        bytes: ArraySlice<UInt8>, isClosed: Bool
    ) {
        let count = read(descriptor, into: &buffer)
        return count > 0 ? (buffer[..<count], false) : ([], count == 0)
    }

    /// Reads to the end.
    /// - Parameters:
    ///  - chunk: The number of bytes of a single read.
    ///  - most: Reading ends after more bytes than this.
    /// - Returns: `nil` on failure, with `errno` set.
    package static func readAll(_ descriptor: Int32, chunk: Int = 1 << 14, most: Int = .max) -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: chunk)
        while bytes.count <= most {
            let count = read(descriptor, into: &buffer)
            guard count >= 0 else { return nil }
            if count == 0 { break }
            bytes.append(contentsOf: buffer[..<count])
        }
        return bytes
    }

    /// Reads to the end, and passes the text on in whole characters.
    /// - Parameter wait: Called before each read, which may have to wait for text.
    package static func readText(_ descriptor: Int32, wait: () -> Void = {}, _ arrived: (String) -> Void) {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        var held: [UInt8] = []
        while true {
            wait()
            let count = read(descriptor, into: &buffer)
            guard count > 0 else { break }
            held += buffer[..<count]
            // The rest of a character comes with the next piece.
            let end = countOfWholeCharacters(held)
            if end > 0 { arrived(String(decoding: held[..<end], as: UTF8.self)) }
            held.removeSubrange(..<end)
        }
        if !held.isEmpty { arrived(String(decoding: held, as: UTF8.self)) }
    }

    /// The number of bytes without those of a character in UTF-8 that is cut at their end.
    package static func countOfWholeCharacters(_ bytes: [UInt8]) -> Int {
        guard let start = bytes.suffix(3).lastIndex(where: { $0 >= 0xC0 }) else { return bytes.count }
        return bytes.count - start < length(of: bytes[start]) ? start : bytes.count
    }

    /// The number of bytes of a character, from its first byte.
    private static func length(of first: UInt8) -> Int { first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2 }

    // MARK: - Others

    /// Closes it, where a method hides `close(2)`.
    package static func release(_ descriptor: Int32) { close(descriptor) }

    /// Keeps it from the programs that this process starts.
    package static func closeOnExec(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

    /// The width of a terminal in characters; `nil` if unknown.
    package static func columns(of terminal: Int32) -> Int? {
        var size = winsize()
        return ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
    }

    /// Puts an empty input in the place of standard input.
    /// - Returns: Whether standard input is empty now.
    @discardableResult
    package static func emptyStandardInput() -> Bool {
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard nothing > STDIN_FILENO else { return nothing == STDIN_FILENO }
        defer { close(nothing) }
        return dup2(nothing, STDIN_FILENO) >= 0
    }

    /// A new stream socket in the file system; negative on failure, with `errno` set.
    package static func makeSocket() -> Int32 {
        socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    }
}

// MARK: - The calls that the methods above hide

private func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}

private func sendSome(_ socket: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    send(socket, bytes, count, Int32(MSG_NOSIGNAL))
}
