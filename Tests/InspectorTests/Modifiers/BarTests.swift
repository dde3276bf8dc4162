import SwiftUI
import Testing
import ViewInspector

@Suite("Modifiers of bars and menus") @MainActor
struct BarTests {
    nonisolated static let cases: [ModifierCase] = [
        .init("navigationBarHidden", { $0.navigationBarHidden(true) }, reads: true) { try $0.navigationBarHidden() },
        .init("navigationBarBackButtonHidden", { $0.navigationBarBackButtonHidden() }, reads: true) {
            try $0.navigationBarBackButtonHidden()
        },
        .init("statusBarHidden", missing: "statusBar(hidden:)", { $0.statusBar(hidden: true) }, reads: true) {
            try $0.statusBarHidden()
        },
        .init("statusBarHidden", missing: "statusBar(hidden:)", { $0.statusBarHidden(false) }, reads: false) {
            try $0.statusBarHidden()
        },
        .init(
            "navigationBarTitleDisplayMode", { $0.navigationBarTitleDisplayMode(.inline) },
            reads: NavigationBarItem.TitleDisplayMode.inline
        ) { try $0.navigationBarTitleDisplayMode() },
        .init(
            "navigationBarTitleDisplayMode", { $0.navigationBarTitle("a", displayMode: .large) },
            reads: NavigationBarItem.TitleDisplayMode.large
        ) { try $0.navigationBarTitleDisplayMode() },
        .init("navigationBarTitle", { $0.navigationBarTitle(Text("Inbox"), displayMode: .large) }, reads: "Inbox") {
            try $0.navigationBarTitle().string()
        },
        .init("navigationTitle", { $0.navigationTitle(.constant("Inbox")) }, reads: "Inbox") {
            try $0.navigationTitle().string()
        },
        .init("navigationSubtitle", { $0.navigationSubtitle("3 new") }, reads: "3 new") {
            try $0.navigationSubtitle().string()
        },
        .init("menuIndicator", { $0.menuIndicator(.hidden) }, reads: Visibility.hidden) { try $0.menuIndicator() },
        .init("help", { $0.help("Sends it") }, reads: "Sends it") { try $0.help().string() },
        .init("help", { $0.help(Text("Sends it")) }, reads: "Sends it") { try $0.help().string() },
        .init("hoverEffect", { $0.hoverEffect() }, reads: HoverEffect.automatic) { try $0.hoverEffect() },
        .init("hoverEffect", { $0.hoverEffect(.lift) }, reads: HoverEffect.lift) { try $0.hoverEffect() },
    ]

    @Test("are read where they are applied, and are missed elsewhere", arguments: cases)
    func reads(_ modifier: ModifierCase) throws { try modifier.run() }

    private var page: some View {
        NavigationView {
            List { Text("row") }
                .navigationBarItems(leading: Button("Edit") {}, trailing: HStack { Text("Add") })
        }
    }

    @Test("items in the bar are looked into and found")
    func items() throws {
        let list = try page.inspect().navigationView().list()
        #expect(try list.navigationBarLeadingItems().button().labelView().text().string() == "Edit")
        #expect(try list.navigationBarTrailingItems().hStack().text(0).string() == "Add")
        #expect(throws: InspectionError.self) { try list.text(0).navigationBarLeadingItems() }
    }

    @Test("items in the bar don't keep a search from what is below, nor from themselves")
    func search() throws {
        #expect(try page.inspect().find(text: "row").string() == "row")
        #expect(try page.inspect().find(text: "Add").string() == "Add")
        #expect(throws: Never.self) { try page.inspect().find(button: "Edit").tap() }
    }

    @Test("the call of older source leads to the view that has them")
    func olderCall() throws {
        let navigation = try page.inspect().navigationView()
        #expect(try navigation.navigationBarItems().list().text(0).string() == "row")
        #expect(try navigation.navigationBarItems(List<Never, Text>.self).list().text(0).string() == "row")
        let stack = try VStack {
            Text("plain")
            Text("item").navigationBarItems(trailing: Text("Add"))
        }.inspect().vStack()
        #expect(try stack.navigationBarItems(1).text().string() == "item")
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "navigationBarItems", index: 0)) {
            try stack.navigationBarItems(0)
        }
        #expect(throws: InspectionError.viewIndexOutOfBounds(index: 2, count: 2)) { try stack.navigationBarItems(2) }
    }
}
