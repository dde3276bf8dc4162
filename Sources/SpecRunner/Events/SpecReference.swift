/// Which group of specs an event is about: a `describe`, or the file itself if `names` is empty.
public struct GroupReference: Codable, Sendable, Hashable {
    // It is part of each of its specs' events, each of which is handed on many times: one object to count, not all that is in
    // it.
    private let storage: Storage

    private struct Fields: Codable, Sendable, Hashable {
        let file: String
        let names: [String]
        let location: SourcePosition
    }

    // A generic class for both types would have the runtime look for its requirements at the start of each run.
    private final class Storage: Sendable {
        let fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }

    /// The path of the spec file.
    public var file: String { storage.fields.file }
    /// The names of the groups from the outermost to this one.
    public var names: [String] { storage.fields.names }
    /// The position of the group in its file; line 1 for the file itself.
    public var location: SourcePosition { storage.fields.location }

    /// Names a group.
    public init(file: String, names: [String], location: SourcePosition) {
        storage = Storage(Fields(file: file, names: names, location: location))
    }

    /// The group of a whole file.
    public init(file: String) {
        self.init(file: file, names: [], location: SourcePosition(file: file, line: 1))
    }

    public init(from decoder: any Decoder) throws { storage = Storage(try Fields(from: decoder)) }

    public func encode(to encoder: any Encoder) throws { try storage.fields.encode(to: encoder) }

    /// The reference with other texts; the same object where they are equal, as most are.
    func mapTexts(_ transform: (String) -> String) -> GroupReference {
        let mapped = Fields(
            file: transform(file), names: names.map(transform), location: location.mapTexts(transform))
        return mapped == storage.fields
            ? self : GroupReference(file: mapped.file, names: mapped.names, location: mapped.location)
    }

    /// The names with spaces between them; the path for the file itself.
    public var fullName: String { names.isEmpty ? file : names.joined(separator: " ") }
}

/// Which spec an event is about.
public struct SpecReference: Codable, Sendable, Hashable {
    private let storage: Storage

    private struct Fields: Codable, Sendable, Hashable {
        let group: GroupReference
        let name: String
        let location: SourcePosition
        let timeout: Double?
    }

    private final class Storage: Sendable {
        let fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }

    /// The group that holds the spec.
    public var group: GroupReference { storage.fields.group }
    /// The spec's own name, tags included.
    public var name: String { storage.fields.name }
    /// The position of the spec in its file.
    public var location: SourcePosition { storage.fields.location }
    /// The time limit with hooks, in seconds, if the spec or a group around it sets one; it takes precedence over that
    /// of the run.
    public var timeout: Double? { storage.fields.timeout }

    /// Names a spec.
    public init(group: GroupReference, name: String, location: SourcePosition, timeout: Double? = nil) {
        storage = Storage(Fields(group: group, name: name, location: location, timeout: timeout))
    }

    public init(from decoder: any Decoder) throws { storage = Storage(try Fields(from: decoder)) }

    public func encode(to encoder: any Encoder) throws { try storage.fields.encode(to: encoder) }

    /// The reference with other texts; the same object where they are equal, as most are.
    func mapTexts(_ transform: (String) -> String) -> SpecReference {
        let mapped = Fields(
            group: group.mapTexts(transform), name: transform(name), location: location.mapTexts(transform),
            timeout: timeout)
        return mapped == storage.fields
            ? self
            : SpecReference(group: mapped.group, name: mapped.name, location: mapped.location, timeout: mapped.timeout)
    }

    /// The names of the groups and of the spec with spaces between them. Filters match on it.
    public var fullName: String { (group.names + [name]).joined(separator: " ") }

    /// The same for a spec on each run: its file and its full name.
    public var identity: String { "\(group.file): \(fullName)" }
}

extension GroupReference {
    /// The same object is equal without a look at it.
    public static func == (left: GroupReference, right: GroupReference) -> Bool {
        left.storage === right.storage || left.storage.fields == right.storage.fields
    }

    public func hash(into hasher: inout Hasher) { storage.fields.hash(into: &hasher) }
}

extension SpecReference {
    /// The same object is equal without a look at it.
    public static func == (left: SpecReference, right: SpecReference) -> Bool {
        left.storage === right.storage || left.storage.fields == right.storage.fields
    }

    public func hash(into hasher: inout Hasher) { storage.fields.hash(into: &hasher) }
}
