import SwiftUI
import Testing
import ViewInspector

@Suite("Modifiers of lists") @MainActor
struct ListTests {
    nonisolated static let cases: [ModifierCase] = [
        .init("listRowInsets", { $0.listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }, reads: 2) {
            try $0.listRowInsets().leading
        },
        .init("listRowPlatterColor", { $0.listRowPlatterColor(.red) }, reads: Color.red) {
            try $0.listRowPlatterColor()
        },
        .init("listRowSeparator", { $0.listRowSeparator(.hidden) }, reads: Visibility.hidden) {
            try $0.listRowSeparator().visibility
        },
        .init("listRowSeparator", { $0.listRowSeparator(.hidden, edges: .top) }, reads: VerticalEdge.Set.top) {
            try $0.listRowSeparator().edges
        },
        .init("listRowSeparatorTint", { $0.listRowSeparatorTint(.red, edges: .bottom) }, reads: Color.red) {
            try $0.listRowSeparatorTint().color
        },
        .init("listSectionSeparator", { $0.listSectionSeparator(.visible) }, reads: VerticalEdge.Set.all) {
            try $0.listSectionSeparator().edges
        },
        .init("listSectionSeparatorTint", { $0.listSectionSeparatorTint(nil) }, reads: Color?.none) {
            try $0.listSectionSeparatorTint().color
        },
        .init("headerProminence", { $0.headerProminence(.increased) }, reads: Prominence.increased) {
            try $0.headerProminence()
        },
        .init("deleteDisabled", { $0.deleteDisabled(true) }, reads: true) { try $0.deleteDisabled() },
        .init("moveDisabled", { $0.moveDisabled(true) }, reads: true) { try $0.moveDisabled() },
    ]

    @Test("are read where they are applied, and are missed elsewhere", arguments: cases)
    func reads(_ modifier: ModifierCase) throws { try modifier.run() }

    @Test("have nothing to read where the usual is asked for")
    func usualInsets() throws {
        #expect(throws: InspectionError.attributeNotFound(label: "insets", type: "listRowInsets")) {
            try Text("a").listRowInsets(nil).inspect().text().listRowInsets()
        }
    }

    @Test("what stands behind a row is looked into and found")
    func background() throws {
        let list = List { Text("row").listRowBackground(HStack { Text("behind") }) }
        let row = try list.inspect().list().text(0)
        #expect(try row.listRowBackground().hStack().text(0).string() == "behind")
        #expect(try list.inspect().find(text: "behind").string() == "behind")
        #expect(throws: InspectionError.viewNotFound(parent: "Optional<Text>")) {
            try Text("a").listRowBackground(Text?.none).inspect().text().listRowBackground().text()
        }
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "listRowBackground", index: 0)) {
            try Text("a").inspect().text().listRowBackground()
        }
    }
}
