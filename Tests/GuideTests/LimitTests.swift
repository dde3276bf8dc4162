import SwiftUI
import ViewInspector
import XCTest

/// What once kept a search out no longer does.
final class LimitTests: XCTestCase {
    private struct CountKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Plain: View {
        var body: some View { Text("inside") }
    }

    func testNavigationBarItems() throws {
        var taps = 0
        let sut = NavigationView {
            Text("Inbox").navigationBarItems(leading: Text("Edit"), trailing: Button("Compose") { taps += 1 })
        }
        XCTAssertNoThrow(try sut.inspect().find(text: "Edit"))
        try sut.inspect().find(button: "Compose").tap()
        XCTAssertEqual(taps, 1)
        XCTAssertNoThrow(try sut.inspect().navigationView().text(0).navigationBarItems())
    }

    func testPopover() throws {
        let isShown = Binding(wrappedValue: true)
        let sut = Text("Filter").popover(isPresented: isShown) { Text("Unread only") }
        XCTAssertNoThrow(try sut.inspect().find(text: "Unread only"))
        XCTAssertEqual(try sut.inspect().text().popover().contentView().text().string(), "Unread only")
        isShown.wrappedValue = false
        XCTAssertThrowsError(try sut.inspect().find(text: "Unread only"))
    }

    func testLayersMadeOfPreferences() throws {
        let sut = VStack {
            Text("a").preference(key: CountKey.self, value: 2)
            Text("b").preference(key: CountKey.self, value: 3)
        }
        .overlayPreferenceValue(CountKey.self) { Text("front \($0)") }
        .backgroundPreferenceValue(CountKey.self) { Text("back \($0)") }
        XCTAssertEqual(try sut.inspect().vStack().overlayPreferenceValue().text().string(), "front 5")
        XCTAssertEqual(try sut.inspect().vStack().backgroundPreferenceValue().text().string(), "back 5")
        XCTAssertNoThrow(try sut.inspect().find(text: "front 5"))
        XCTAssertNoThrow(try sut.inspect().find(text: "back 5"))
    }

    func testViewsThatSayNothingAboutBeingInspected() throws {
        XCTAssertEqual(try HStack { Plain() }.inspect().find(Plain.self).text().string(), "inside")
    }
}
