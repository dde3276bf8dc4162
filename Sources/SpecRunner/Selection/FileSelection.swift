/// The selected specs of a file, by the run's selection and by `it.only` and `describe.only` in the file.
///
/// Some of it depends on the whole file (the lines of definitions, whether any is exclusive, which groups have no
/// selected spec) and is learnt from definitions that are collected in advance.
@MainActor
struct FileSelection {
    /// Whether a Lua pattern occurs in a name.
    typealias Matcher = (_ pattern: String, _ name: String) throws -> Bool

    private let selection: SpecSelection
    /// Matches names; the execution replaces the matcher of the collection.
    var matcher: Matcher
    /// The lines of the definitions that are selected by line; `nil` if there is no such selection.
    private var extents: Set<ClosedRange<Int>>?
    private var hasOnly = false
    /// The groups in which something is marked: their own mark doesn't count then.
    private var groupsAroundOnly: Set<GroupReference> = []
    /// The groups that were looked at, and those of them in which something is wanted, or may be.
    private var known: Set<GroupReference> = []
    private var wanted: Set<GroupReference> = []

    /// A selection for a file of which nothing is known yet.
    init(_ selection: SpecSelection, matcher: @escaping Matcher) {
        self.selection = selection
        self.matcher = matcher
    }

    /// Whether everything is wanted as far as is known.
    var isEverything: Bool { selection.isEverything && !hasOnly }

    // MARK: - Learning

    /// Learns from the definitions of the whole file.
    /// - Parameters:
    ///  - root: The file with its definitions.
    ///  - unread: The groups whose bodies couldn't be run.
    mutating func learn(_ root: PlannedGroup, unread: Set<GroupReference>) throws(SpecRunnerError) {
        if let lines = selection.lines[root.reference.file] {
            extents = []
            for line in lines { collectInnermost(line, in: root) }
        }
        learnOnly(in: root)
        _ = try learnWanted(in: root, unread)
    }

    /// Learns of a group that came up while the file runs.
    mutating func learnOnly(of group: PlannedGroup) {
        if group.children.contains(where: { $0.traits.only != nil }) { hasOnly = true }
    }

    /// Notes the lines of the innermost definitions inside a group that contain `line`.
    @discardableResult
    private mutating func collectInnermost(_ line: Int, in group: PlannedGroup) -> Bool {
        var found = false
        for child in group.children {
            if case .group(let inner) = child, collectInnermost(line, in: inner) {
                found = true
            } else if child.traits.lines.contains(line) {
                found = true
                extents?.insert(child.traits.lines)
            }
        }
        return found
    }

    @discardableResult
    private mutating func learnOnly(in group: PlannedGroup) -> Bool {
        var found = false
        for child in group.children {
            if case .group(let inner) = child, learnOnly(in: inner) { found = true }
            if child.traits.only != nil { found = true }
        }
        if found {
            hasOnly = true
            groupsAroundOnly.insert(group.reference)
        }
        return found
    }

    private mutating func learnWanted(
        in group: PlannedGroup, _ unread: Set<GroupReference>
    ) throws(SpecRunnerError) -> Bool {
        var isWanted = unread.contains(group.reference)
        for child in group.children {
            switch child {
            case .spec(let spec): if try self.isWanted(spec) { isWanted = true }
            case .group(let inner): if try learnWanted(in: inner, unread) { isWanted = true }
            }
        }
        known.insert(group.reference)
        if isWanted { wanted.insert(group.reference) }
        return isWanted
    }

    // MARK: - Asking

    /// Whether a group may contain a selected spec.
    func mayBeWanted(_ group: PlannedGroup) -> Bool {
        !known.contains(group.reference) || wanted.contains(group.reference)
    }

    /// Whether a spec is wanted.
    /// - Throws: `SpecRunnerError.invalidFilter` if a filter isn't a Lua pattern.
    func isWanted(_ spec: PlannedSpec) throws(SpecRunnerError) -> Bool {
        guard !isEverything else { return true }
        let name = spec.reference.fullName
        guard isWithinOnly(spec), isOnWantedLine(spec), hasWantedName(name),
            selection.isAmongIdentities(spec.reference)
        else { return false }
        return try hasWantedPattern(name)
    }

    private func isWithinOnly(_ spec: PlannedSpec) -> Bool {
        guard hasOnly, spec.traits.only == nil else { return true }
        return spec.group.path.contains { $0.traits.only != nil && !groupsAroundOnly.contains($0.reference) }
    }

    private func isOnWantedLine(_ spec: PlannedSpec) -> Bool {
        guard let extents else { return true }
        return extents.contains(spec.traits.lines)
            || spec.group.path.contains { $0.parent != nil && extents.contains($0.traits.lines) }
    }

    private func hasWantedName(_ name: String) -> Bool {
        (selection.names.isEmpty || selection.names.contains(name))
            && (selection.tags.isEmpty || selection.tags.contains { NameTags.has($0, in: name) })
            && !selection.excludedTags.contains { NameTags.has($0, in: name) }
    }

    private func hasWantedPattern(_ name: String) throws(SpecRunnerError) -> Bool {
        if !selection.filters.isEmpty {
            guard try matches(selection.filters, name) else { return false }
        }
        return try !matches(selection.excludedFilters, name)
    }

    private func matches(_ patterns: [String], _ name: String) throws(SpecRunnerError) -> Bool {
        for pattern in patterns {
            do {
                if try matcher(pattern, name) { return true }
            } catch {
                throw .invalidFilter(pattern: pattern, reason: "\(error)")
            }
        }
        return false
    }
}
