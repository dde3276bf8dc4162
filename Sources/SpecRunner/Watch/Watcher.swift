import CWorkers
import System

/// Reports changes of files below watched folders.
///
/// A watched folder that is removed or renamed is watched again when a folder of its path is there again: the folders on the
/// way to it are watched for the next name of the path.
///
/// It has no thread: poll `descriptor` to wait for changes.
public final class Watcher {
    /// The changed files.
    public typealias Changes = FileChanges

    /// An error of the system.
    public struct Failure: Error, CustomStringConvertible {
        /// The folder and the system's message.
        public let description: String
    }

    /// Readable once something may have changed.
    public let descriptor: Int32
    /// The folders that were asked for, by their paths, with whether their subfolders are watched too.
    private var wanted: [String: Bool] = [:]
    /// The folders that the system watches, by its numbers for them.
    private var folders: [Int32: Folder] = [:]
    /// Changes that were read while waiting.
    private var pending = Changes()
    private let buffer = UnsafeMutablePointer<sw_change>.allocate(capacity: Int(sw_change_capacity))

    private struct Folder {
        /// Absolute, without links.
        let path: String
        /// Whether changes in it are reported, and not only waited for on the way to another folder.
        var isReported = false
        /// Whether folders in it are watched too.
        var isDeep = false
        /// The names in it that lead to wanted folders.
        var waypoints: Set<String> = []

        func path(of name: String) -> String { path == "/" ? "/" + name : "\(path)/\(name)" }
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

    // MARK: - Folders

    /// Watches a folder. A folder that doesn't exist or is watched already changes nothing.
    /// - Parameters:
    ///  - path: The folder.
    ///  - isDeep: Whether its subfolders are watched too, to any depth, as they come and go. Names that begin with a
    ///    dot are skipped.
    public func watch(_ path: String, isDeep: Bool) throws(Failure) {
        guard let real = FileSystem.realPath(path) else { return }
        if let known = wanted[real], known || !isDeep { return }
        wanted[real] = isDeep
        try attach(real, isDeep: isDeep)
    }

    /// Watches a wanted folder and those on the way to it, as far as they are there.
    /// - Returns: The files in the folder and, if it is deep, in its subfolders.
    @discardableResult
    private func attach(_ path: String, isDeep: Bool) throws(Failure) -> [String] {
        var parent = "/"
        for name in path.split(separator: "/") {
            // The parent first: a folder that is made meanwhile is either seen now or reported later.
            if let number = try number(of: parent) {
                folders[number, default: Folder(path: parent)].waypoints.insert(String(name))
            }
            parent += parent == "/" ? name : "/\(name)"
        }
        return try add(FileSystem.realPath(path) ?? path, isDeep: isDeep)
    }

    /// Lets the system watch a folder.
    /// - Returns: The system's number for it; `nil` if it isn't there, or can't be read.
    private func number(of path: String) throws(Failure) -> Int32? {
        let number = sw_watch_folder(descriptor, path)
        if number >= 0 { return number }
        if errno == ENOENT || errno == ENOTDIR || errno == EACCES { return nil }
        let hint = errno == ENOSPC ? "; the system's limit is fs.inotify.max_user_watches" : ""
        throw Failure(description: "can't watch \(path): \(SystemError.last)\(hint)")
    }

    /// Reports changes in a folder from now on; returns the files in it and, if it is deep, in its subfolders.
    private func add(_ path: String, isDeep: Bool) throws(Failure) -> [String] {
        guard let number = try number(of: path) else { return [] }
        var folder = folders[number] ?? Folder(path: path)
        if folder.isReported, folder.isDeep || !isDeep { return [] }
        folder.isReported = true
        folder.isDeep = isDeep
        folders[number] = folder
        var files: [String] = []
        for name in (try? FileSystem.names(in: path)) ?? [] where !name.hasPrefix(".") {
            let child = folder.path(of: name)
            switch FileSystem.status(child)?.kind {
            case .directory where isDeep:
                // A link may lead to a folder further up, which is watched by then, and one to elsewhere isn't followed.
                guard let real = FileSystem.realPath(child), isWithinReach(real) else { break }
                files += try add(real, isDeep: true)
            case .file: files.append(child)
            default: break
            }
        }
        return files
    }

    /// Whether a folder is below a wanted one, or below the working directory, as those in which specs are looked for.
    private func isWithinReach(_ path: String) -> Bool {
        wanted.keys.contains(where: path.isBelow) || FileSystem.realPath(".").map(path.isBelow) ?? false
    }

    /// Ends watching a folder that isn't at its path any more, and those in it.
    private func forget(_ path: String) {
        for (number, folder) in folders where folder.path == path || folder.path.hasPrefix(path + "/") {
            sw_watch_forget(descriptor, number)
            folders[number] = nil
        }
    }

    // MARK: - Changes

    /// Takes the changes, waiting until they end: saving a file makes several.
    /// - Parameters:
    ///  - quiet: The number of seconds without a change that count as the end.
    ///  - longest: The largest number of seconds to wait.
    /// - Returns: No changes, if there were none at the start.
    public func changes(quiet: Double = 0.02, longest: Double = 0.06) throws(Failure) -> Changes {
        let start = MonotonicTime.nanoseconds
        try read()
        while !pending.isEmpty {
            let rest = min(quiet, longest - MonotonicTime.seconds(since: start))
            guard rest > 0, poll(seconds: rest) else { break }
            try read()
        }
        defer { pending = Changes() }
        return pending
    }

    /// Waits for a change.
    /// - Returns: Whether there was one within that time.
    public func wait(seconds: Double) throws(Failure) -> Bool {
        let start = MonotonicTime.nanoseconds
        while pending.isEmpty {
            // What happens on the way to a folder mostly concerns others.
            let rest = seconds - MonotonicTime.seconds(since: start)
            guard rest > 0, poll(seconds: rest) else { return false }
            try read()
        }
        return true
    }

    private func poll(seconds: Double) -> Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return System.poll(&watched, 1, Int32(clamping: Int((seconds * 1000).rounded(.up)))) > 0
    }

    /// Reads what has happened until now: at most what the system holds for a reader, so that a storm of changes ends it.
    private func read() throws(Failure) {
        for _ in 1...64 {
            let count = Int(sw_watch_read(descriptor, buffer))
            guard count > 0 else { return }
            for index in 0..<count { try take(buffer + index) }
        }
    }

    private func take(_ change: UnsafePointer<sw_change>) throws(Failure) {
        if change.pointee.is_overflow { pending.isEverything = true }
        guard let folder = folders[change.pointee.folder] else { return }
        if change.pointee.is_end {
            folders[change.pointee.folder] = nil
            return
        }
        let name = String(cString: sw_change_name(change))
        guard !name.isEmpty else { return }
        let path = folder.path(of: name)
        let isShown = folder.isReported && !name.hasPrefix(".")
        guard change.pointee.is_folder || folder.waypoints.contains(name) else {
            if isShown { pending.files.insert(path) }
            return
        }
        guard change.pointee.is_new else { return forget(path) }
        // Files in a new folder from before it was watched have changed too.
        if isShown, folder.isDeep { pending.files.formUnion(try add(path, isDeep: true)) }
        guard folder.waypoints.contains(name) else { return }
        for (wanted, isDeep) in wanted where wanted == path || wanted.hasPrefix(path + "/") {
            pending.files.formUnion(try attach(wanted, isDeep: isDeep))
        }
    }
}
