import SwiftUI
import Testing
import ViewInspector

/// An app's own extensions of `InspectableView` make calls by their names alone, and add calls of the same names.
@MainActor
@Suite struct ExtensionAnswers {
    private struct Basket: View {
        @State private var count = 1

        var body: some View {
            VStack(spacing: 4) {
                Text("Basket").font(.title).padding(3)
                Toggle("Gift", isOn: .constant(true))
                Button("Add") { count += 1 }.overlay(Text("\(count)"))
            }
        }
    }

    @Test func `Calls by their names`() throws {
        let basket = try Basket().inspect()
        #expect(try basket.heading() == "Basket")
        #expect(try basket.vStack().distance() == 4)
        #expect(try basket.find(ViewType.Toggle.self).isPacked())
        let add = try basket.find(ViewType.Button.self)
        #expect(try add.caption() == "Add" && add.badge() == "1")
        try add.tap(times: 2)
        #expect(try add.badge() == "3")
    }

    @Test func `Their own names stand beside ours`() throws {
        let text = try Basket().inspect().find(text: "Basket")
        #expect(try text.padding(plus: 2) == 5)
        #expect(try text.padding(.top) == 3)
        #expect(try Basket().inspect().vStack().text(named: "Basket").string() == "Basket")
    }
}

extension InspectableView {
    @MainActor fileprivate func heading() throws -> String { try vStack().text(0).string() }

    @MainActor fileprivate func badge() throws -> String { try overlay().text().string() }

    @MainActor fileprivate func padding(plus more: CGFloat) throws -> CGFloat { try padding(.top) + more }

    @MainActor fileprivate func text(named name: String) throws -> InspectableView<ViewType.Text> {
        let first = try text(0)
        return try first.string() == name ? first : text(1)
    }
}

extension InspectableView where View == ViewType.VStack {
    @MainActor fileprivate func distance() throws -> CGFloat? { try spacing() }
}

extension InspectableView where View == ViewType.Toggle {
    @MainActor fileprivate func isPacked() throws -> Bool { try isOn() && !isDisabled() }
}

extension InspectableView where View == ViewType.Button {
    @MainActor fileprivate func caption() throws -> String { try labelView().text().string() }

    @MainActor fileprivate func tap(times: Int) throws { for _ in 0..<times { try tap() } }
}
