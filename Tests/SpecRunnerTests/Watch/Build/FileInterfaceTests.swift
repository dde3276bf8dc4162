import Testing

@testable import SpecRunner

@Suite("What the compiler says about a file")
struct FileInterfaceTests {
    @Test("is none where it isn't in the known format")
    func malformed() {
        #expect(FileInterface([]) == nil)
        #expect(FileInterface(Array("DEPS".utf8)) == nil)
        #expect(FileInterface(Array("DEPX".utf8) + [1, 8, 0, 0]) == nil)
        // Whatever follows the signature, reading ends.
        for byte in UInt8.min...UInt8.max {
            #expect(FileInterface(Array("DEPS".utf8) + [UInt8](repeating: byte, count: 64)) == nil)
        }
    }

    @Test("has no flags for the linker where it is no object file")
    func objects() {
        #expect(AutolinkEntries.read(from: []) == nil)
        #expect(AutolinkEntries.read(from: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) == nil)
        #expect(
            AutolinkEntries.read(from: [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0xFF, count: 256)) == nil)
    }
}
