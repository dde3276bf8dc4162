import SwiftUI
import Testing
import ViewTestSupport

@testable import Inspector

@MainActor
@Suite("Toolbars") struct ToolbarTests {
    struct Tools: CustomizableToolbarContent {
        @Environment(\.isEnabled) var isEnabled
        let log: Log

        var body: some CustomizableToolbarContent {
            ToolbarItem(id: "print", placement: .secondaryAction, showsByDefault: false) {
                Button(isEnabled ? "Print" : "Can't print") { log.note("print") }
            }
        }
    }

    struct Page: View {
        let log: Log
        @State private var isEditing = false

        var body: some View {
            VStack {
                Text("plain").toolbar { Button("Alone") { log.note("alone") } }
                Text("items").toolbar {
                    ToolbarItem(placement: .principal) { Text("Title") }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("First") { log.note("first") }
                        Button("Edit") { isEditing.toggle() }
                    }
                    if isEditing { ToolbarItem { Button("Done") { isEditing = false } } }
                }
                Text("arranged").toolbar(id: "main") {
                    ToolbarItem(id: "share") { Text("Share") }
                    Tools(log: log)
                }
                .toolbar(.hidden, for: .navigationBar, .tabBar)
            }
        }
    }

    @Test("have items and groups, in order")
    func items() throws {
        let log = Log()
        let screen = Screen(Page(log: log))
        let toolbar = try screen.root.find(text: "items").toolbar()
        #expect(try toolbar.identifier() == nil)
        #expect(try toolbar.item(0).text().string() == "Title")
        #expect(try toolbar.item(0).placement() == .principal)
        #expect(try toolbar.itemGroup(1).placement() == .bottomBar)
        #expect(try toolbar.itemGroup(1).button(0).labelView().text().string() == "First")
        try toolbar.itemGroup(1).button(0).tap()
        try screen.tap("Alone")
        #expect(log.take() == ["first", "alone"])
        #expect(throws: InspectionError.self) { try toolbar.itemGroup(0) }
        #expect(throws: InspectionError.attributeNotFound(label: "identifier", type: "ToolbarItem")) {
            try toolbar.item(0).identifier()
        }
        #expect(
            try screen.root.find(text: "plain").toolbar().itemGroup(0).button(0).labelView().text().string() == "Alone")
        #expect(throws: InspectionError.modifierNotFound(parent: "Button", modifier: "toolbar", index: 0)) {
            try screen.root.find(button: "First").toolbar()
        }
    }

    @Test("change with the state")
    func conditions() throws {
        let screen = Screen(Page(log: Log()))
        #expect(throws: InspectionError.self) { try screen.root.find(button: "Done") }
        try screen.tap("Edit", "Done")
        #expect(throws: InspectionError.self) { try screen.root.find(button: "Done") }
    }

    @Test("can be arranged, and hold content of the app's own")
    func arranged() throws {
        let log = Log()
        let screen = Screen(Page(log: log))
        let view = try screen.root.find(text: "arranged")
        #expect(try view.toolbar().identifier() == "main")
        #expect(try view.toolbar().item(0).identifier() == "share")
        #expect(try view.toolbar().item(0).showsByDefault())
        let item = try screen.root.find(ViewType.Toolbar.Item.self, where: { try $0.identifier() == "print" })
        #expect(try !item.showsByDefault())
        #expect(try item.placement() == .secondaryAction)
        try item.button().tap()
        #expect(log.take() == ["print"])
        #expect(try view.toolbarVisibility().bars == [.navigationBar, .tabBar])
        let disabled = Screen(Page(log: log).disabled(true))
        #expect(throws: InspectionError.self) { try disabled.tap("Can't print") }
    }
}
