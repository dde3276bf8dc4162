import Inspector
import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// Screens above others: when they are there, what they see, and how they go.
@MainActor
@Suite struct PresentationTests {
    private final class Model: ObservableObject {
        @Published var isShown = false
        @Published var isNextShown = false
        @Published var item: Item?
        @Published var log: [String] = []
    }

    private struct Item: Identifiable {
        var id: Int
        var name: String
    }

    private struct Counter: View {
        var name = "counter"
        @EnvironmentObject private var model: Model
        @Environment(\.isPresented) private var isPresented
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.locale) private var locale
        @State private var count = 0

        var body: some View {
            VStack {
                Text("\(name) \(count) \(isPresented) \(isEnabled) \(locale.identifier)")
                Button("Count") { count += 1 }
            }
            .onAppear { model.log.append("\(name) in") }
            .onDisappear { model.log.append("\(name) out") }
        }
    }

    /// A hosted view with the model in its environment.
    private func host<V: View>(_ view: V, _ model: Model) -> InspectableView<ViewType.ClassifiedView> {
        Screen(view.environmentObject(model)).root
    }

    private func text(_ view: InspectableView<ViewType.ClassifiedView>) throws -> String {
        try view.find(Counter.self).vStack().text(0).string()
    }

    private struct Sheet: View {
        @ObservedObject var model: Model

        var body: some View {
            Text("below")
                .sheet(isPresented: $model.isShown, onDismiss: { model.log.append("dismissed") }) { Counter() }
                .disabled(true)
                .environment(\.locale, Locale(identifier: "nl"))
        }
    }

    @Test func `A sheet is alive while it is shown`() throws {
        let model = Model()
        let view = host(Sheet(model: model), model)
        #expect(view.findAll(Counter.self).isEmpty)
        #expect(view.findAll(ViewType.Sheet.self).isEmpty)
        model.isShown = true
        #expect(try text(view) == "counter 0 true true nl")
        try view.find(button: "Count").tap()
        #expect(try text(view) == "counter 1 true true nl")
        model.isShown = false
        #expect(view.findAll(Counter.self).isEmpty)
        #expect(model.log == ["counter in", "counter out", "dismissed"])
        model.isShown = true
        #expect(try text(view) == "counter 0 true true nl")
        #expect(model.log == ["counter in", "counter out", "dismissed", "counter in"])
    }

    @Test func `Dismissing by the person calls on dismiss once`() throws {
        let model = Model()
        model.isShown = true
        let view = host(Sheet(model: model), model)
        let sheet = try view.find(ViewType.Sheet.self)
        try sheet.dismiss()
        #expect(!model.isShown)
        #expect(model.log == ["counter in", "counter out", "dismissed"])
        #expect(throws: InspectionError.viewNotFound(parent: "Sheet")) { try sheet.dismiss() }
        #expect(throws: InspectionError.viewNotFound(parent: "Sheet")) { try sheet.callOnDismiss() }
        #expect(model.log == ["counter in", "counter out", "dismissed"])
    }

    @Test func `Another item has another screen`() throws {
        struct Items: View {
            @ObservedObject var model: Model
            var body: some View {
                Text("below").sheet(item: $model.item, onDismiss: { model.log.append("dismissed") }) {
                    Counter(name: $0.name)
                }
            }
        }
        let model = Model()
        let view = host(Items(model: model), model)
        model.item = Item(id: 1, name: "one")
        try view.find(button: "Count").tap()
        #expect(try text(view).hasPrefix("one 1"))
        model.item?.name = "uno"
        #expect(try text(view).hasPrefix("uno 1"))
        model.item = Item(id: 2, name: "two")
        #expect(try text(view).hasPrefix("two 0"))
        #expect(model.log == ["one in", "uno out", "two in", "dismissed"])
        model.item = nil
        #expect(view.findAll(Counter.self).isEmpty)
        #expect(model.log == ["one in", "uno out", "two in", "dismissed", "two out", "dismissed"])
    }

    @Test func `A sheet stands on a sheet`() throws {
        struct Upper: View {
            @Environment(\.dismiss) var dismiss
            var body: some View { Button("Close upper") { dismiss() } }
        }
        struct Lower: View {
            @ObservedObject var model: Model
            @Environment(\.dismiss) var dismiss
            var body: some View {
                Button("Close lower") { dismiss() }.sheet(isPresented: $model.isNextShown) { Upper() }
            }
        }
        struct Stacked: View {
            @ObservedObject var model: Model
            var body: some View {
                Text("below").fullScreenCover(isPresented: $model.isShown) { Lower(model: model) }
            }
        }
        let model = Model()
        (model.isShown, model.isNextShown) = (true, true)
        let view = host(Stacked(model: model), model)
        #expect(
            try view.find(button: "Close upper").pathToRoot
                == "view(Stacked.self).text().fullScreenCover().view(Lower.self).button().sheet()"
                + ".view(Upper.self).button()")
        try view.find(button: "Close upper").tap()
        #expect((model.isShown, model.isNextShown) == (true, false))
        try view.find(button: "Close lower").tap()
        #expect(!model.isShown)
    }

    @Test func `A button of an alert acts and ends it`() throws {
        struct Alerts: View {
            @ObservedObject var model: Model
            var body: some View {
                Text("below")
                    .alert("Sure?", isPresented: $model.isShown) {
                        TextField("Why", text: .constant(""))
                        Button("Yes") { model.log.append("yes") }
                    }
                    .alert(item: $model.item) { item in
                        Alert(
                            title: Text(item.name),
                            primaryButton: .default(Text("Next")) { model.item = Item(id: item.id + 1, name: "next") },
                            secondaryButton: .cancel())
                    }
            }
        }
        let model = Model()
        model.isShown = true
        let view = host(Alerts(model: model), model)
        try view.find(ViewType.TextField.self).setInput("because")
        #expect(model.isShown)
        try view.find(button: "Yes").tap()
        #expect(!model.isShown)
        #expect(model.log == ["yes"])

        model.item = Item(id: 1, name: "first")
        try view.find(ViewType.AlertButton.self, containing: "Next").tap()
        #expect(model.item?.id == 2)
        #expect(try view.find(ViewType.Alert.self).title().string() == "next")
        try view.find(ViewType.AlertButton.self, containing: "Cancel").tap()
        #expect(model.item == nil)
    }

    @Test func `A button of a sheet on an alert does not end the alert`() throws {
        struct Nested: View {
            @ObservedObject var model: Model
            var body: some View {
                Text("below").confirmationDialog("?", isPresented: $model.isShown) {
                    Text("more").sheet(isPresented: $model.isNextShown) { Button("Stay") {} }
                }
            }
        }
        let model = Model()
        (model.isShown, model.isNextShown) = (true, true)
        let view = host(Nested(model: model), model)
        try view.find(button: "Stay").tap()
        #expect((model.isShown, model.isNextShown) == (true, true))
    }

    @Test func `What is hidden below does not hide the screen above`() throws {
        let view = Screen(
            Text("below").sheet(isPresented: .constant(true)) { Button("Above") {} }.disabled(true).allowsHitTesting(
                false)
        ).root
        #expect(try view.find(button: "Above").isResponsive())
        try view.find(button: "Above").tap()
    }

    @Test func `A plain binding is read again after a dismissal`() throws {
        var isShown = true
        var dismissals = 0
        let binding = Binding(get: { isShown }, set: { isShown = $0 })
        let view = Screen(Text("below").sheet(isPresented: binding, onDismiss: { dismissals += 1 }) { Text("above") })
            .root
        try view.text().sheet().dismiss()
        #expect(!isShown)
        #expect(dismissals == 1)
        #expect(throws: InspectionError.viewNotFound(parent: "Sheet")) { try view.text().sheet() }
    }

    @Test func `A state that presents is the owners`() throws {
        struct Owner: View {
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }.popover(isPresented: $isShown) { Text("above") }
            }
        }
        let view = Screen(Owner()).root
        try view.find(button: "Show").tap()
        #expect(try view.find(text: "above").string() == "above")
        try view.find(ViewType.Popover.self).dismiss()
        #expect(throws: InspectionError.searchFailure(skipped: 0, blockers: [])) { try view.find(text: "above") }
    }

    @Test func `What the app keeps does not keep the tree`() throws {
        let model = Model()
        model.isShown = true
        weak var graph: Graph?
        do {
            let screen = Screen(Sheet(model: model).environmentObject(model))
            graph = screen.graph
            #expect(try text(screen.root).hasPrefix("counter 0"))
        }
        #expect(graph == nil)
        model.isShown = false
    }
}
