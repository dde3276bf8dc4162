import SwiftUI
import ViewInspector
import XCTest

/// Accessibility, as existing tests inspect it.
final class AccessibilityTests: XCTestCase {
    private struct Rating: View {
        @State private var stars = 2

        var body: some View {
            HStack {
                Text("\(stars) stars").accessibilityIdentifier("count")
                Image(systemName: "star").accessibilityHidden(true)
            }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(stars) of 5")
            .accessibilityAddTraits([.isButton, .updatesFrequently])
            .accessibilityAction(named: "Clear") { stars = 0 }
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: stars += 1
                case .decrement: stars -= 1
                @unknown default: break
                }
            }
        }
    }

    func testWordsAndTraits() throws {
        let sut = try Rating().inspect().hStack()
        XCTAssertEqual(try sut.accessibilityLabel().string(), "Rating")
        XCTAssertEqual(try sut.accessibilityValue().string(), "2 of 5")
        XCTAssertEqual(try sut.accessibilityTraits(), [.isButton, .updatesFrequently])
        XCTAssertTrue(try sut.image(1).accessibilityHidden())
    }

    func testActionsChangeTheView() throws {
        let view = Rating()
        ViewHosting.host(view: view)
        defer { ViewHosting.expel() }
        let sut = try view.inspect().hStack()
        try sut.callAccessibilityAdjustableAction()
        try sut.callAccessibilityAdjustableAction(.increment)
        XCTAssertEqual(try sut.find(viewWithAccessibilityIdentifier: "count").text().string(), "4 stars")
        try sut.callAccessibilityAction("Clear")
        XCTAssertEqual(try sut.accessibilityValue().string(), "0 of 5")
    }

    func testMissing() throws {
        let sut = try Text("a").inspect().text()
        XCTAssertThrowsError(try sut.accessibilityLabel()) {
            XCTAssertEqual(
                "\($0)", "Text does not have 'accessibilityLabel' modifier")
        }
        XCTAssertThrowsError(try sut.callAccessibilityAction(.escape)) {
            XCTAssertEqual("\($0)", "Text does not have 'accessibilityAction(.escape)' modifier")
        }
    }
}
