import System
import VirtualTime

/// Runs a spec in further orders of its jobs, and compares how it ends.
@MainActor
struct RaceSearch {
    private let spec: SpecReference
    private let programName: String
    private let attempt: (_ seed: Int) async -> OrderedAttempt

    /// - Parameter attempt: Runs the spec in the order of a seed.
    init(_ spec: SpecReference, _ settings: ExecutionSettings, attempt: @escaping (Int) async -> OrderedAttempt) {
        self.spec = spec
        programName = settings.programName
        self.attempt = attempt
    }

    /// Runs the spec in the other orders.
    /// - Parameters:
    ///  - first: How it ended in the first one.
    ///  - mayGoOn: Whether there is time for another order.
    /// - Returns: The attempt to report: the first one, or the one that fails where another passes.
    mutating func run(_ orders: JobOrders, from first: OrderedAttempt, mayGoOn: () -> Bool) async -> OrderedAttempt {
        // A single order that passes needs no other. Where nothing was to be chosen, all orders are one.
        if case .seed = orders, !first.hasFailed { return first }
        guard let order = first.order, order.choiceCount > 0 || order.seed != Interleaving.usualSeed else {
            return first
        }
        var others: [OrderedAttempt] = []
        for seed in orders.otherSeeds where mayGoOn() {
            let other = await attempt(seed)
            let isFirst = !others.contains { $0.hasFailed != first.hasFailed }
            if other.hasFailed != first.hasFailed, isFirst, let problem = await changed(first) { return problem }
            others.append(other)
        }
        let all = [first] + others
        let failures = all.filter(\.hasFailed)
        // An order is the easier to read the less it departs from the usual one.
        guard let failing = Self.plainest(failures), let passing = Self.plainest(all.filter { !$0.hasFailed }) else {
            return first
        }
        if let problem = await changed(failing) { return problem }
        return report(failing, passing: passing, failures: failures.count, orders: all.count)
    }

    private static func plainest(_ attempts: [OrderedAttempt]) -> OrderedAttempt? {
        attempts.min { ($0.order?.departureCount ?? 0) < ($1.order?.departureCount ?? 0) }
    }

    /// Runs the spec again in the order of an attempt.
    /// - Returns: Nil if it ends as before. Otherwise the order isn't what decides, and the result says so.
    private func changed(_ before: OrderedAttempt) async -> OrderedAttempt? {
        let again = await attempt(before.seed)
        guard again.hasFailed != before.hasFailed else { return nil }
        var failed = before.hasFailed ? before : again
        let order = before.seed == Interleaving.usualSeed ? "the usual order" : "the order of seed \(before.seed)"
        let note =
            before.hasFailed
            ? "It failed in \(order) and passed when it ran again in the same one: what another thread does decides, or time"
            : "It passed in \(order) and failed when it ran again in the same one: what its first run left decides"
        failed.details[0].message += "\n\(note)"
        return failed
    }

    // MARK: - The report

    /// The largest number of steps of each order in a report.
    private static let shownSteps = 10

    private func report(
        _ failing: OrderedAttempt, passing: OrderedAttempt, failures: Int, orders: Int
    ) -> OrderedAttempt {
        let (good, bad) = (passing.order?.steps ?? [], failing.order?.steps ?? [])
        let equal = zip(good, bad).prefix { $0 == $1 }.count
        let seed = failing.seed == Interleaving.usualSeed ? passing.seed : failing.seed
        let race = RaceReport(
            passingSeed: passing.seed, failingSeed: failing.seed, failures: failures, orders: orders,
            equalSteps: equal, passing: Self.lines(good[equal...]), failing: Self.lines(bad[equal...]),
            command: "\(programName) run --interleave-seed \(seed) \(place)")
        var result = failing
        result.details[0].race = race
        return result
    }

    /// The steps; below each the function of the app in which it goes on, where that is known.
    private static func lines(_ steps: ArraySlice<Interleaving.Step>) -> [String] {
        let lines = steps.prefix(shownSteps).flatMap { step in
            let time = "\((step.time * 1000).rounded() / 1000) s  "
            let place = NativeFrame.ownFunction(at: step.functions).map { function in
                String(repeating: " ", count: time.count + 2) + shortened("in \(function)")
            }
            return [time + shortened(step.name)] + [place].compactMap(\.self)
        }
        return steps.count > shownSteps ? lines + ["… \(steps.count - shownSteps) more"] : lines
    }

    private static func shortened(_ text: String) -> String { text.count > 54 ? "\(text.prefix(53))…" : text }

    /// The spec as an argument of `run`.
    private var place: String {
        let file = spec.group.file
        guard spec.location.file == file else {
            return "--name \(ShellWord.quotedIfNeeded(spec.fullName)) \(ShellWord.quotedIfNeeded(file))"
        }
        return ShellWord.quotedIfNeeded("\(file):\(spec.location.line)")
    }
}
