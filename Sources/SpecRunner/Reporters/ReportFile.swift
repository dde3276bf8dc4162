import System

/// The file of a report. It appears at its path when the report is whole, and not before `finish()`: what is there until
/// then is the report of an earlier run, or nothing. Devices, pipes and what is found below `/dev` are written at once.
public final class ReportFile: ReportOutput {
    /// What the user calls it.
    public let path: String
    private let output: FileOutput
    private let descriptor: Int32
    /// `nil` where the file itself is written.
    private let draft: DraftFile?

    /// Opens a file for a report.
    /// - Parameters:
    ///   - path: Where it appears. A link is followed, as its user wants it.
    ///   - growsInPlace: Whether it appears at once and grows, because the part of it that is there is of use.
    /// - Throws: `SpecRunnerError.cannotWrite` if there can't be such a file.
    public init(path: String, growsInPlace: Bool = false) throws(SpecRunnerError) {
        self.path = path
        draft = try Self.makeDraft(for: path, growsInPlace: growsInPlace)
        if let draft {
            descriptor = draft.descriptor
        } else {
            // What is open already, as /dev/stdout is, may hold something that isn't ours.
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

    /// Writes what is held back.
    public func flush() { output.flush() }

    /// Makes the report appear. Nothing is written after that.
    /// - Throws: `SpecRunnerError.cannotWrite` if some of it couldn't be written; what was at the path before stays then.
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

/// Where a report goes, to tell whether two go to the same place.
public struct ReportPlace: Equatable, Sendable {
    private let identity: String

    /// Standard output; `nil` where it is a device, which takes any number of reports: a terminal, `/dev/null`.
    public static var standardOutput: ReportPlace? { ReportPlace(FileSystem.status(STDOUT_FILENO)) }

    /// That of a file, which needn't be there yet; `nil` for a device.
    public init?(path: String) { self.init(path: path, depth: 0) }

    /// - Parameter depth: How many links led here.
    private init?(path: String, depth: Int) {
        if let status = FileSystem.status(path) {
            self.init(status)
            return
        }
        let parts = path.split(separator: "/")
        let folder = path.hasPrefix("/") ? "/" : "."
        let parent = ([folder] + parts.dropLast().map(String.init)).joined(separator: "/")
        // A link to a file that isn't there yet stands for that file. Links that lead to each other lead nowhere, and
        // opening them fails.
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
