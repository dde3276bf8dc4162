/// What failed in a spec file.
public struct FileFailure: Codable, Hashable, Sendable {
    /// The failed specs, as in `SpecReference.identity`.
    public var specs: Set<String> = []
    /// Whether something else failed, such as the body of a group or its setup: only the whole file tells whether that still
    /// does.
    public var concernsWholeFile = false

    /// No failure.
    public init() {}

    /// Whether nothing failed.
    var isEmpty: Bool { specs.isEmpty && !concernsWholeFile }

    /// Adds other failures of the file.
    mutating func formUnion(_ other: FileFailure) {
        specs.formUnion(other.specs)
        concernsWholeFile = concernsWholeFile || other.concernsWholeFile
    }
}

/// Collects the failures of each file, for `WatchState`.
public final class FileFailureList: SpecListener {
    /// The failures by the path of the spec file.
    public private(set) var failed: [String: FileFailure] = [:]
    /// The specs that passed, as in `SpecReference.identity`.
    public private(set) var passed: Set<String> = []

    /// An empty list.
    public init() {}

    public func receive(_ event: SpecEvent) {
        switch event {
        case .specFinished(let result) where result.outcome.isGood: passed.insert(result.spec.identity)
        case .specFinished(let result):
            failed[result.spec.group.file, default: FileFailure()].specs.insert(result.spec.identity)
        case .groupFailed(let group, _): failed[group.file, default: FileFailure()].concernsWholeFile = true
        default: break
        }
    }
}
