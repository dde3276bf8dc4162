import SpecRunner

/// A spec file with its specs, as the page lists them.
struct ListedFile: Codable, Sendable, Equatable {
    let path: String
    var specs: [ListedSpec] = []
    /// Why specs of it can't be listed.
    var problems: [String] = []
}

/// A spec, as the page lists it.
struct ListedSpec: Codable, Sendable, Equatable {
    /// The same for the spec on each run.
    let id: String
    /// The names of the groups around it, the outermost first.
    let groups: [String]
    let name: String
    /// Its line, and that of the innermost group; counted from 1.
    let line: Int
    let groupLine: Int

    init(_ spec: SpecReference) {
        (id, groups, name) = (spec.identity, spec.group.names, spec.name)
        (line, groupLine) = (spec.location.line, spec.group.location.line)
    }
}
