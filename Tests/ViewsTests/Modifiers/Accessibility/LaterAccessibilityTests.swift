import SwiftUI
import Testing
import ViewInspector

@testable import Inspector

@Suite("Accessibility of later versions") @MainActor
struct LaterAccessibilityTests {
    @Test("A label is made of other views, and of the one that there is")
    func label() throws {
        let labeled = Text("Rex").accessibilityLabel { label in
            Text("Dog")
            label
        }
        let screen = try labeled.hosted()
        #expect(try screen.find(text: "Rex").accessibilityLabelContent().text(0).string() == "Dog")
        #expect(try screen.find(text: "Rex").current().accessibilityLabelText == "Dog, Rex")
    }

    @Test("Actions stand in a category")
    func category() throws {
        var cut = false
        let text = try Text("a").accessibilityActions(category: .edit) { Button("Cut") { cut = true } }.inspect().text()
        #expect(try text.accessibilityActions().category() == .edit)
        try text.callAccessibilityAction("Cut")
        #expect(cut)
    }
}
