import System

/// The failed specs of the last run, in a file, so that the next run can select them. A run without failures leaves no
/// file unless there was one.
public final class FailureRecord: SpecListener {
    /// The error for a record that couldn't be written; `nil` if it could. That is no reason to fail a run: the record helps
    /// the next one, that is all.
    public private(set) var failure: SpecRunnerError?

    private let directory: String
    private let selected: SpecSelection
    private var failed: [String] = []
    /// The specs of the earlier record, and those of them that have succeeded now.
    private lazy var known: [String] = {
        if case .specs(let specs)? = try? Self.read(directory: directory) { specs } else { [] }
    }()
    private lazy var failedBefore = Set(known)
    private var passed: Set<String> = []

    /// The path of the record, below the working directory.
    public static let folder = ProjectFolder.name
    /// The name of the file in that folder.
    public static let name = "last-failed"

    /// - Parameters:
    ///  - directory: The directory of the record.
    ///  - selection: The selection of the run: earlier failures that it excludes stay in the record.
    public init(directory: String = ".", selection: SpecSelection = SpecSelection()) {
        self.directory = directory
        selected = selection
    }

    /// Notes how specs end; writes the record at the end of the run.
    public func receive(_ event: SpecEvent) {
        switch event {
        case .specFinished(let result):
            if result.outcome.isGood {
                // Most records are empty and most specs pass, so that only identities that failed before are noted.
                if !known.isEmpty, failedBefore.contains(result.spec.identity) { passed.insert(result.spec.identity) }
            } else {
                failed.append(result.spec.identity)
            }
        case .runFinished: write()
        default: break
        }
    }

    /// The content of a record.
    public enum Content: Hashable, Sendable {
        /// The identities of the specs that failed in the last run, as in `SpecReference.identity`. Empty without a
        /// record.
        case specs([String])
        /// Nothing that can be relied on: the file is no record of ours, or not all of one.
        case damaged
    }

    /// Reads the record of a directory.
    /// - Throws: `SpecRunnerError.unreadable` if it can't be read, or is a link.
    public static func read(directory: String = ".") throws(SpecRunnerError) -> Content {
        let kept = try SpecRunnerError.onFile(try FileSystem.contents(of: name, in: path(in: directory)))
        guard let bytes = kept else { return .specs([]) }
        // A name may have line ends in it; specs end with a zero byte. A record without any is never written.
        guard bytes.last == 0, let text = String(validating: bytes, as: UTF8.self) else { return .damaged }
        let specs = text.split(separator: "\0").map(String.init)
        guard !specs.isEmpty, specs.allSatisfy({ $0.contains(": ") }) else { return .damaged }
        return .specs(specs)
    }

    private static func path(in directory: String) -> String {
        directory == "." ? folder : "\(directory)/\(folder)"
    }

    private func write() {
        let new = Set(failed)
        let kept = selected.isEverything ? [] : known.filter { !passed.contains($0) && !new.contains($0) }
        let path = Self.path(in: directory)
        do throws(SpecRunnerError) {
            guard !(failed + kept).isEmpty else {
                // A record that isn't one has nothing to say of this run either.
                if try Self.read(directory: directory) != .specs([]), unlink("\(path)/\(Self.name)") != 0 {
                    throw SpecRunnerError.cannotWrite(path: "\(path)/\(Self.name)", reason: SystemError.last)
                }
                return
            }
            let bytes: [UInt8] = (failed + kept).flatMap { Array($0.utf8) + [0] }
            try SpecRunnerError.onFile(try ProjectFolder.make(path))
            try SpecRunnerError.onFile(try FileSystem.replace(Self.name, in: path, with: bytes))
        } catch {
            failure = error
        }
    }
}
