/// Numbers that look random and follow from a seed alone, on every machine: SplitMix64.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension Array {
    /// The elements in an order that only the seed decides. The library's own shuffle may change between versions of
    /// Swift.
    public func shuffled(seed: UInt64) -> [Element] {
        var generator = SplitMix(seed: seed)
        var result = self
        for last in stride(from: count - 1, to: 0, by: -1) {
            result.swapAt(last, Int(generator.next() % UInt64(last + 1)))
        }
        return result
    }
}
