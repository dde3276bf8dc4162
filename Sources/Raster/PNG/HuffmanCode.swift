/// A code whose frequent symbols are short, as deflate describes one: by its lengths alone.
struct HuffmanCode {
    /// The number of bits of each symbol; 0 for one that doesn't occur.
    private(set) var lengths: [UInt8]
    /// The bits of each symbol, the first one lowest.
    private(set) var codes: [UInt16]

    /// Creates a code for symbols with these frequencies, none of whose codes is longer than the limit.
    init(_ counts: [Int], limit: UInt8) {
        var counts = counts
        lengths = Self.lengths(counts)
        // Counts that are nearer to each other make codes that are nearer in length.
        while lengths.contains(where: { $0 > limit }) {
            counts = counts.map { ($0 + 1) / 2 }
            lengths = Self.lengths(counts)
        }
        codes = [UInt16](repeating: 0, count: lengths.count)
        var next: UInt16 = 0
        for length in 1...limit {
            next <<= 1
            for symbol in lengths.indices where lengths[symbol] == length {
                codes[symbol] = Self.reversed(next, length)
                next += 1
            }
        }
    }

    private static func reversed(_ code: UInt16, _ length: UInt8) -> UInt16 {
        (0..<length).reduce(0) { $0 << 1 | (code >> UInt16($1) & 1) }
    }

    /// The depths of the symbols in a tree that joins the two rarest ones again and again.
    private static func lengths(_ counts: [Int]) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        guard leaves.count > 1 else {
            // A code has two symbols at least, so that readers of all kinds accept it.
            lengths[leaves.first ?? 0] = 1
            lengths[leaves.first == 0 || leaves.isEmpty ? 1 : 0] = 1
            return lengths
        }
        // Joined nodes get no rarer: the two rarest of all are at the heads of two lists.
        var weights = leaves.map { counts[$0] }
        var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
        var (leaf, joined) = (0, leaves.count)
        func rarest() -> Int {
            if leaf < leaves.count, joined >= weights.count || weights[leaf] <= weights[joined] {
                leaf += 1
                return leaf - 1
            }
            joined += 1
            return joined - 1
        }
        while weights.count < parents.count {
            let (first, second) = (rarest(), rarest())
            (parents[first], parents[second]) = (weights.count, weights.count)
            weights.append(weights[first] + weights[second])
        }
        var depths = [UInt8](repeating: 0, count: parents.count)
        for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
        for (node, symbol) in leaves.enumerated() { lengths[symbol] = depths[node] }
        return lengths
    }
}

/// Writes bits, the lowest one first.
struct BitWriter {
    var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var count = 0

    @inline(__always)
    mutating func write(_ value: Int, _ bits: Int) {
        pending |= UInt64(value) << UInt64(count)
        count += bits
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }

    @inline(__always)
    mutating func write(_ code: HuffmanCode, _ symbol: Int) {
        write(Int(code.codes[symbol]), Int(code.lengths[symbol]))
    }

    /// All bytes, the last one filled up.
    mutating func finished() -> [UInt8] {
        if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
        return bytes
    }
}
