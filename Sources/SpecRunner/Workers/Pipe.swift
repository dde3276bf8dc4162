import System

/// One direction from a worker to the process that reports.
struct Pipe {
    let reading: Int32
    let writing: Int32

    /// - Throws: `SpecRunnerError.cannotStartWorker`, in practice if there are too many open files.
    init() throws(SpecRunnerError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            let hint = errno == EMFILE ? "; \"ulimit -n\" says how many there may be" : ""
            throw .cannotStartWorker(reason: FileSystem.lastError() + hint)
        }
        (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    }

    /// Closes both ends.
    func close() {
        for end in [reading, writing] { _ = release(end) }
    }
}

extension FileSystem {
    /// Writes everything, however often the system has to be asked. A descriptor that doesn't block is waited for: whoever
    /// shares a terminal or pipe with us may have made it one.
    /// - Returns: Whether all of it was written; if not, `errno` says why.
    @discardableResult
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var offset = 0
        while offset < bytes.count {
            let written = writeSome(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
            if written < 0 && errno == EINTR { continue }
            if written < 0 && errno == EAGAIN {
                var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&wanted, 1, -1)
                continue
            }
            guard written > 0 else { return false }
            offset += written
        }
        return true
    }

    /// What can be read without waiting.
    /// - Returns: The bytes, and whether the other end was closed.
    static func readAvailable(_ descriptor: Int32, into buffer: inout [UInt8]) -> (
        bytes: ArraySlice<UInt8>, isClosed: Bool
    ) {
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 { return (buffer[..<count], false) }
            if count < 0 && errno == EINTR { continue }
            return ([], count == 0)
        }
    }
}

private func release(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
