import Inspector
import SwiftUI
import Testing
import ViewTestSupport

/// Searches through screens whose links lead back to each other.
@MainActor
@Suite struct LinkCycleTests {
    private struct Home: View {
        var body: some View {
            Text("home")
            NavigationLink("To settings", destination: Settings())
        }
    }

    private struct Settings: View {
        @State private var isOn = false
        var body: some View {
            Text("settings")
            NavigationLink("To home", destination: Home())
        }
    }

    @Test func `A search through a circle ends`() throws {
        let screen = Screen(NavigationStack { Home() })
        #expect((1...4).contains(screen.root.findAll(Settings.self).count))
        #expect(try screen.root.find(text: "settings").string() == "settings")
        #expect(throws: InspectionError.self) { try screen.root.find(text: "elsewhere") }
        #expect(screen.graph.root.firstText(reading: "elsewhere") == nil)
        #expect(throws: InspectionError.self) {
            try screen.root.find(traversal: .depthFirst) { try $0.text().string() == "elsewhere" }
        }
    }

    @Test func `The screens of a circle are reached one by one at any depth`() throws {
        var view = try Screen(Home()).root.view(Home.self)
        for _ in 1...6 {
            view = try view.navigationLink(1).view(Settings.self).navigationLink(1).view(Home.self)
        }
        #expect(try view.text(0).string() == "home")
    }

    private struct Folder: View {
        let name: String
        let depth: Int
        var body: some View {
            Text(name)
            ForEach(0..<(depth == 0 ? 0 : 2), id: \.self) { index in
                NavigationLink("Open", destination: Folder(name: "\(name).\(index)", depth: depth - 1))
            }
        }
    }

    @Test func `A tree of screens is searched`() throws {
        let screen = Screen(Folder(name: "root", depth: 3))
        #expect(try screen.root.find(text: "root.1.0.1").string() == "root.1.0.1")
        #expect(screen.root.findAll(Folder.self).count == 15)
    }

    private struct Person: View {
        let number: Int
        var body: some View {
            ForEach(0..<30, id: \.self) { friend in
                NavigationLink("Friend", destination: Person(number: number * 30 + friend))
            }
        }
    }

    @Test func `A search through an endless tree ends`() {
        let people = Screen(Person(number: 1)).root.findAll(Person.self)
        #expect(people.count >= 31)
        #expect(people.count <= 131)
    }

    @Test func `A screen that is shown is searched however deep it stands`() throws {
        let screen = Screen(Folder(name: "root", depth: 8))
        var folder = try screen.root.view(Folder.self)
        for _ in 1...8 {
            let link = try folder.forEach(1).navigationLink(0)
            try link.activate()
            folder = try link.view(Folder.self)
        }
        #expect(screen.root.findAll(Folder.self).contains { (try? $0.actualView().depth) == 0 })
        #expect(try screen.root.find(text: "root.0.0.0.0.0.0.0.0").string() == "root.0.0.0.0.0.0.0.0")
    }
}
