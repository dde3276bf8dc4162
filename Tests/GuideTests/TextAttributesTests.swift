import SwiftUI
import ViewInspector
import XCTest

/// Attributes of texts, as existing tests inspect them.
final class TextAttributesTests: XCTestCase {
    private struct Price: View {
        let amount: Int

        var body: some View {
            Text("now ").italic() + Text("\(amount) €").bold().foregroundColor(.green)
                + Text(" was 9 €").strikethrough(true, color: .gray)
        }
    }

    func testStringAndAttributes() throws {
        let text = try Price(amount: 5).inspect().text()
        XCTAssertEqual(try text.string(), "now 5 € was 9 €")
        XCTAssertTrue(try text.attributes()[0..<4].isItalic())
        XCTAssertTrue(try text.attributes()[4..<7].isBold())
        XCTAssertEqual(try text.attributes()[4..<7].foregroundColor(), .green)
        XCTAssertEqual(try text.attributes()[7..<15].strikethroughColor(), .gray)
        XCTAssertThrowsError(try text.attributes().isBold()) {
            XCTAssertEqual("\($0)", "Modifier 'bold' is applied only to a subrange")
        }
    }

    func testFindByAttributes() throws {
        let sut = try VStack {
            Text("title").font(.headline)
            Price(amount: 3)
        }.inspect()
        XCTAssertEqual(try sut.find(textWhere: { _, attr in try attr.font() == .headline }).string(), "title")
    }

    func testImagesAndLocale() throws {
        let text = try Text("\(Image(systemName: "star")) \(4.5, specifier: "%.1f")").inspect().text()
        XCTAssertEqual(try text.images(), [Image(systemName: "star")])
        XCTAssertEqual(try text.string(locale: Locale(identifier: "de")), "Image('star') 4.5")
        XCTAssertEqual(try text.attributedString(), AttributedString(" 4.5"))
    }
}
