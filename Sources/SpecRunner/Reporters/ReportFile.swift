import System

/// The file of a report. It replaces the file at its path in `finish()`, when it is complete. Devices, pipes and paths
/// below `/dev` are written directly.
public final class ReportFile: ReportOutput {
    /// The path as the user gave it.
    public let path: String
    private let output: FileOutput
    private let descriptor: Int32
    /// `nil` where the file itself is written.
    private let draft: DraftFile?

    /// Opens a file for a report.
    /// - Parameters:
    ///  - path: The path. A link is followed.
    ///  - growsInPlace: Whether the file is written in place, because an unfinished report is of use.
    /// - Throws: `SpecRunnerError.cannotWrite` if the file can't be opened.
    public init(path: String, growsInPlace: Bool = false) throws(SpecRunnerError) {
        self.path = path
        draft = try Self.makeDraft(for: path, growsInPlace: growsInPlace)
        if let draft {
            descriptor = draft.descriptor
        } else {
            // A file that is open already, such as /dev/stdout, may have other content.
            let start = Self.isOpenAlready(path) ? 0 : O_TRUNC
            descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | start, 0o666)
            guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: SystemError.last) }
        }
        output = FileOutput(descriptor: descriptor)
    }

    /// Opens a file to add to, which others add to as well.
    /// - Throws: `SpecRunnerError.cannotWrite` if there can't be such a file.
    init(appendingTo path: String) throws(SpecRunnerError) {
        self.path = path
        draft = nil
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: SystemError.last) }
        output = FileOutput(descriptor: descriptor)
    }

    private static func makeDraft(for path: String, growsInPlace: Bool) throws(SpecRunnerError) -> DraftFile? {
        guard !growsInPlace, !isOpenAlready(path) else { return nil }
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG, let real = FileSystem.realPath(path) else { return nil }
            // A file may be ours to write in a folder that isn't.
            guard let draft = try? DraftFile(of: real, naming: path) else { return nil }
            fchmod(draft.descriptor, status.st_mode & 0o777)
            return draft
        }
        // A link that leads nowhere is no place to rename to: its target is made.
        if lstat(path, &status) == 0 { return nil }
        return try SpecRunnerError.onFile(try DraftFile(of: path))
    }

    private static func isOpenAlready(_ path: String) -> Bool { path.hasPrefix("/dev/") || path.hasPrefix("/proc/") }

    /// Appends text.
    public func write(_ text: String) { output.write(text) }

    /// Writes buffered output.
    public func flush() { output.flush() }

    /// Completes the report.
    /// - Throws: `SpecRunnerError.cannotWrite` if some of it couldn't be written; the previous file then stays.
    public func finish() throws(SpecRunnerError) {
        output.flush()
        if let failure = output.failure {
            discard()
            throw .cannotWrite(path: path, reason: failure)
        }
        if let draft { return try SpecRunnerError.onFile(try draft.replaceTarget(copiesOntoMounts: true)) }
        guard close(descriptor) == 0 else { throw .cannotWrite(path: path, reason: SystemError.last) }
    }

    /// Drops the report. To be called in the place of `finish()`, in the process that would finish it: copies of the
    /// process have the same draft.
    public func discard() {
        if let draft { draft.discard() } else { close(descriptor) }
    }
}

/// The identity of a report's destination.
public struct ReportPlace: Equatable, Sendable {
    private let identity: String

    /// Standard output; `nil` for a device such as a terminal or `/dev/null`, which can take several reports.
    public static var standardOutput: ReportPlace? { ReportPlace(FileSystem.status(STDOUT_FILENO)) }

    /// Identifies a file, which needn't exist yet; `nil` for a device.
    public init?(path: String) { self.init(path: path, depth: 0) }

    /// - Parameter depth: The number of links followed.
    private init?(path: String, depth: Int) {
        if let status = FileSystem.status(path) {
            self.init(status)
            return
        }
        let parts = path.split(separator: "/")
        let folder = path.hasPrefix("/") ? "/" : "."
        let parent = ([folder] + parts.dropLast().map(String.init)).joined(separator: "/")
        // A link to a file that doesn't exist yet counts as that file. Circular links lead nowhere, and opening them
        // fails.
        if depth < 8, let target = FileSystem.linkTarget(path) {
            self.init(path: target.hasPrefix("/") ? target : parent + "/" + target, depth: depth + 1)
            return
        }
        self.init(identity: "\(FileSystem.realPath(parent) ?? parent)/\(parts.last ?? "")")
    }

    private init?(_ status: (kind: FileSystem.Kind, identity: FileSystem.Identity)?) {
        guard let status, status.kind != .device else { return nil }
        self.init(identity: status.identity)
    }

    private init(identity: String) { self.identity = identity }
}
