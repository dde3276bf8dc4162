import Foundation
import Observation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// The widths of columns, and views of which the layout follows what they read.
@MainActor
@Suite struct TableLayoutTests {
    private struct Person: Identifiable {
        let id: Int
    }

    private let tablet = DeviceScreen(named: "iPad")!

    @Test func `Columns share what those with a width leave`() throws {
        let sheet = Sheet(
            Table([Person(id: 1)]) {
                TableColumn("One") { _ in Box("one", nil, 20) }.width(100)
                TableColumn("Two") { _ in Box("two", nil, 20) }
                TableColumn("Three") { _ in Box("three", nil, 20) }.width(min: 400)
                TableColumn("Four") { _ in Box("four", nil, 20) }.width(max: 50)
            }, on: tablet)
        sheet.graph.screen = tablet
        #expect(try sheet.numbers("one") == [20, 64, 100, 20])
        #expect(try sheet.numbers("two") == [136, 64, 182, 20])
        #expect(try sheet.numbers("three") == [334, 64, 400, 20])
        #expect(try sheet.numbers("four") == [750, 64, 50, 20])
    }

    @Test func `A cell of several views is one`() throws {
        let sheet = Sheet(
            Table([Person(id: 1)]) {
                TableColumn("One") { _ in
                    Box("upper", 20, 20)
                    Box("lower", 20, 20)
                }
                TableColumn("None") { _ in EmptyView() }
                TableColumn("Two") { _ in Box("two", nil, 20) }
            }, on: tablet)
        sheet.graph.screen = tablet
        #expect(abs(try sheet.frame("two").minX - (20 + 2 * (748.0 / 3 + 16))) < 0.5)
        #expect(try sheet.frame("lower").minY > sheet.frame("upper").minY)
    }

    @Test func `Cells stand at the side that their column says`() throws {
        let sheet = Sheet(
            Table([Person(id: 1)]) {
                TableColumn("One") { (_: Person) in Box("one", 40, 20) }.alignment(.trailing)
                TableColumn("Two") { (_: Person) in Box("two", 40, 20) }.alignment(.center)
            }, on: tablet)
        sheet.graph.screen = tablet
        #expect(try sheet.frame("one").maxX == 20 + 382)
        #expect(try sheet.frame("two").midX == 20 + 382 + 16 + 191)
    }

    @Test func `An editor follows a model that nothing else reads`() throws {
        let model = Draft()
        let sheet = Sheet(DraftPage(model: model), 320, 568)
        #expect(try sheet.frame("editor").height == 36.5)
        model.text = "One\nTwo"
        sheet.graph.flush()
        #expect(try sheet.frame("editor").height == 58.5)
    }

    @Test func `Pages follow a model that nothing else reads`() throws {
        let model = Draft()
        let sheet = Sheet(DraftPages(model: model), 320, 568)
        #expect(try sheet.numbers("One") == [0, 0, 320, 568])
        #expect(try sheet.numbers("Two") == [320, 0, 320, 568])
        model.text = "Two"
        sheet.graph.flush()
        #expect(try sheet.numbers("One") == [-320, 0, 320, 568])
        #expect(try sheet.numbers("Two") == [0, 0, 320, 568])
    }
}

@Observable private final class Draft {
    var text = "One"
}

private struct DraftPage: View {
    @Bindable var model: Draft

    var body: some View { ScrollView { TextEditor(text: $model.text).id("editor") } }
}

private struct DraftPages: View {
    @Bindable var model: Draft

    var body: some View {
        TabView(selection: $model.text) {
            Box("One").tag("One")
            Box("Two").tag("Two")
        }
        .tabViewStyle(.page)
    }
}
