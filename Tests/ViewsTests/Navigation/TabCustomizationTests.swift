import SwiftUI
import Testing
import ViewInspector

@Suite("What a person changes about tabs") @MainActor
struct TabCustomizationTests {
    private struct Pages: View {
        @AppStorage("tabs") private var customization: TabViewCustomization
        @State private var tab = "news"

        var body: some View {
            TabView(selection: $tab) {
                Tab("Home", systemImage: "house", value: "home") { Text("at home") }.customizationID("home")
                Tab("News", systemImage: "newspaper", value: "news") {
                    Button("Hide") { customization[tab: "news"].tabBarVisibility = .hidden }
                    Button("Show") { customization[tab: "extra"].tabBarVisibility = .visible }
                    Button("Reset") { customization.resetVisibility() }
                }
                .customizationID("news")
                Tab("Extra", systemImage: "plus", value: "extra") { Text("more") }
                    .customizationID("extra").defaultVisibility(.hidden, for: .tabBar)
                    .customizationBehavior(.reorderable, for: .sidebar)
            }
            .tabViewCustomization($customization)
        }
    }

    @Test("hides tabs from the bar and shows those that are hidden by default")
    func visibility() throws {
        let screen = try Pages().hosted()
        #expect(throws: InspectionError.self) { try screen.find(text: "Extra") }
        try screen.find(button: "Show").tap()
        #expect(throws: Never.self) { try screen.find(text: "Extra") }
        try screen.find(button: "Hide").tap()
        #expect(throws: InspectionError.self) { try screen.find(text: "News") }
        try screen.find(button: "Reset").tap()
        #expect(throws: Never.self) { try screen.find(text: "News") }
        #expect(throws: InspectionError.self) { try screen.find(text: "Extra") }
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
