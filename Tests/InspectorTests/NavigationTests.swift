import Inspector
import Testing
import Views

/// Links and the screens they lead to.
@MainActor
struct NavigationTests {
    private struct Detail: View {
        let name: String
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text("about \(name)")
            Button("Back") { dismiss() }
        }
    }

    @Test func `The screen of a link is reached`() throws {
        let view = NavigationView { VStack { NavigationLink(destination: Detail(name: "a")) { Text("Go") } } }
        let link = try view.inspect().find(navigationLink: "Go")
        #expect(try link.view(Detail.self).actualView().name == "a")
        #expect(try link.labelView().text().string() == "Go")
        #expect(
            try link.find(text: "about a").pathToRoot
                == "navigationView().vStack().navigationLink(0).view(Detail.self).text(0)")
    }

    @Test func `A binding says whether the screen is shown`() throws {
        let isActive = Binding<Bool>(wrappedValue: false)
        let link = NavigationLink("Go", destination: Detail(name: "a"), isActive: isActive)
        let sut = try link.inspect().navigationLink()
        #expect(try sut.isActive() == false)
        try sut.activate()
        #expect(isActive.wrappedValue)
        #expect(try sut.isActive())
        try sut.find(button: "Back").tap()
        #expect(isActive.wrappedValue == false)
    }

    @Test func `A link without a binding keeps itself`() throws {
        let sut = try NavigationLink("Go", destination: Detail(name: "a")).inspect().navigationLink()
        try sut.activate()
        #expect(try sut.isActive())
        try sut.deactivate()
        #expect(try sut.isActive() == false)
    }

    @Test func `A selection says which screen is shown`() throws {
        let selection = Binding<String?>(wrappedValue: nil)
        let view = VStack {
            NavigationLink("A", destination: Detail(name: "a"), tag: "a", selection: selection)
            NavigationLink("B", destination: Detail(name: "b"), tag: "b", selection: selection)
        }
        try view.inspect().find(navigationLink: "B").activate()
        #expect(selection.wrappedValue == "b")
        #expect(try view.inspect().vStack().navigationLink(0).isActive() == false)
        #expect(try view.inspect().vStack().navigationLink(1).isActive())
        try view.inspect().vStack().navigationLink(0).deactivate()
        #expect(selection.wrappedValue == "b")
        try view.inspect().vStack().navigationLink(1).deactivate()
        #expect(selection.wrappedValue == nil)
    }

    private struct Stack: View {
        @State private var path: [Int]

        init(path: [Int] = []) {
            _path = State(initialValue: path)
        }

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("One", value: 1)
                    NavigationLink("Word", value: "word")
                    Button("Deep") { path = [1, 2] }
                }
                .navigationDestination(for: Int.self) { Detail(name: "\($0)") }
            }
        }
    }

    @Test func `A value leads to its screen`() throws {
        let sut = try Stack().inspect()
        #expect(try sut.find(navigationLink: "One").value(Int.self) == 1)
        try sut.find(navigationLink: "One").activate()
        #expect(try sut.find(Detail.self).actualView().name == "1")
        #expect(try sut.find(navigationLink: "One").isActive())
        try sut.find(button: "Back").tap()
        #expect(sut.findAll(Detail.self).isEmpty)
    }

    @Test func `A path leads to all its screens`() throws {
        let sut = try Stack().inspect()
        try sut.find(button: "Deep").tap()
        #expect(try sut.findAll(Detail.self).map { try $0.actualView().name } == ["1", "2"])
        let stack = try sut.find(ViewType.VStack.self)
        #expect(try stack.navigationDestination().view(Detail.self, 1).actualView().name == "2")
    }

    @Test func `A value of another type is refused`() throws {
        let sut = try Stack().inspect()
        #expect(throws: InspectionError.notSupported("the path of the NavigationStack cannot hold a String")) {
            try sut.find(navigationLink: "Word").activate()
        }
        #expect(throws: InspectionError.notSupported("NavigationLink with a value stands in no NavigationStack")) {
            try NavigationLink("One", value: 1).inspect().navigationLink().activate()
        }
    }

    @Test func `A hosted stack goes back and forth`() throws {
        let graph = Graph(Stack(), mode: .hosted)
        let link = try graph.root.search { $0.kind === ViewType.NavigationLink.kind }
        let properties = try link.properties(of: ViewType.NavigationLink.self)
        for _ in 1...3 {
            try properties.activate.bound(to: Place(link))()
            #expect(graph.root.searchAll { $0.matches(.type(Detail.self)) }.count == 1)
            try properties.deactivate.bound(to: Place(link))()
            #expect(graph.root.searchAll { $0.matches(.type(Detail.self)) }.isEmpty)
        }
    }

    @Test func `Each screen goes back to the one below it`() throws {
        let sut = try Stack(path: [1, 2, 3]).inspect()
        let screens = sut.findAll(Detail.self)
        try screens[1].find(button: "Back").tap()
        #expect(try sut.findAll(Detail.self).map { try $0.actualView().name } == ["1"])
    }

    @Test func `A shown screen takes part in the lifecycle`() throws {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let graph = Graph(
            NavigationStack {
                NavigationLink {
                    Text("screen").onAppear { log.lines.append("appears") }.onDisappear {
                        log.lines.append("disappears")
                    }
                } label: {
                    Text("Go")
                }
            }, mode: .hosted)
        let link = try graph.root.search { $0.kind === ViewType.NavigationLink.kind }
        #expect(try link.search { $0.reads("screen") }.kind === ViewType.Text.kind)
        #expect(log.lines == [])
        let properties = try link.properties(of: ViewType.NavigationLink.self)
        try properties.activate.bound(to: Place(link))()
        #expect(log.lines == ["appears"])
        try properties.deactivate.bound(to: Place(link))()
        #expect(log.lines == ["appears", "disappears"])
    }

    @Test func `A screen has a title`() throws {
        #expect(try Text("a").navigationTitle("Home").inspect().text().navigationTitle().string() == "Home")
        #expect(try Text("a").navigationBarTitle("Home").inspect().text().navigationBarTitle().string() == "Home")
    }
}
