import SwiftUI
import ViewInspector
import XCTest

// The Swift forms that the article on ViewInspector sets beside those of Lua.
final class FormsTests: XCTestCase {
    func testSearches() throws {
        let view = try VStack {
            Text("a").id(7)
            HStack {
                Text("b")
                Toggle("c", isOn: .constant(true))
            }
        }.hosted()
        XCTAssertEqual(try view.vStack().text(0).string(), "a")
        XCTAssertEqual(try view.find(text: "a").string(), "a")
        XCTAssertNoThrow(try view.find(viewWithId: 7))
        XCTAssertTrue(try view.find(ViewType.Toggle.self).isOn())
        XCTAssertEqual(view.findAll(ViewType.Text.self).count, 3)
        XCTAssertNoThrow(try view.find(ViewType.HStack.self, containing: "b"))
        XCTAssertNoThrow(try view.find(where: { try $0.text().string() == "b" }))
        XCTAssertThrowsError(try view.find(text: "d"))
    }

    func testPopover() throws {
        let view = try Text("Tip").popover(isPresented: .constant(true)) { Text("More") }.inspect()
        XCTAssertEqual(try view.find(text: "Tip").popover().text().string(), "More")
    }
}
