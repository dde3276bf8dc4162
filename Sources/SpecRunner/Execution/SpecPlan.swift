/// A group of specs that a file defines, or the file itself.
final class PlannedGroup {
    /// The number in the Lua half.
    let number: Int
    let reference: GroupReference
    let parent: PlannedGroup?
    let traits: PlannedTraits
    /// The children in the order of execution; empty before the body ran.
    var children: [PlannedNode] = []
    /// Whether its specs have lazy setups to run first.
    var needsPreparation = false

    init(number: Int, reference: GroupReference, parent: PlannedGroup? = nil, traits: PlannedTraits) {
        self.number = number
        self.reference = reference
        self.parent = parent
        self.traits = traits
    }

    /// The group of a whole file.
    convenience init(file: String) {
        self.init(number: 1, reference: GroupReference(file: file), traits: PlannedTraits(lines: 1...1))
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

    /// It, and the groups around it up to the file.
    var path: [PlannedGroup] { [self] + (parent?.path ?? []) }
}

/// A spec that a file defines.
final class PlannedSpec {
    /// The number in the Lua half.
    let number: Int
    let reference: SpecReference
    /// The group that contains it.
    unowned let group: PlannedGroup
    let traits: PlannedTraits
    /// Whether it was defined as pending, or to be skipped, and has nothing to run.
    let isPending: Bool

    init(number: Int, reference: SpecReference, group: PlannedGroup, traits: PlannedTraits, isPending: Bool) {
        self.number = number
        self.reference = reference
        self.group = group
        self.traits = traits
        self.isPending = isPending
    }
}

/// The properties that groups and specs share.
struct PlannedTraits {
    /// The lines from the first to the last of the definition.
    var lines: ClosedRange<Int>
    /// The time limit in seconds: its own, or that of the group around it.
    var timeout: Double?
    /// The number of further attempts; likewise.
    var retries: Int?
    /// Whether no spec of it runs; likewise.
    var isSkipped = false
    /// The word that selects it exclusively, as in `it.only`.
    var only: String?
    /// The same word, if the run forbids it.
    var forbidden: String?
}

/// A child of a group.
enum PlannedNode {
    case group(PlannedGroup)
    case spec(PlannedSpec)

    /// Whether it is no group.
    var isSpec: Bool { if case .spec = self { true } else { false } }

    /// The name that was given to it.
    var name: String {
        switch self {
        case .group(let group): group.reference.names.last ?? ""
        case .spec(let spec): spec.reference.name
        }
    }

    var traits: PlannedTraits {
        switch self {
        case .group(let group): group.traits
        case .spec(let spec): spec.traits
        }
    }
}
