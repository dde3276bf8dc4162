import Testing

@testable import Agents

@Suite struct LineBufferTests {
    private func lines(_ pieces: String..., longest: Int = 100) -> [LineBuffer.Line] {
        var buffer = LineBuffer(longest: longest)
        var found = pieces.flatMap { buffer.add(Array($0.utf8)[...]) }
        if let last = buffer.finish() { found.append(last) }
        return found
    }

    @Test func `Lines come in any pieces`() {
        let wanted: [LineBuffer.Line] = [
            .text(Array("one".utf8)), .text(Array("two".utf8)), .text(Array("three".utf8)),
        ]
        #expect(lines("one\ntwo\nthree") == wanted)
        #expect(lines("o", "ne\nt", "wo", "\n", "three\n") == wanted)
    }

    @Test func `Blank lines are none`() { #expect(lines("\n \r\n\t\na\n\n") == [.text([UInt8(ascii: "a")])]) }

    @Test func `A line that is too long is said to be, once, and the next one is read`() {
        #expect(
            lines("12345\n", "12", "34", "56\n", "7\n", longest: 5) == [
                .text(Array("12345".utf8)), .tooLong, .text([55]),
            ])
        #expect(lines("123456", longest: 5) == [.tooLong])
    }
}
