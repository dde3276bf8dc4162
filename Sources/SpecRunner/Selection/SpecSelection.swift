/// The selection of specs in the discovered files. Empty criteria don't restrict it.
public struct SpecSelection: Sendable, Hashable {
    /// Lua patterns; a wanted spec's full name matches one of them.
    public var filters: [String] = []
    /// Lua patterns; a spec whose full name matches one of them is not wanted, whatever else holds.
    public var excludedFilters: [String] = []
    /// Full names; a wanted spec has one of them, to the letter.
    public var names: [String] = []
    /// Tags without their `#`; a wanted spec, or a group around it, has one of them in its name.
    public var tags: [String] = []
    /// Tags without their `#`; a spec that has one of them, or is in a group that does, is not wanted.
    public var excludedTags: [String] = []
    /// Lines by the path of the spec file, counted from 1: a line selects the innermost spec or group that contains it.
    public var lines: [String: [Int]] = [:]
    /// The specs of an earlier run that are wanted: place and full name, as `SpecReference.identity` has them.
    public var identities: Set<String>?
    /// Spec files in which `identities` leaves nothing out: more than specs failed there.
    public var wholeFiles: Set<String> = []

    /// Wants everything.
    public init() {}

    /// Whether every spec is wanted, so that nothing has to be looked at.
    public var isEverything: Bool { self == SpecSelection() }
}

extension SpecSelection {
    /// Whether a spec isn't left out by `identities`.
    func isAmongIdentities(_ spec: SpecReference) -> Bool {
        guard let identities else { return true }
        return identities.contains(spec.identity) || wholeFiles.contains(spec.group.file)
    }

    /// Makes sure that the patterns are some.
    /// - Throws: `SpecRunnerError.invalidFilter`.
    public func check() throws(SpecRunnerError) {
        let patterns = filters + excludedFilters
        if !patterns.isEmpty { _ = try PatternFinder(patterns) }
    }

    /// Tells whether a name is wanted, by filters, names and tags alone.
    /// - Throws: `SpecRunnerError.invalidFilter`.
    package func nameFilter() throws(SpecRunnerError) -> (String) -> Bool {
        let patterns = filters + excludedFilters
        let finder = patterns.isEmpty ? nil : try PatternFinder(patterns)
        return { name in
            if let finder {
                guard self.filters.isEmpty || finder.finds(self.filters, in: name) else { return false }
                guard !finder.finds(self.excludedFilters, in: name) else { return false }
            }
            return (self.tags.isEmpty || self.tags.contains { NameTags.has($0, in: name) })
                && !self.excludedTags.contains { NameTags.has($0, in: name) }
        }
    }

    /// The error for a run in which no spec ran.
    public func nothingRan(in paths: [String]) -> SpecRunnerError {
        isEverything ? .noSpecs(paths: paths) : .nothingSelected(written)
    }

    /// The selection as a command line writes it.
    package var written: String {
        var parts = filters.map { "--filter \"\($0)\"" } + excludedFilters.map { "--filter-out \"\($0)\"" }
        parts += names.map { "--name \"\($0)\"" }
        if !tags.isEmpty { parts.append("--tags \(tags.joined(separator: ","))") }
        if !excludedTags.isEmpty { parts.append("--exclude-tags \(excludedTags.joined(separator: ","))") }
        for (path, numbers) in lines.sorted(by: { $0.key < $1.key }) { parts += numbers.map { "\(path):\($0)" } }
        if identities != nil { parts.append("--last-failed") }
        return parts.joined(separator: " or ")
    }
}
