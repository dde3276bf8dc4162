import System

/// Writes files that aren't there yet, or whose content is the console's own.
enum NewFiles {
    /// What became of a file.
    enum Result: Equatable {
        case written
        /// Something is there already, and stays as it is.
        case exists
        /// It can't be written, for this reason.
        case failed(String)
    }

    /// Makes a folder with those that it is in; what is there stays.
    /// - Returns: Why it can't be; `nil` if it is there.
    static func makeFolder(_ path: String) -> String? {
        var index = path.startIndex
        while index < path.endIndex {
            index = path[index...].dropFirst().firstIndex(of: "/") ?? path.endIndex
            let part = String(path[..<index])
            if mkdir(part, 0o777) != 0, errno != EEXIST { return reason }
        }
        var status = stat()
        guard stat(path, &status) == 0 else { return reason }
        return status.st_mode & S_IFMT == S_IFDIR ? nil : String(cString: strerror(ENOTDIR))
    }

    /// Whether something is there.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Writes a file, with the folders that it is in, unless something is there.
    /// - Parameter isReplacing: Whether what is there is written anew.
    static func write(_ text: String, to path: String, isReplacing: Bool = false) -> Result {
        if let slash = path.lastIndex(of: "/"), let reason = makeFolder(String(path[..<slash])) {
            return .failed(reason)
        }
        // The system itself sees to it that nothing is overwritten, not even what appears at this moment.
        let descriptor = open(path, O_WRONLY | O_CREAT | (isReplacing ? O_TRUNC : O_EXCL) | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return errno == EEXIST ? .exists : .failed(reason) }
        defer { close(descriptor) }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Self.put(descriptor, $0) }
            guard count > 0 else { return .failed(reason) }
            rest = rest.dropFirst(count)
        }
        return .written
    }

    private static func put(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        writeSome(descriptor, bytes)
    }

    private static var reason: String { String(cString: strerror(errno)) }
}

private func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
