import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// The room that bars and controls take, as recorded on iOS 18 and earlier.
@MainActor
@Suite struct ChromeTests {
    private func sheet(_ view: some View, _ device: String = "iPhone 15") -> Sheet {
        Sheet(view, on: DeviceScreen(named: device)!)
    }

    /// Below the safe area of each device: 20, 47, 50 and 59 points.
    @Test(arguments: [("iPhone SE", 64.0), ("iPhone 14", 91), ("iPhone 13 mini", 94), ("iPhone 15", 103)])
    func `A title in one line takes 44 points`(_ device: String, _ top: CGFloat) throws {
        let page = Box("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        #expect(try sheet(NavigationStack { page }, device).frame("page").minY == top)
    }

    @Test func `A large title takes 96 points and a search field 52 more`() throws {
        let page = Box("page").navigationTitle("Title")
        #expect(try sheet(NavigationStack { page }).frame("page").minY == 59 + 96)
        let searched = NavigationStack { page.searchable(text: .constant("")) }
        #expect(try sheet(searched).frame("page").minY == 59 + 148)
    }

    /// Recorded at {0, 769, 393, 83}.
    @Test func `A tab bar takes 83 points with the home indicator`() throws {
        let tabs = TabView { Box("page").tabItem { Text("One") } }
        #expect(try sheet(tabs).frame("page").maxY == 769)
    }

    @Test func `A switch is 31 points high`() throws {
        let sheet = Sheet(Toggle("Wi-Fi", isOn: .constant(true)).id("switch"), 320, 100)
        #expect(try sheet.numbers("switch") == [0, 34.5, 320, 31])
    }

    @Test func `A field is as high as its text and a rounded one 34 points`() throws {
        let sheet = Sheet(
            VStack(spacing: 0) {
                TextField("Name", text: .constant("")).id("plain")
                TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).id("rounded")
            }, 320, 100)
        #expect(try sheet.frame("plain").height == 20.5)
        #expect(try sheet.frame("rounded").height == 34.5)
    }

    @Test func `A bar of progress takes the width and a spinner 20 points`() throws {
        let sheet = Sheet(
            VStack(spacing: 0) {
                ProgressView(value: 0.5).id("bar")
                ProgressView("Loading", value: 0.5).id("labelled")
                ProgressView().id("spinner")
                ProgressView(value: 0.5).progressViewStyle(.circular).id("circle")
            }, 320, 568)
        #expect(try sheet.frame("bar").size == CGSize(width: 320, height: 4))
        #expect(try sheet.frame("labelled").size == CGSize(width: 320, height: 28.5))
        #expect(try sheet.frame("spinner").size == CGSize(width: 20, height: 20))
        #expect(try sheet.frame("circle").size == CGSize(width: 20, height: 20))
    }
}
