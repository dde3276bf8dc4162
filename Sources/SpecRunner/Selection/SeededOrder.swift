import System

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
