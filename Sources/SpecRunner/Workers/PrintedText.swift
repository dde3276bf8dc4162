/// Places the direct output of a worker among its events, which come another way: with each batch of them comes the number of
/// bytes that were printed before.
struct PrintedText {
    private var bytes: [UInt8] = []
    /// The number of bytes that have been taken.
    private var taken = 0

    /// Whether there is none to take.
    var isEmpty: Bool { bytes.isEmpty }

    /// Adds output.
    mutating func add(_ more: ArraySlice<UInt8>) { bytes += more }

    /// Takes the output up to a number of bytes, from the first one on.
    mutating func take(upTo end: Int) -> String {
        let count = min(max(end - taken, 0), bytes.count)
        guard count > 0 else { return "" }
        defer {
            bytes.removeFirst(count)
            taken += count
        }
        return String(decoding: bytes[..<count], as: UTF8.self)
    }

    /// Takes all of it.
    mutating func takeRest() -> String { take(upTo: taken + bytes.count) }
}
