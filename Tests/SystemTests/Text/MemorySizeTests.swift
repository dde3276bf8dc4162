import Testing

@testable import System

@Suite("Amounts of memory")
struct MemorySizeTests {
    @Test(
        "are read with a unit or without",
        arguments: [("512M", 512 << 20), ("2g", 2 << 30), ("4096K", 4 << 20), ("5000000", 5_000_000)])
    func reads(_ text: String, _ bytes: Int) throws {
        #expect(try MemorySize.read(text, "--memory-limit") == bytes)
    }

    @Test(
        "are refused where they are none, or out of the range",
        arguments: ["", "M", "-1M", "1T", "9223372036854775807G", "0", "1.5G", "3M", "65537G"])
    func refuses(_ text: String) {
        #expect(throws: NumberError.self) { try MemorySize.read(text, "--memory-limit") }
    }
}
