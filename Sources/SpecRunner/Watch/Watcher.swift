import CWorkers
import System

/// Reports changes of files below watched folders.
///
/// It has no thread: poll `descriptor` to wait for changes.
public final class Watcher {
    /// The changed files.
    public struct Changes: Hashable, Sendable {
        /// Files that were written, made, renamed or removed: absolute paths without links.
        public var files: Set<String> = []
        /// Whether changes were lost, so that any file may have changed.
        public var isEverything = false

        /// Nothing.
        public init() {}

        /// Whether nothing has changed.
        public var isEmpty: Bool { files.isEmpty && !isEverything }
    }

    /// An error of the system.
    public struct Failure: Error, CustomStringConvertible {
        /// The folder and the system's message.
        public let description: String
    }

    /// Readable once something has changed.
    public let descriptor: Int32
    /// The watched folders by the system's numbers for them.
    private var folders: [Int32: Folder] = [:]
    private let buffer = UnsafeMutablePointer<sw_change>.allocate(capacity: Int(sw_change_capacity))

    private struct Folder {
        /// Absolute, without links.
        let path: String
        /// Whether folders in it are watched too.
        var isDeep: Bool
    }

    /// Watches nothing yet.
    /// - Throws: `Failure` where files can't be watched at all, as on systems other than Linux.
    public init() throws(Failure) {
        descriptor = sw_watch_open()
        guard descriptor < 0 else { return }
        let reason = errno == ENOSYS ? "that needs Linux's inotify" : SystemError.last
        throw Failure(description: "files can't be watched: \(reason)")
    }

    deinit {
        close(descriptor)
        buffer.deallocate()
    }

    /// Watches a folder. A folder that doesn't exist or is watched already changes nothing.
    /// - Parameters:
    ///  - path: The folder.
    ///  - isDeep: Whether its subfolders are watched too, to any depth, as they come and go. Names that begin with a
    ///    dot are skipped.
    public func watch(_ path: String, isDeep: Bool) throws(Failure) {
        guard let real = FileSystem.realPath(path) else { return }
        _ = try add(real, isDeep: isDeep)
    }

    /// Watches a folder; returns the files in it and, if it is deep, in its subfolders.
    @discardableResult
    private func add(_ path: String, isDeep: Bool) throws(Failure) -> [String] {
        let number = sw_watch_folder(descriptor, path)
        guard number >= 0 else {
            if errno == ENOENT || errno == ENOTDIR || errno == EACCES { return [] }
            let hint = errno == ENOSPC ? "; the system's limit is fs.inotify.max_user_watches" : ""
            throw Failure(description: "can't watch \(path): \(SystemError.last)\(hint)")
        }
        if let known = folders[number], known.isDeep || !isDeep { return [] }
        folders[number] = Folder(path: path, isDeep: isDeep)
        var files: [String] = []
        for name in (try? FileSystem.names(in: path)) ?? [] where !name.hasPrefix(".") {
            let child = path + "/" + name
            switch FileSystem.status(child)?.kind {
            case .directory where isDeep:
                // A link may lead to a folder further up, which is watched by then.
                if let real = FileSystem.realPath(child) { files += try add(real, isDeep: true) }
            case .file: files.append(child)
            default: break
            }
        }
        return files
    }

    // MARK: - Changes

    /// Takes the changes, waiting until they end: saving a file makes several.
    /// - Parameters:
    ///  - quiet: The number of seconds without a change that count as the end.
    ///  - longest: The largest number of seconds to wait.
    /// - Returns: No changes, if there were none at the start.
    public func changes(quiet: Double = 0.02, longest: Double = 0.06) throws(Failure) -> Changes {
        var changes = Changes()
        let start = MonotonicTime.nanoseconds
        while try take(into: &changes) || !changes.isEmpty {
            let rest = min(quiet, longest - MonotonicTime.seconds(since: start))
            guard rest > 0, wait(seconds: rest) else { break }
        }
        return changes
    }

    /// Waits for a change.
    /// - Returns: Whether there was one within that time.
    public func wait(seconds: Double) -> Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, Int32(clamping: Int((seconds * 1000).rounded(.up)))) > 0
    }

    /// Reads the pending changes.
    private func take(into changes: inout Changes) throws(Failure) -> Bool {
        let count = Int(sw_watch_read(descriptor, buffer))
        for index in 0..<max(0, count) { try take(buffer + index, into: &changes) }
        return count > 0
    }

    private func take(_ change: UnsafePointer<sw_change>, into changes: inout Changes) throws(Failure) {
        if change.pointee.is_overflow { changes.isEverything = true }
        guard let folder = folders[change.pointee.folder] else { return }
        if change.pointee.is_end {
            folders[change.pointee.folder] = nil
            return
        }
        let name = String(cString: sw_change_name(change))
        guard !name.isEmpty, !name.hasPrefix(".") else { return }
        let path = folder.path + "/" + name
        guard change.pointee.is_folder else {
            changes.files.insert(path)
            return
        }
        // Files in a new folder from before it was watched have changed too.
        if change.pointee.is_new, folder.isDeep { changes.files.formUnion(try add(path, isDeep: true)) }
    }
}
