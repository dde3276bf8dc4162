import SwiftUI
import Testing
import ViewInspector

/// Calls and names that existing tests use.
@MainActor
@Suite struct SurfaceAnswers {
    struct OldSheet: ViewModifier, SheetProvider {
        let isPresented: Binding<Bool>
        let onDismiss: (() -> Void)?
        let sheetBuilder: () -> Any

        func body(content: Content) -> some View {
            content.sheet(isPresented: isPresented) { Text("s") }
        }
    }

    struct Item: Identifiable { let id: Int }

    struct OldItemSheet: ViewModifier, SheetItemProvider {
        let item: Binding<Item?>
        let onDismiss: (() -> Void)?
        let sheetBuilder: (Item) -> Any

        func body(content: Content) -> some View { content.sheet(item: item) { Text("\($0.id)") } }
    }

    @Test func `Older providers end their sheets`() throws {
        var count = 0
        let isPresented = Binding(wrappedValue: true)
        let view = EmptyView().modifier(
            OldSheet(isPresented: isPresented, onDismiss: { count += 1 }, sheetBuilder: { Text("s") }))
        try view.inspect().emptyView().sheet().callOnDismiss()
        #expect(!isPresented.wrappedValue)
        #expect(count == 1)
        let item = Binding<Item?>(wrappedValue: Item(id: 1))
        let other = EmptyView().modifier(
            OldItemSheet(item: item, onDismiss: { count += 1 }, sheetBuilder: { Text("\($0.id)") }))
        try other.inspect().emptyView().sheet().callOnDismiss()
        #expect(item.wrappedValue == nil)
        #expect(count == 2)
    }

    final class Store: ObservableObject {}

    @Test func `Modifiers around`() throws {
        let store = Store()
        let view = try VStack { EmptyView().padding() }.hidden().font(.title).environmentObject(store)
            .inspect().find(ViewType.EmptyView.self)
        let medium = view.content.medium
        #expect(medium.viewModifiers.count == 1)
        #expect(medium.transitiveViewModifiers.count == 1)
        #expect(medium.environmentModifiers.count == 1)
        #expect(medium.environmentObjects.first as? Store === store)
    }

    @Test func `Modifiers of a body are the views own`() throws {
        let view = try Text("a").modifier(Padded()).inspect().text()
        #expect(try view.padding(.top) == 7)
        let custom = AnyView(Root().modifier(Padded()))
        #expect(try custom.inspect().anyView().view(Root.self).padding(.top) == 7)
    }

    struct Padded: ViewModifier {
        func body(content: Content) -> some View { content.padding(7) }
    }

    struct Root: View {
        var body: some View { Text("a") }
    }

    @Test func `Helpers of tests`() throws {
        let view = try Text("ab").bold().inspect().text()
        #expect(try view.firstCharacterIsBold())
        #expect(try view.asInspectableView(ofType: ViewType.Text.self).string() == "ab")
        #expect(
            message { try view.asInspectableView(ofType: ViewType.Button.self) }
                == "text() found Text instead of Button")
        #expect(try Root().inspect().implicitAnyView().text().string() == "a")
    }

    @Test func `Tuples of any type`() throws {
        #expect(try TupleView(Text("a")).inspect().find(text: "a").string() == "a")
    }

    @Test func `The locale of tests`() throws {
        let known = Locale.testsDefault
        defer { Locale.testsDefault = known }
        Locale.testsDefault = Locale(identifier: "de")
        #expect(Locale.testsDefault.identifier == "de")
    }

    struct Same: BinaryEquatable {
        let number: Int
    }

    @Test func `Equal in memory`() {
        #expect(Same(number: 1) == Same(number: 1))
        #expect(Same(number: 1) != Same(number: 2))
    }
}

extension InspectableView where View == ViewType.Text {
    /// Calls those of the text by their names alone, beside one of the same name.
    @MainActor fileprivate func attributes(first count: Int) throws -> Self.TextAttributes {
        try attributes()[0..<count]
    }

    @MainActor fileprivate func firstCharacterIsBold() throws -> Bool {
        try !string().isEmpty && attributes(first: 1).isBold()
    }
}
