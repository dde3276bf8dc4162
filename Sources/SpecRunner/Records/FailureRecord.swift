#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Which specs failed in the last run, kept in a file so that the next run can begin with them. A run that nobody asked
/// for more leaves nothing behind where nothing failed.
public final class FailureRecord: SpecListener {
    private let directory: String
    private let selected: SpecSelection
    private var failed: [String] = []
    /// The specs of the earlier record, and those of them that have succeeded now.
    private lazy var known = Self.read(directory: directory)
    private lazy var failedBefore = Set(known)
    private var passed: Set<String> = []

    /// Where the record is kept, below the working directory.
    public static let folder = ".viewspec"
    /// The name of the file in that folder.
    public static let name = "last-failed"

    /// - Parameters:
    ///   - directory: The directory that the record is kept below.
    ///   - selection: What the run was asked to do: failures that it leaves out stay in the record.
    public init(directory: String = ".", selection: SpecSelection = SpecSelection()) {
        self.directory = directory
        selected = selection
    }

    /// Notes how specs end; writes the record at the end of the run.
    public func receive(_ event: SpecEvent) {
        switch event {
        case .specFinished(let result):
            if result.outcome.isGood {
                // Most records are empty, and most specs pass: their identities are not worth writing down.
                if !known.isEmpty, failedBefore.contains(result.spec.identity) { passed.insert(result.spec.identity) }
            } else {
                failed.append(result.spec.identity)
            }
        case .runFinished: write()
        default: break
        }
    }

    /// The specs that failed in the last run: what `SpecReference.identity` says. Empty where there is no record.
    public static func read(directory: String = ".") -> [String] {
        let path = "\(directory)/\(folder)/\(name)"
        guard let bytes = try? FileSystem.contents(of: path) else { return [] }
        // A name may have line ends in it; records end with a zero byte.
        return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A record that can't be written is no reason to fail a run: it helps the next one, that is all.
    private func write() {
        let new = Set(failed)
        let kept = selected.isEverything ? [] : known.filter { !passed.contains($0) && !new.contains($0) }
        let path = "\(directory)/\(Self.folder)"
        let file = "\(path)/\(Self.name)"
        guard !(failed + kept).isEmpty else {
            if !known.isEmpty { unlink(file) }
            return
        }
        if mkdir(path, 0o755) == 0, let ignore = try? FileOutput(creating: path + "/.gitignore") {
            // What the folder holds is of use to nobody else.
            ignore.write("*\n")
        }
        guard let output = try? FileOutput(creating: file) else { return }
        for identity in failed + kept { output.write(identity + "\0") }
    }
}
