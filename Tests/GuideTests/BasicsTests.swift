import SwiftUI
import ViewInspector
import XCTest

private struct Letterhead: View {
    var body: some View {
        Text("Good morning")
    }
}

extension Letterhead: Inspectable {}

private struct Signature: View, Inspectable {
    var body: some View {
        Text("The team")
    }
}

private struct Letter: View {
    var body: some View {
        HStack {
            Text("Dear reader")
            AnyView(Signature())
        }
    }
}

/// Guide: The Basics.
final class BasicsTests: XCTestCase {
    func testReadsATextThroughTheBody() throws {
        let sut = Letterhead()
        let value = try sut.inspect().text().string()
        XCTAssertEqual(value, "Good morning")
    }

    func testFollowsTheStructureOfTheBody() throws {
        let view = Letter()
        XCTAssertEqual(try view.inspect().hStack().anyView(1).view(Signature.self).text().string(), "The team")
    }

    func testReadsAnEarlierChildByItsIndex() throws {
        XCTAssertEqual(try Letter().inspect().hStack().text(0).string(), "Dear reader")
    }

    func testKeepsAnIntermediateResult() throws {
        let view = Letter()
        let hStack = try view.inspect().hStack()
        let greeting = try hStack.text(0)
        let signature = try hStack.anyView(1).view(Signature.self).text()
        XCTAssertEqual(try greeting.string(), "Dear reader")
        XCTAssertEqual(try signature.string(), "The team")
    }

    func testTakesASubscript() throws {
        let hStack = try Letter().inspect().hStack()
        XCTAssertEqual(try hStack[1].anyView().view(Signature.self).text().string(), "The team")
        XCTAssertThrowsError(try hStack[0].anyView())
    }

    func testIsACollection() throws {
        let hStack = try Letter().inspect().hStack()
        XCTAssertEqual(hStack.count, 2)
        XCTAssertEqual(
            hStack.map { $0.pathToRoot },
            ["view(Letter.self).hStack().text(0)", "view(Letter.self).hStack().anyView(1)"])
        XCTAssertEqual(try hStack.first(where: { (try? $0.text()) != nil })?.text().string(), "Dear reader")
        XCTAssertNotNil(try hStack.last?.anyView())
    }

    func testThrowsWhereTheChainDiffersFromTheBody() {
        XCTAssertThrowsError(try Letter().inspect().vStack()) { error in
            XCTAssertEqual(
                error.localizedDescription, "view(Letter.self).hStack() found HStack instead of VStack")
        }
    }
}
