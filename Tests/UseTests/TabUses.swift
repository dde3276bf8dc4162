import SwiftUI
import Testing
import ViewInspector

private enum Place: Hashable {
    case home, news, search, album(Int)
}

private struct MoreTabs: TabContent {
    @State private var title = "Own"

    var body: some TabContent<Place> {
        Tab(title, systemImage: "star", value: Place.album(9)) { Text("own screen") }
    }
}

/// One use of each form of a tab.
private struct Tabs: View {
    @State private var place = Place.home
    @State private var optional: Int?
    var showsNews = true
    private let title = "String"

    var body: some View {
        TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: Place.home) { Text("at home") }
            if showsNews {
                Tab("News", image: "news", value: Place.news) { Text("all new") }.badge(3)
            }
            Tab(value: Place.search, role: .search) { Text("found") }
            TabSection("Albums") {
                ForEach([1, 2], id: \.self) { number in
                    Tab("Album \(number)", systemImage: "photo", value: Place.album(number)) { Text("photo \(number)") }
                        .disabled(number == 2)
                }
            }
            TabSection {
                Tab(value: Place.album(3)) {
                    Text("third")
                } label: {
                    Text("Third")
                }
                .tabPlacement(.sidebarOnly)
                .customizationID("third")
                .accessibilityIdentifier("third")
            } header: {
                Text("Section")
            }
            MoreTabs()
            Group { Tab(title, systemImage: "eye", value: Place.album(4)) { Text("hidden") }.hidden() }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewSidebarHeader { Text("above") }
        .tabViewSidebarFooter { Text("below") }
        .tabViewSidebarBottomBar { Text("bar") }
        TabView {
            Tab("One", systemImage: "1.circle") { Text("first") }
            Tab(role: .search) { Text("second") }
            Tab("Three", image: "three", role: .search) { Text("third") }
        }
        TabView(selection: $optional) {
            Tab("One", systemImage: "1.circle", value: 1) { Text("first") }
            Tab("Two", image: "two", value: 2) { Text("second") }
        }
    }
}

@Suite("Tabs with content and a value") @MainActor
struct TabUses {
    @Test("are made in each way")
    func uses() throws {
        let view = try Tabs().inspect()
        #expect(view.findAll(ViewType.TabView.self).count == 3)
        let tabs = view.findAll(ViewType.Tab.self)
        // A selection leaves out the tabs that it doesn't have.
        #expect(tabs.count == 7)
        let search = try #require(tabs.first { (try? $0.role()) == .search })
        #expect(try search.labelView().label().title().text().string() == "Search")
        #expect(try view.find(text: "Section").pathToRoot.contains("tabSection"))
        #expect(try view.find(text: "above").string() == "above")
    }

    @Test("write the value into the selection")
    func selection() throws {
        let place = Binding(wrappedValue: Place.home)
        let tabs = TabView(selection: place) {
            Tab("Home", systemImage: "house", value: Place.home) { Text("at home") }
            Tab("News", systemImage: "news", value: Place.news) { Text("all new") }.badge("new")
            Tab("Closed", systemImage: "x", value: Place.search) { Text("closed") }.disabled(true)
        }
        try tabs.inspect().tabView().select(value: Place.news)
        #expect(place.wrappedValue == .news)
        #expect(try tabs.inspect().tabView().selectedValue() == Place.news)
        #expect(throws: InspectionError.self) { try tabs.inspect().tabView().select(value: Place.search) }
        #expect(place.wrappedValue == .news)
    }
}
