import Dispatch
import System

/// A socket in the file system that only its owner can connect to. It is gone when the process ends, also by a signal.
package final class UnixSocket: Sendable {
    /// The reason why a socket could not be opened.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        init(_ path: String, _ reason: String) { description = "can't listen on '\(path)': \(reason)" }

        /// A failure with the system's message.
        static func system(_ path: String) -> Failure { Failure(path, SystemError.last) }
    }

    private let descriptor: Int32
    private let queue = DispatchQueue(label: "viewspec.listening")
    /// The socket's path, for the handler of the signals that end the process.
    nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
    /// The signals that end a process which does nothing about them.
    private static let endings = [SIGINT, SIGTERM, SIGHUP]
    /// The number of seconds that a client may leave its responses unread before it is dropped.
    private static let patience = 30

    /// Listens on a socket.
    /// - Parameter path: The path of the socket. A missing folder is made, accessible to its owner only; a socket on
    ///   which no process listens any more is replaced.
    /// - Throws: `Failure` if the path can't be used.
    package init(path: String) throws(Failure) {
        var address = try Self.address(path)
        if let end = path.lastIndex(of: "/"), end > path.startIndex { mkdir(String(path[..<end]), 0o700) }
        try Self.clear(path, &address)
        let socket = Descriptor.makeSocket()
        guard socket >= 0 else { throw .system(path) }
        Descriptor.closeOnExec(socket)
        // It must never be there for others, not even for a moment.
        let mask = umask(0o177)
        let isBound = Self.withSocketAddress(&address) { bind(socket, $0, $1) == 0 }
        umask(mask)
        guard isBound, listen(socket, 8) == 0 else {
            let failure = Failure.system(path)
            Descriptor.release(socket)
            throw failure
        }
        descriptor = socket
        Self.path = strdup(path)
        for number in Self.endings {
            signal(number) { number in
                if let path = UnixSocket.path { unlink(path) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Takes connections in, elsewhere, until it is closed.
    package func accept(_ taken: @escaping @Sendable (Int32) -> Void) {
        queue.async { [descriptor] in
            while true {
                let connection = acceptConnection(descriptor)
                if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
                guard connection >= 0 else { return }
                Descriptor.closeOnExec(connection)
                var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
                setsockopt(
                    connection, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
                taken(connection)
            }
        }
    }

    /// Takes it away.
    package func close() {
        for number in Self.endings { signal(number, SIG_DFL) }
        if let path = Self.path { unlink(path) }
        // Wakes the thread that waits for connections; the descriptor is closed when it has released it.
        shutdown(descriptor, Int32(SHUT_RDWR))
        queue.async { [descriptor] in Descriptor.release(descriptor) }
    }

    /// Connects to a socket.
    /// - Returns: The descriptor; nil where there is none, with `errno` set.
    package static func connect(to path: String) -> Int32? {
        guard var address = try? address(path) else {
            errno = ENAMETOOLONG
            return nil
        }
        let descriptor = Descriptor.makeSocket()
        guard descriptor >= 0 else { return nil }
        Descriptor.closeOnExec(descriptor)
        guard withSocketAddress(&address, { connectSocket(descriptor, $0, $1) == 0 }) else {
            let reason = errno
            Descriptor.release(descriptor)
            errno = reason
            return nil
        }
        return descriptor
    }

    /// Removes an abandoned socket from the path.
    private static func clear(_ path: String, _ address: inout sockaddr_un) throws(Failure) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK else { throw Failure(path, "a file that is no socket is there") }
        let probe = Descriptor.makeSocket()
        defer { Descriptor.release(probe) }
        let isTaken = withSocketAddress(&address) { connectSocket(probe, $0, $1) == 0 }
        guard !isTaken else { throw Failure(path, "another process listens on it already") }
        guard errno == ECONNREFUSED, unlink(path) == 0 else { throw .system(path) }
    }

    private static func address(_ path: String) throws(Failure) -> sockaddr_un {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard path.utf8.count < room else {
            throw Failure(path, "the path of a socket has at most \(room - 1) bytes, this one has \(path.utf8.count)")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return address
    }

    private static func withSocketAddress(
        _ address: inout sockaddr_un, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
    ) -> Bool {
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}

private func connectSocket(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32 {
    connect(descriptor, address, size)
}

private func acceptConnection(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }
