import Combine
import SwiftUI
import Testing
import ViewInspector

/// Views that are really shown, and looked at from inside of their own actions.
@MainActor
@Suite(.serialized) struct HostingTests {
    struct Counter: View {
        var didAppear: ((Self) -> Void)?
        var didChange: ((Self) -> Void)?
        @State private(set) var count = 0

        var body: some View {
            VStack {
                Text("count \(count)")
                Button("Add") { count += 1 }
            }
            .onAppear { didAppear?(self) }
            .onChange(of: count) { didChange?(self) }
        }
    }

    @Test func `A view can be inspected when it appears`() throws {
        var result = Result<String, any Error>.failure(InspectionError.notSupported("did not appear"))
        var view = Counter()
        view.didAppear = { shown in
            result = Result {
                try shown.inspect().find(button: "Add").tap()
                try shown.inspect().find(button: "Add").tap()
                return try shown.inspect().vStack().text(0).string()
            }
        }
        ViewHosting.host(view: view)
        defer { ViewHosting.expel() }
        #expect(try result.get() == "count 2")
    }

    @Test func `The inspected view is the shown one`() throws {
        var counts: [Int] = []
        var view = Counter()
        view.didAppear = { shown in
            shown.inspect { view in
                try view.vStack().button(1).tap()
                counts.append(try view.actualView().count)
            }
        }
        ViewHosting.host(view: view)
        defer { ViewHosting.expel() }
        #expect(counts == [1])
    }

    @Test func `What an inspection throws fails the test there`() {
        let line = #line + 2
        withKnownIssue {
            Text("x").inspect { view in _ = try view.hStack() }
        } matching: { issue in
            issue.sourceLocation?.line == line
                && issue.error as? InspectionError == .viewNotFound(parent: "HStack")
        }
    }

    @Test func `A view that is expelled as it appears is not shown`() {
        let log = Binding<[String]>(wrappedValue: [])
        ViewHosting.host(
            view: Text("x").onAppear { ViewHosting.expel() }.onDisappear { log.wrappedValue.append("out") })
        #expect(log.wrappedValue == ["out"])
        // Tests that run at the same time may show views of theirs.
        #expect((try? ViewHosting.inspect().text().string()) != "x")
    }

    @Test func `A view is shown while a closure runs`() async throws {
        let log = Binding<[String]>(wrappedValue: [])
        let view = Text("x").onAppear { log.wrappedValue.append("in") }.onDisappear { log.wrappedValue.append("out") }
        let text = try await ViewHosting.host(view) {
            await Task.yield()
            return try ViewHosting.inspect().text().string()
        }
        #expect(text == "x")
        #expect(log.wrappedValue == ["in", "out"])
    }

    @Test func `Expelling ends the show`() {
        let log = Binding<[String]>(wrappedValue: [])
        ViewHosting.host(
            view: Text("x").onAppear { log.wrappedValue.append("in") }.onDisappear { log.wrappedValue.append("out") })
        #expect(log.wrappedValue == ["in"])
        ViewHosting.expel()
        #expect(log.wrappedValue == ["in", "out"])
        ViewHosting.expel()
        #expect(log.wrappedValue == ["in", "out"])
    }

    @Test func `Hosting another view expels the former`() {
        let log = Binding<[String]>(wrappedValue: [])
        ViewHosting.host(view: Text("x").onDisappear { log.wrappedValue.append("out") })
        ViewHosting.host(view: Text("y"), size: CGSize(width: 10, height: 10))
        #expect(log.wrappedValue == ["out"])
        ViewHosting.expel()
    }

    struct Settings: View {
        let inspection = Inspection<Self>()
        @EnvironmentObject var store: Store
        @Environment(\.colorScheme) private var scheme
        @State private var isOn = false

        var body: some View {
            Toggle(isOn: $isOn) { Text("\(store.name) \(isOn ? "on" : "off") \(scheme == .dark ? "dark" : "light")") }
                .onReceive(inspection.notice) { inspection.visit(self, $0) }
        }
    }

    final class Store: ObservableObject {
        @Published var name = "a"
    }

    @Test func `A view calls back with its state and environment`() throws {
        let view = Settings()
        let store = Store()
        var texts: [String] = []
        view.inspection.callbacks[1] = { shown in
            let toggle = try? shown.inspect().toggle()
            texts.append((try? toggle?.labelView().text().string()) ?? "nothing")
            try? toggle?.tap()
        }
        view.inspection.callbacks[2] = { shown in
            texts.append((try? shown.inspect().toggle().labelView().text().string()) ?? "nothing")
        }
        ViewHosting.host(view: view.environmentObject(store).environment(\.colorScheme, .dark))
        defer { ViewHosting.expel() }
        view.inspection.notice.send(1)
        store.name = "b"
        view.inspection.notice.send(2)
        #expect(texts == ["a off dark", "b on dark"])
    }
}
