import SwiftUI
import Testing
import ViewInspector

/// Screens of a navigation stack that are shown by code, and the columns of a split view.
@MainActor
@Suite struct NavigationDestinationTests {
    private struct Detail: View {
        let name: String
        @State private var visits = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            Text("\(name), presented: \(isPresented)")
            Button("Back") { dismiss() }
        }
    }

    @Test func `A boolean shows a screen`() throws {
        let isShown = Binding(wrappedValue: false)
        let view = NavigationStack {
            Text("home").navigationDestination(isPresented: isShown) { Detail(name: "a") }
        }
        let home = try view.inspect().navigationStack().text(0)
        #expect(throws: InspectionError.viewNotFound(parent: "NavigationDestination")) {
            try home.navigationDestination()
        }
        #expect(try view.inspect().findAll(Detail.self).isEmpty)
        isShown.wrappedValue = true
        let destination = try view.inspect().navigationStack().text(0).navigationDestination()
        #expect(try destination.isPresented())
        #expect(try destination.view(Detail.self).text(0).string() == "a, presented: true")
        try destination.find(button: "Back").tap()
        #expect(!isShown.wrappedValue)
        try destination.set(isPresented: true)
        try destination.set(isPresented: false)
        #expect(!isShown.wrappedValue)
    }

    @Test func `An item shows its screen`() throws {
        let item = Binding<String?>(wrappedValue: nil)
        let view = try NavigationStack {
            Text("home").navigationDestination(item: item) { Detail(name: $0) }
        }.hosted()
        defer { ViewHosting.expel() }
        #expect(view.findAll(Detail.self).isEmpty)
        item.wrappedValue = "b"
        #expect(try view.find(Detail.self).text(0).string() == "b, presented: true")
        let destination = try view.navigationStack().text(0).navigationDestination()
        #expect(throws: InspectionError.self) { try destination.set(isPresented: true) }
        try destination.set(isPresented: false)
        #expect(item.wrappedValue == nil)
    }

    @Test func `Values of several types lead to their screens`() throws {
        let path = Binding(wrappedValue: NavigationPath())
        let view = try NavigationStack(path: path) {
            Text("home")
                .navigationDestination(for: Int.self) { Detail(name: "number \($0)") }
                .navigationDestination(for: String.self) { Detail(name: "word \($0)") }
        }.hosted()
        defer { ViewHosting.expel() }
        path.wrappedValue.append(1)
        path.wrappedValue.append("one")
        path.wrappedValue.append(2)
        let home = try view.navigationStack().text(0)
        #expect(try home.navigationDestination().count == 2)
        #expect(try home.navigationDestination(1).view(Detail.self).actualView().name == "word one")
        #expect(try home.navigationDestination(1).isPresented())
        try home.navigationDestination(1).set(isPresented: false)
        #expect(path.wrappedValue.count == 1)
        #expect(try !home.navigationDestination(1).isPresented())
        #expect(
            throws: InspectionError.notSupported(
                "navigationDestination(for:) shows the screen of a value: a link, or the stack's path, leads to one")
        ) { try home.navigationDestination(1).set(isPresented: true) }
        path.wrappedValue.removeLast()
        #expect(path.wrappedValue.isEmpty)
        #expect(view.findAll(Detail.self).isEmpty)
    }

    @Test func `A destination that is not there is named`() {
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "navigationDestination", index: 0)) {
            try Text("home").inspect().text().navigationDestination()
        }
    }

    struct Place: Hashable, Codable {
        var name: String
    }

    private struct Uncodable: Hashable {}

    @Test func `A path is stored and read`() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        path.append(Place(name: "four"))
        let data = try JSONEncoder().encode(#require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path)
        #expect(read.count == 4)
        path.append(Uncodable())
        #expect(path.codable == nil)
        let stray = Data(#"["NoSuchType","1"]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stray)
        }
    }

    @Test func `A split view has columns`() throws {
        let visibility = Binding(wrappedValue: NavigationSplitViewVisibility.all)
        let three = try NavigationSplitView(columnVisibility: visibility) {
            List { Text("sidebar") }
        } content: {
            Text("content")
        } detail: {
            Text("detail").padding(4)
        }.inspect().navigationSplitView()
        #expect(try three.sidebarView().list().text(0).string() == "sidebar")
        #expect(try three.text().string() == "content")
        #expect(try three.detailView().text().string() == "detail")
        #expect(try three.detailView().text().padding(.top) == 4)
        #expect(try three.columnVisibility() == .all)
        visibility.wrappedValue = .detailOnly
        #expect(try three.columnVisibility() == .detailOnly)
        #expect(try three.find(text: "detail").pathToRoot == "navigationSplitView().detailView().text()")

        let two = try NavigationSplitView {
            Text("sidebar")
        } detail: {
            Text("detail")
        }.inspect().navigationSplitView()
        #expect(two.isEmpty)
        #expect(try two.columnVisibility() == .automatic)
        #expect(throws: InspectionError.viewNotFound(parent: "Text")) { try two.text() }
    }
}
