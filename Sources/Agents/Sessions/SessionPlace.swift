import CWorkers
import Console
import System

/// Where the sockets of sessions are: in a folder that is this user's alone. A session belongs to the folder that it was
/// started in.
package struct SessionPlace: Sendable {
    /// The largest number of characters of a name: the path of a socket has little room.
    static let longestName = 40
    private static let ending = ".sock"
    /// The time after which a socket that no process listens on is removed, in seconds. Before, a session may be starting.
    private static let startingTime = 60

    private let folder: String
    /// The beginning of the names of this working directory's sockets.
    private let prefix: String

    /// Finds the folder, which is made if need be.
    /// - Throws: `SessionFailure`.
    package init() throws(SessionFailure) {
        let own = ProcessEnvironment["XDG_RUNTIME_DIR"] ?? ""
        folder = own.hasPrefix("/") ? "\(own)/viewspec" : "/tmp/viewspec-\(geteuid())"
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
            throw .system("can't make \(folder), the folder of the sockets of sessions: \(SystemError.last)")
        }
        var status = stat()
        guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw .unsafeFolder(folder, reason: "is no folder")
        }
        guard status.st_uid == geteuid() else { throw .unsafeFolder(folder, reason: "belongs to another user") }
        guard status.st_mode & 0o077 == 0 else { throw .unsafeFolder(folder, reason: "is open to other users") }
        guard let place = FileSystem.realPath(".") else {
            throw .system("the working directory is gone: \(SystemError.last)")
        }
        let sum = Array(place.utf8).withUnsafeBytes { sw_checksum(0, $0.baseAddress, $0.count) }
        prefix = String(sum, radix: 16) + "-"
    }

    /// The path of the socket of a session.
    /// - Throws: `SessionFailure.badName`.
    package func path(of name: String) throws(SessionFailure) -> String {
        func isPossible(_ character: Character) -> Bool {
            character.isASCII && (character.isLetter || character.isNumber) || character == "-" || character == "_"
        }
        guard (1...Self.longestName).contains(name.count), name.allSatisfy(isPossible) else { throw .badName(name) }
        return "\(folder)/\(prefix)\(name)\(Self.ending)"
    }

    /// The names of the sessions that can be connected to. Old sockets of others are removed.
    package var names: [String] {
        let files = (try? FileSystem.names(in: folder)) ?? []
        return files.filter { $0.hasPrefix(prefix) && $0.hasSuffix(Self.ending) }.sorted().compactMap { file in
            let path = "\(folder)/\(file)"
            if let descriptor = UnixSocket.connect(to: path) {
                Descriptor.release(descriptor)
                return String(file.dropFirst(prefix.count).dropLast(Self.ending.count))
            }
            let age = FileSystem.modificationTime(path).map { time(nil) - $0 / 1_000_000_000 }
            if errno == ECONNREFUSED, let age, age > Self.startingTime { unlink(path) }
            return nil
        }
    }
}
