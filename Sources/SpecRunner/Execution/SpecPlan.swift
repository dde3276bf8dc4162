/// A group of specs that a file defines, with what it holds in the order of definition.
final class PlannedGroup {
    /// What the Lua half calls it.
    let number: Int
    let reference: GroupReference
    var children: [PlannedNode] = []
    /// Why the group can't run: its body failed.
    var failure: OutcomeDetail?

    init(number: Int, reference: GroupReference) {
        self.number = number
        self.reference = reference
    }

    /// All specs in it and in the groups inside.
    var specs: [PlannedSpec] {
        children.flatMap { child in
            switch child {
            case .spec(let spec): [spec]
            case .group(let group): group.specs
            }
        }
    }

    /// Whether anything of it runs, so that its hooks are needed.
    var runsSpecs: Bool {
        children.contains { child in
            switch child {
            case .spec(let spec): !spec.isPending
            case .group(let group): group.runsSpecs
            }
        }
    }

    /// The problems of the groups in it, its own included.
    var failures: [(group: GroupReference, detail: OutcomeDetail)] {
        if let failure { return [(reference, failure)] }
        return children.flatMap { child -> [(group: GroupReference, detail: OutcomeDetail)] in
            switch child {
            case .spec: []
            case .group(let group): group.failures
            }
        }
    }

    /// Drops the specs that `isWanted` doesn't want, and groups that are left with nothing. A group that failed
    /// stays: nobody can tell which specs it would have had.
    func select(_ isWanted: (PlannedSpec) throws(SpecRunnerError) -> Bool) throws(SpecRunnerError) {
        var kept: [PlannedNode] = []
        for child in children {
            switch child {
            case .spec(let spec):
                if try isWanted(spec) { kept.append(child) }
            case .group(let group):
                try group.select(isWanted)
                if !group.children.isEmpty || group.failure != nil { kept.append(child) }
            }
        }
        children = kept
    }
}

/// A spec that a file defines.
struct PlannedSpec {
    /// What the Lua half calls it.
    let number: Int
    let reference: SpecReference
    /// Whether it was defined as pending and has nothing to run.
    let isPending: Bool
}

/// What a group holds.
enum PlannedNode {
    case group(PlannedGroup)
    case spec(PlannedSpec)
}

/// Builds the tree from the definitions, which arrive one by one as the file is read.
struct PlanBuilder {
    let root: PlannedGroup
    /// What has been defined, by number from 1 on: `nil` for a spec.
    private var groups: [PlannedGroup?]

    init(file: String) {
        root = PlannedGroup(number: 1, reference: GroupReference(file: file))
        groups = [root]
    }

    /// Takes a definition; numbers count up from the file's own, 1, as they do in the Lua half.
    mutating func define(kind: String, parent: Int, name: String, location: SourceLocation) {
        guard let parent = groups[parent - 1] else { preconditionFailure("a group is defined before what it holds") }
        if kind == "group" {
            let names = parent.reference.names + [name]
            let reference = GroupReference(file: parent.reference.file, names: names, location: location)
            let group = PlannedGroup(number: groups.count + 1, reference: reference)
            groups.append(group)
            parent.children.append(.group(group))
        } else {
            let reference = SpecReference(group: parent.reference, name: name, location: location)
            parent.children.append(
                .spec(PlannedSpec(number: groups.count + 1, reference: reference, isPending: kind == "pending")))
            groups.append(nil)
        }
    }

    /// Marks a group as failed. Specs that it defined before that are dropped.
    func fail(group: Int, _ detail: OutcomeDetail) {
        guard let group = groups[group - 1] else { return }
        group.failure = detail
        group.children = []
    }
}
