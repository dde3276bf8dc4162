/// Work that has to stay fast, and what it is measured by.
struct Row {
    let work: String
    let ours: Subject
    let peers: [Peer]
    /// The number of rounds in which all are measured. The quickest counts: what else the machine does adds to a time and
    /// never takes from it.
    var rounds = 5
    var unit = Unit.seconds
    /// The paragraph of `README.md` that says what stands in the way of the goals, where some aren't reached.
    var limit: String?

    /// The unit of the figures.
    enum Unit {
        case seconds, bytes
    }
}

/// The same work as somebody else does it.
struct Peer {
    /// The name in the table.
    let name: String
    let subject: Subject
    /// The largest ratio that is allowed.
    let bound: Double
    /// The goal of the project.
    var goal: Goal?
    /// The largest number of rounds: what takes seconds needs fewer.
    var rounds = Int.max

    enum Goal {
        /// Ours as a multiple of the peer's.
        case ratio(Double)
        /// Seconds, whatever the peer takes.
        case seconds(Double)
    }
}

/// Work at several sizes.
struct GrowthRow {
    let work: String
    /// The largest exponent that is allowed.
    let bound: Double
    let ours: @Sendable (Int) -> Subject
}

extension Peer {
    /// The same in Lua, with tables.
    static func tables(_ script: String, bound: Double, goal: Goal? = nil) -> Peer {
        Peer(name: "Lua tables", subject: .plainLua(script), bound: bound, goal: goal)
    }

    /// A method in C that checks its object and its argument.
    static func call(bound: Double, goal: Goal? = nil) -> Peer {
        Peer(name: "C call", subject: .plainLua(Scripts.checkedObject), bound: bound, goal: goal)
    }

    static func lxml(_ script: String, bound: Double, goal: Goal? = nil) -> Peer {
        Peer(name: "lxml", subject: .python(script, needing: "lxml"), bound: bound, goal: goal, rounds: 3)
    }

    /// Qt's widgets, on a screen that nobody sees.
    static func qt(_ script: String, as name: String = "Qt", bound: Double, goal: Goal? = nil) -> Peer {
        Peer(
            name: name, subject: .python(script, needing: "PySide6.QtWidgets"), bound: bound, goal: goal, rounds: 3)
    }

    static func taffy(_ script: String, bound: Double) -> Peer {
        Peer(name: "Taffy", subject: .python(script, needing: "stretchable"), bound: bound, rounds: 3)
    }

    /// Another program that runs the same specs.
    static func runner(
        _ runner: Runner, _ files: SpecFiles, turns: Int = 1, bound: Double, goal: Goal? = nil, rounds: Int = .max
    ) -> Peer {
        Peer(
            name: runner == .lua ? "lua5.4" : runner.rawValue, subject: .run(files, by: runner, turns: turns),
            bound: bound,
            goal: goal, rounds: rounds)
    }
}
