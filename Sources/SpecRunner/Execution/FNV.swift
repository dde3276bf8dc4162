/// A number for texts that is the same in each process and on each machine, which Swift's own hashes aren't: FNV-1a.
struct FNV {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The number of nothing yet.
    init() {}

    /// The number of a single text, by its UTF-8.
    init(_ text: some StringProtocol) { addBytes(of: text) }

    /// Adds the UTF-8 of a text, and that it ends there.
    mutating func add(_ text: some StringProtocol) {
        addBytes(of: text)
        add(0)
    }

    private mutating func addBytes(of text: some StringProtocol) {
        for byte in text.utf8 { add(byte) }
    }

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
