/// Which group of specs an event is about: a `describe`, or the file itself if `names` is empty.
public struct GroupReference: Codable, Sendable, Hashable {
    /// The path of the spec file.
    public let file: String
    /// The names of the groups from the outermost to this one.
    public let names: [String]
    /// The position of the group in its file; line 1 for the file itself.
    public let location: SourceLocation

    /// Names a group.
    public init(file: String, names: [String], location: SourceLocation) {
        self.file = file
        self.names = names
        self.location = location
    }

    /// The group of a whole file.
    public init(file: String) {
        self.init(file: file, names: [], location: SourceLocation(file: file, line: 1))
    }

    /// The names with spaces between them; the path for the file itself.
    public var fullName: String { names.isEmpty ? file : names.joined(separator: " ") }
}

/// Which spec an event is about.
public struct SpecReference: Codable, Sendable, Hashable {
    /// The group that holds the spec.
    public let group: GroupReference
    /// The spec's own name, tags included.
    public let name: String
    /// The position of the spec in its file.
    public let location: SourceLocation
    /// The time limit with hooks, in seconds, if the spec or a group around it sets one; it takes precedence over that
    /// of the run.
    public let timeout: Double?

    /// Names a spec.
    public init(group: GroupReference, name: String, location: SourceLocation, timeout: Double? = nil) {
        self.group = group
        self.name = name
        self.location = location
        self.timeout = timeout
    }

    /// The names of the groups and of the spec with spaces between them. Filters match on it.
    public var fullName: String { (group.names + [name]).joined(separator: " ") }

    /// The same for a spec on each run: its file and its full name.
    public var identity: String { "\(group.file): \(fullName)" }
}
