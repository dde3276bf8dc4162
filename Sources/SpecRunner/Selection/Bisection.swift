/// Finds out which of many things it takes for something to happen: a smallest set of them, by trying parts.
@MainActor
public struct Bisection {
    /// How often it was tried.
    public private(set) var trials = 0
    private let happens: ([Int]) async throws -> Bool

    /// - Parameter happens: Whether it happens with those of the things, by their number from 0 on.
    public init(happens: @escaping ([Int]) async throws -> Bool) {
        self.happens = happens
    }

    /// A set of things with which it happens and without any one of which it doesn't, in ascending order. It has to
    /// happen with all of them.
    ///
    /// Parts are tried from halves on; what can be left out is, until single things are left. That takes a number of
    /// trials in the order of the logarithm where one thing is to blame, and of the square where all of them are.
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
