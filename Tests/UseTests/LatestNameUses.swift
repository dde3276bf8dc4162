import SwiftUI
import Testing
import ViewInspector

/// Names of iOS 26 that apps were seen to use.
@MainActor
@Suite("The latest names")
struct LatestNameUses {
    private struct Contacts: View {
        @State private var text = ""
        let cancel: () -> Void

        var body: some View {
            NavigationStack {
                List {
                    Section("A") { Text("Ann") }.sectionIndexLabel("A")
                    Section("B") { Text("Bob") }.sectionIndexLabel(Text(verbatim: "B"))
                    Section("…") { Text("Others") }.sectionIndexLabel(nil)
                }
                .listSectionIndexVisibility(.visible)
                .searchable(text: $text)
                .toolbar {
                    Group {
                        ToolbarItem(placement: .cancellationAction) { Button(role: .close, action: cancel) }
                        ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
                    }
                    DefaultToolbarItem(kind: .search, placement: .bottomBar)
                    ToolbarSpacer(.fixed, placement: .bottomBar)
                }
            }
        }
    }

    @Test func `Sections have places in the index of their list`() throws {
        let list = try Contacts {}.inspect().find(ViewType.List.self)
        let sections = list.findAll(ViewType.Section.self)
        #expect(try sections.map { try $0.sectionIndexLabel()?.inspect().text().string() } == ["A", "B", nil])
        #expect(try list.listSectionIndexVisibility() == .visible)
    }

    @Test func `A group of items stands in a toolbar, and buttons have the labels of their roles`() throws {
        var isCancelled = false
        let view = try Contacts { isCancelled = true }.inspect()
        let items = view.findAll(ViewType.Toolbar.Item.self)
        #expect(
            try items.prefix(3).map { try $0.placement() } == [.cancellationAction, .confirmationAction, .bottomBar])
        let close = try items[0].find(ViewType.Button.self)
        #expect(try close.role() == .close)
        #expect(try close.find(ViewType.Image.self).actualImage().name() == "xmark")
        #expect(try items[1].find(ViewType.Label.self).title().text().string() == "Done")
        try close.tap()
        #expect(isCancelled)
    }

    @Test func `Lines have the height that the view is given`() throws {
        func height(_ lineHeight: AttributedString.LineHeight?) throws -> CGFloat {
            let text = Text(verbatim: "one\ntwo").font(.system(size: 20)).lineHeight(lineHeight)
            ViewHosting.host(view: text)
            defer { ViewHosting.expel() }
            return try ViewHosting.inspect().find(text: "one\ntwo").frame().height
        }
        #expect(try height(.exact(points: 30)) == 60)
        #expect(try height(.multiple(factor: 2)) == 80)
        #expect(try height(.leading(increase: 10)) == 60)
        #expect(try height(.variable) == height(nil))
        #expect(try height(.tight) < height(.normal) && height(.normal) < height(.loose))
    }

    @Test func `Symbols are drawn on and off`() {
        _ = Image(systemName: "checkmark").symbolEffect(.drawOn, isActive: true).symbolEffect(
            .drawOff.reversed, isActive: false)
        let effect: DrawOnSymbolEffect = .drawOn
        #expect("\(effect.byLayer)" == "drawOn.byLayer")
        _ = Image(systemName: "checkmark").transition(.symbolEffect(.drawOn))
    }
}
