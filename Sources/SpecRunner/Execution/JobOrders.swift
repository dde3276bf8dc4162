import Scripting
import VirtualTime

/// The orders of the jobs that are ready at the same time in which a spec runs.
public enum JobOrders: Sendable, Hashable {
    /// The usual order and those of the seeds from 1 on: this many in all.
    case first(Int)
    /// The order of a seed; the usual one as well, if the spec fails.
    case seed(Int)

    /// The seed of the order in which a spec runs first.
    var firstSeed: Int {
        switch self {
        case .first: Interleaving.usualSeed
        case .seed(let seed): seed
        }
    }

    /// The seeds of the orders to compare it with.
    var otherSeeds: Range<Int> {
        switch self {
        case .first(let count): 1..<max(count, 1)
        case .seed: Interleaving.usualSeed..<(Interleaving.usualSeed + 1)
        }
    }
}

extension ExecutionSettings {
    /// Makes sure that this process can run jobs in another order, if it is to.
    func checkOrders() throws(SpecRunnerError) {
        if orders != nil, !ScriptSession.canInterleave { throw .cannotInterleave }
    }
}

/// A spec that ran in an order of its jobs.
struct OrderedAttempt {
    let seed: Int
    var details: [OutcomeDetail]
    let trace: SpecTrace?
    /// The record of the order; nil if it wasn't recorded.
    let order: Interleaving?

    var hasFailed: Bool { details.contains { !$0.outcome.isGood } }
}
