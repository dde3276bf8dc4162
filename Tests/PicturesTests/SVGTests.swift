import Foundation
import Testing

@testable import Pictures
@testable import Views

@MainActor
struct SVGTests {
    private func document(_ commands: [DisplayList.Command]) -> String {
        SVGWriter.document(
            of: DisplayList(
                size: CGSize(width: 100, height: 50), scale: 2,
                items: commands.map { DisplayList.Item(path: "", command: $0) }), title: "a <b> & \"c\"\u{0}\u{202E}")
    }

    @Test func `A picture has its size, and a title without markup`() {
        #expect(
            document([]) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50" \
                font-family="Inter, 'Inter Variable', -apple-system, 'SF Pro Text', 'Helvetica Neue', Arial, sans-serif" \
                role="img">
                <title>a &lt;b&gt; &amp; &quot;c&quot;</title>
                </svg>

                """)
    }

    @Test func `Numbers have few digits, and no exponents`() {
        #expect(SVGWriter.number(1.0 / 3) == "0.33")
        #expect(SVGWriter.number(-1.5) == "-1.5")
        #expect(SVGWriter.number(-0.001) == "0")
        #expect(SVGWriter.number(0.05, digits: 3) == "0.05")
        #expect(SVGWriter.number(1_000_000) == "1000000")
        #expect(SVGWriter.number(.infinity) == "0")
        #expect(SVGWriter.number(.nan) == "0")
    }

    @Test func `Groups nest, and share what they define`() {
        let clip = PictureGroup(opacity: 0.5, clip: PictureGroup.Clip(Path(CGRect(x: 0, y: 0, width: 1, height: 1))))
        let text = document([.begin(clip), .begin(clip), .end, .end])
        #expect(text.components(separatedBy: "<clipPath").count == 2)
        #expect(
            text.contains(
                "<g opacity=\"0.5\" clip-path=\"url(#d1)\"><g opacity=\"0.5\" clip-path=\"url(#d1)\"></g>\n</g>"))
    }

    @Test func `Each word of a text stands at its place`() {
        let font = MeasuredFont(size: 17)
        let words = "to <do>"
        let advances = words.map { font.advance(of: $0) }
        let run = TextRun(
            text: words, origin: CGPoint(x: 10, y: 20), advances: advances, font: font, size: 17, isItalic: false,
            design: .standard, paint: .black)
        #expect(run.words.map(\.text) == ["to", "<do>"])
        #expect(run.words[0].x == 0)
        #expect(abs(run.words[1].x - advances[..<3].reduce(0, +)) < 0.001)
        let text = document([.text(run)])
        #expect(text.contains("<text x=\"10\" y=\"20\""))
        #expect(text.contains(">&lt;do&gt;</text>"))
    }
}
