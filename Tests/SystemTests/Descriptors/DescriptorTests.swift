import Dispatch
import Testing

@testable import System

@Suite("Descriptors")
struct DescriptorTests {
    /// More than a pipe holds.
    private static let long = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }

    private func pipe() throws -> PipeEnds { try #require(PipeEnds()) }

    @Test("take all that is written, also where they don't block, and give all of it", arguments: [false, true])
    func whole(isNonblocking: Bool) throws {
        let pipe = try pipe()
        if isNonblocking { #expect(fcntl(pipe.writing, F_SETFL, O_NONBLOCK) == 0) }
        DispatchQueue.global().async {
            Self.long.withUnsafeBytes { _ = Descriptor.write($0, to: pipe.writing) }
            Descriptor.release(pipe.writing)
        }
        #expect(Descriptor.readAll(pipe.reading) == Self.long)
        Descriptor.release(pipe.reading)
    }

    @Test("are read no further than is wanted")
    func bounds() throws {
        let pipe = try pipe()
        defer { pipe.close() }
        Descriptor.write("0123456789", to: pipe.writing)
        #expect(Descriptor.readAll(pipe.reading, chunk: 2, most: 4) == Array("012345".utf8))
    }

    @Test("say what is there without waiting, and when the other end is closed")
    func available() throws {
        let pipe = try pipe()
        defer { Descriptor.release(pipe.reading) }
        #expect(fcntl(pipe.reading, F_SETFL, O_NONBLOCK) == 0)
        var buffer = [UInt8](repeating: 0, count: 8)
        let nothing = Descriptor.readAvailable(pipe.reading, into: &buffer)
        #expect(nothing.bytes.isEmpty && !nothing.isClosed)
        Descriptor.write("ab", to: pipe.writing)
        let some = Descriptor.readAvailable(pipe.reading, into: &buffer)
        #expect(some.bytes == Array("ab".utf8)[...] && !some.isClosed)
        Descriptor.release(pipe.writing)
        #expect(Descriptor.readAvailable(pipe.reading, into: &buffer).isClosed)
    }

    @Test("hand on whole characters, however they arrive", arguments: ["é", "€", "😀"])
    func characters(character: String) throws {
        let pipe = try pipe()
        defer { Descriptor.release(pipe.reading) }
        let bytes = Array("a\(character)".utf8)
        Array(bytes.dropLast()).withUnsafeBytes { _ = Descriptor.write($0, to: pipe.writing) }
        var arrived: [String] = []
        Descriptor.readText(pipe.reading) { text in
            arrived.append(text)
            guard arrived.count == 1 else { return }
            bytes.suffix(1).withUnsafeBytes { _ = Descriptor.write($0, to: pipe.writing) }
            Descriptor.release(pipe.writing)
        }
        #expect(arrived == ["a", character])
    }

    @Test("that can't be written say why")
    func failure() {
        #expect(!Descriptor.write("a", to: -1))
        #expect(SystemError.last == "Bad file descriptor")
    }
}
