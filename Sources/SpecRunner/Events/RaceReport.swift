/// A spec that passes in one order of the jobs that are ready at the same time, and fails in another.
public struct RaceReport: Codable, Sendable, Hashable {
    /// The seed of an order in which the spec passes; 0 is the usual order.
    public let passingSeed: Int
    /// The seed of the order in which it fails.
    public let failingSeed: Int
    /// The number of orders in which it fails.
    public let failures: Int
    /// The number of orders in which it ran.
    public let orders: Int
    /// The number of steps before the first difference of the two orders.
    public let equalSteps: Int
    /// The steps from there in the order in which it passes, the earliest first: the time and the task.
    public let passing: [String]
    /// The same in the order in which it fails.
    public let failing: [String]
    /// The command that repeats it.
    public let command: String

    /// Describes a race.
    public init(
        passingSeed: Int, failingSeed: Int, failures: Int, orders: Int, equalSteps: Int, passing: [String],
        failing: [String], command: String
    ) {
        self.passingSeed = passingSeed
        self.failingSeed = failingSeed
        self.failures = failures
        self.orders = orders
        self.equalSteps = equalSteps
        self.passing = passing
        self.failing = failing
        self.command = command
    }

    /// The report with other texts.
    func mapTexts(_ transform: (String) -> String) -> RaceReport {
        RaceReport(
            passingSeed: passingSeed, failingSeed: failingSeed, failures: failures, orders: orders,
            equalSteps: equalSteps, passing: passing.map(transform), failing: failing.map(transform),
            command: transform(command))
    }

    /// The largest width of a column, in characters.
    private static let widest = 64

    /// The section of a report: the two orders side by side, and how to repeat it.
    var lines: [String] {
        let left = ["\(name(passingSeed)): passes"] + passing
        let right = ["\(name(failingSeed)): fails"] + failing
        let width = min(left.map(\.count).max() ?? 0, Self.widest)
        var lines = ["race: fails in \(failures) of \(orders) orders of the jobs that are ready at the same time"]
        for row in 0..<max(left.count, right.count) {
            let (first, second) = (row < left.count ? left[row] : "", row < right.count ? right[row] : "")
            let gap = String(repeating: " ", count: max(width - first.count, 0) + 3)
            lines.append(second.isEmpty ? "  \(first)" : "  \(first)\(gap)\(second)")
            if row == 0, equalSteps > 0 { lines.append("  … \(equalSteps) equal step\(equalSteps == 1 ? "" : "s")") }
        }
        return lines + ["\(command) repeats it"]
    }

    private func name(_ seed: Int) -> String { seed == 0 ? "usual order" : "order of seed \(seed)" }
}
