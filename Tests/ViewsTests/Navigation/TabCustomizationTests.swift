import SwiftUI
import Testing

@testable import Views

@Suite("What a person changes about tabs") @MainActor
struct TabCustomizationTests {
    private func isLeftOut(_ traits: TabTraits, _ visibility: Visibility) -> Bool {
        var customization = TabViewCustomization()
        customization[tab: "a"].tabBarVisibility = visibility
        return ViewType.Tab.Properties(role: nil, traits: traits).isLeftOut(customization[tab: "a"])
    }

    @Test("hides tabs from the bar, and shows those that are hidden by default")
    func visibility() {
        #expect(!isLeftOut(TabTraits(), .automatic))
        #expect(isLeftOut(TabTraits(), .hidden))
        #expect(isLeftOut(TabTraits(isHiddenByDefault: true), .automatic))
        #expect(!isLeftOut(TabTraits(isHiddenByDefault: true), .visible))
        #expect(isLeftOut(TabTraits(isHidden: true), .visible))
    }

    @Test("is kept under a key, and reset")
    func reset() {
        var customization = TabViewCustomization()
        customization[tab: "news"].tabBarVisibility = .hidden
        let stored = TabViewCustomization._read(customization._stored)
        #expect(stored?[tab: "news"].tabBarVisibility == .hidden)
        customization.resetVisibility()
        #expect(customization == TabViewCustomization())
    }

    @Test("survives being stored")
    func storing() throws {
        var customization = TabViewCustomization()
        customization[tab: "a"].sidebarVisibility = .hidden
        customization[section: "s"] = ["b", "a"]
        let data = try JSONEncoder().encode(customization)
        #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)
        customization.resetSectionOrder()
        #expect(customization[section: "s"] == nil)
    }
}
