import Foundation
import Testing

@testable import Layout
@testable import Pictures
@testable import Views

struct LetterTests {
    private func run(
        _ text: String, size: CGFloat = 17, weight: Double = 0, design: TextRun.Design = .standard,
        isItalic: Bool = false, tabular: Bool = false
    ) -> TextRun {
        let font = MeasuredFont(
            size: size, weight: weight, isMonospaced: design == .monospaced, hasMonospacedDigits: tabular)
        return TextRun(
            text: text, origin: .zero, advances: text.map { font.advance(of: $0) }, font: font, size: size,
            isItalic: isItalic, design: design, paint: .black)
    }

    private func outline(_ run: TextRun) -> Path {
        var letters = LetterDrawing()
        return letters.outline(of: run)
    }

    /// Both are made from one font: a picture and a frame can't disagree.
    @Test func `Advances of the outlines are those that the layout measures by`() throws {
        for (face, table) in [(LetterFace.text, AdvanceTable.text), (.display, .display)] {
            for code in [0x21...0x7E, 0xA1...0x17F, 0x391...0x3A1, 0x410...0x44F].joined() {
                let scalar = try #require(Unicode.Scalar(UInt32(code)))
                guard let measured = table[scalar], code != 0xAD else { continue }
                let letter = try #require(face.letter(UInt32(code), weight: 400), "\(scalar)")
                #expect(abs(letter.advance - measured) < 0.0011, "\(scalar)")
            }
        }
    }

    @Test func `Heavier letters have thicker stems`() throws {
        let widths = try [100, 300, 400, 700, 900].map { weight in
            // A stem and nothing else.
            try #require(LetterFace.text.letter(UInt32(("l" as Unicode.Scalar).value), weight: weight)).outline
                .boundingRect.width
        }
        #expect(widths == widths.sorted())
        #expect(widths[4] > 4 * widths[0])
    }

    @Test func `A letter made of others has all of them`() throws {
        func letter(_ scalar: Unicode.Scalar) throws -> CGRect {
            try #require(LetterFace.text.letter(scalar.value, weight: 400)).outline.boundingRect
        }
        let (plain, marked) = (try letter("e"), try letter("é"))
        #expect(abs(plain.maxY - marked.maxY) < 0.001)
        #expect(marked.minY < plain.minY - 0.1)
    }

    @Test func `A letter with a mark of its own is the one that has it`() {
        #expect(outline(run("e\u{301}")) == outline(run("é")))
        // No character of Unicode has these two.
        #expect(outline(run("x\u{301}")).boundingRect.minY < outline(run("x")).boundingRect.minY - 1)
    }

    @Test(arguments: [-0.8, -0.4, 0, 0.3, 0.62])
    func `A word ends where it was measured to end`(weight: Double) {
        let text = run("Heavy", weight: weight)
        let box = outline(text).boundingRect
        #expect(box.minX > -0.5 && box.minX < 3)
        #expect(abs(box.maxX - text.width) < 1.5)
    }

    @Test func `What the face lacks is a box of the measured width`() {
        for text in ["😀", "語", "ع"] {
            let run = run(text)
            let box = outline(run).boundingRect
            #expect(box.minX > 0 && box.maxX < run.width && box.width > run.width / 2, "\(text)")
        }
    }

    @Test func `Digits of one width stand below each other`() {
        let wide = outline(run("1", tabular: true)).boundingRect
        #expect(wide != outline(run("1")).boundingRect)
        let zero = outline(run("0", tabular: true)).boundingRect
        #expect(abs(wide.midX - zero.midX) < 1.2)
    }

    @Test func `Letters of one width have room in it`() {
        let text = run("WiW", design: .monospaced)
        let box = outline(text).boundingRect
        #expect(box.minX > -0.5 && box.maxX < text.width + 0.5)
    }

    @Test func `Italic letters lean to the right`() {
        let (upright, italic) = (outline(run("l")).boundingRect, outline(run("l", isItalic: true)).boundingRect)
        #expect(italic.maxX > upright.maxX + 1)
    }

    @Test func `Spaces, signs of direction and no text at all draw nothing`() {
        for text in ["", "  ", "\u{200E}", "\n"] { #expect(outline(run(text)).isEmpty, "\(text.debugDescription)") }
    }
}
