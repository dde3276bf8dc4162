/// A group of specs that a file defines, or the file itself.
final class PlannedGroup {
    /// What the Lua half calls it.
    let number: Int
    let reference: GroupReference
    let parent: PlannedGroup?
    let traits: PlannedTraits
    /// What it holds, in the order in which it runs; nothing before its body ran.
    var children: [PlannedNode] = []
    /// Whether its specs have lazy setups to run first.
    var needsPreparation = false

    init(number: Int, reference: GroupReference, parent: PlannedGroup? = nil, traits: PlannedTraits) {
        self.number = number
        self.reference = reference
        self.parent = parent
        self.traits = traits
    }

    /// The group that a whole file forms.
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
struct PlannedSpec {
    /// What the Lua half calls it.
    let number: Int
    let reference: SpecReference
    /// What holds it.
    unowned let group: PlannedGroup
    let traits: PlannedTraits
    /// Whether it was defined as pending, or to be skipped, and has nothing to run.
    let isPending: Bool
}

/// What is the same about groups and specs.
struct PlannedTraits {
    /// The lines from the first to the last of the definition.
    var lines: ClosedRange<Int>
    /// How long a spec may take, in seconds: its own, or that of the group around it.
    var timeout: Double?
    /// How many more times a spec that fails is tried; likewise.
    var retries: Int?
    /// Whether no spec of it runs; likewise.
    var isSkipped = false
    /// The word by which it is to be the only one that runs, as in `it.only`.
    var only: String?
    /// The same word, where the run forbids it.
    var forbidden: String?
}

/// What a group holds.
enum PlannedNode {
    case group(PlannedGroup)
    case spec(PlannedSpec)

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
