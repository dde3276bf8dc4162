/// Finds a smallest set of things that causes an effect, by trying subsets.
@MainActor
public struct Bisection {
    /// The number of trials.
    public private(set) var trials = 0
    private let happens: ([Int]) async throws -> Bool

    /// - Parameter happens: Whether the effect occurs with a subset, given by numbers from 0.
    public init(happens: @escaping ([Int]) async throws -> Bool) {
        self.happens = happens
    }

    /// A set of things that causes the effect and without any one of which it doesn't occur, in ascending order. The
    /// whole set has to cause it.
    ///
    /// Complexity: O(log *n*) trials for a single cause, O(*n*²) if all things are needed.
    public mutating func smallest(of count: Int) async throws -> [Int] {
        var kept = Array(0..<count)
        var parts = 2
        while kept.count >= 2 {
            let size = max(1, kept.count / parts)
            let starts = Array(stride(from: 0, to: kept.count, by: size))
            var reduced: [Int]?
            for start in starts {
                let rest = Array(kept[..<start] + kept[min(start + size, kept.count)...])
                if try await tries(rest) {
                    reduced = rest
                    break
                }
            }
            if let reduced {
                kept = reduced
                parts = max(2, parts - 1)
            } else if size == 1 {
                return kept
            } else {
                parts = min(kept.count, parts * 2)
            }
        }
        if kept.count == 1, try await tries([]) { return [] }
        return kept
    }

    private mutating func tries(_ things: [Int]) async throws -> Bool {
        trials += 1
        return try await happens(things)
    }
}
