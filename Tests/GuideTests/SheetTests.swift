import SwiftUI
import ViewInspector
import XCTest

extension View {
    fileprivate func sheet2<Sheet: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Sheet
    ) -> some View {
        modifier(SheetWhile(isPresented: isPresented, onDismiss: onDismiss, content: content))
    }

    fileprivate func sheet2<Item: Identifiable, Sheet: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: @escaping (Item) -> Sheet
    ) -> some View {
        modifier(SheetFor(item: item, onDismiss: onDismiss, content: content))
    }
}

private struct SheetWhile<Sheet>: ViewModifier where Sheet: View {
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let content: () -> Sheet
    let sheetBuilder: () -> Any

    init(isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: @escaping () -> Sheet) {
        self.isPresented = isPresented
        self.onDismiss = onDismiss
        self.content = content
        self.sheetBuilder = { content() as Any }
    }

    func body(content: Self.Content) -> some View {
        content.sheet(isPresented: isPresented, onDismiss: onDismiss, content: self.content)
    }
}

private struct SheetFor<Item, Sheet>: ViewModifier where Item: Identifiable, Sheet: View {
    let item: Binding<Item?>
    let onDismiss: (() -> Void)?
    let content: (Item) -> Sheet
    let sheetBuilder: (Item) -> Any

    init(item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Sheet) {
        self.item = item
        self.onDismiss = onDismiss
        self.content = content
        self.sheetBuilder = { content($0) as Any }
    }

    func body(content: Self.Content) -> some View {
        content.sheet(item: item, onDismiss: onDismiss, content: self.content)
    }
}

private struct PopupSheet<Popup: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let popupBuilder: () -> Popup

    func body(content: Self.Content) -> some View {
        content.sheet(isPresented: isPresented, onDismiss: onDismiss, content: popupBuilder)
    }
}

private struct PopupPopover<Popup: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)? = nil
    let popupBuilder: () -> Popup

    func body(content: Self.Content) -> some View {
        content.popover(isPresented: isPresented, content: popupBuilder)
    }
}

extension SheetWhile: SheetProvider {}
extension SheetFor: SheetItemProvider {}
extension PopupSheet: SimplePopupPresenter {}
extension PopupPopover: PopupPresenter {}

private struct Song: Identifiable {
    let id: Int
    var title = "Song"
}

private struct Lyrics: View, Inspectable {
    let song: Song
    @Environment(\.dismiss) var dismiss
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        VStack {
            Text("\(song.title) \(song.id)")
            Button("Done") { dismiss() }
            Button("Close") { self.presentationMode.wrappedValue.dismiss() }
        }
    }
}

/// Guide: Alert, Sheet and ActionSheet, "Making Sheet inspectable".
final class SheetTests: XCTestCase {
    private let log = Binding<[String]>(wrappedValue: [])

    override func tearDown() {
        ViewHosting.expel()
    }

    private func noteDismissal() {
        log.wrappedValue.append("dismissed")
    }

    func testASheetOfASnippetIsInspected() throws {
        let binding = Binding(wrappedValue: true)
        let sut = EmptyView().sheet2(isPresented: binding, onDismiss: noteDismissal) { Text("Lyrics") }
        let sheet = try sut.inspect().emptyView().sheet()
        XCTAssertEqual(try sheet.text().string(), "Lyrics")
        try sheet.dismiss()
        XCTAssertFalse(binding.wrappedValue)
        XCTAssertEqual(log.wrappedValue, ["dismissed"])
        XCTAssertThrowsError(try sut.inspect().emptyView().sheet()) {
            XCTAssertEqual("\($0)", "View for Sheet is absent")
        }
    }

    func testTheNativeModifierNeedsNoSnippet() throws {
        let sut = EmptyView().sheet(isPresented: .constant(true), onDismiss: noteDismissal) {
            Text("one")
            Text("two")
        }
        XCTAssertEqual(try sut.inspect().emptyView().sheet().text(1).string(), "two")
        try sut.inspect().emptyView().sheet().callOnDismiss()
        XCTAssertEqual(log.wrappedValue, ["dismissed"])
        XCTAssertThrowsError(
            try EmptyView().sheet(isPresented: .constant(true)) { Text("") }
                .inspect().emptyView().sheet().callOnDismiss()
        ) {
            XCTAssertEqual("\($0)", "Sheet does not have 'onDismiss' callback")
        }
    }

    func testASheetForAnItem() throws {
        let binding = Binding<Song?>(wrappedValue: Song(id: 7))
        let sut = EmptyView().sheet2(item: binding) { Lyrics(song: $0) }
        XCTAssertEqual(try sut.inspect().emptyView().sheet().view(Lyrics.self).actualView().song.id, 7)
        XCTAssertEqual(try sut.inspect().findAll(Lyrics.self).count, 1)
        try sut.inspect().find(button: "Done").tap()
        XCTAssertNil(binding.wrappedValue)
    }

    func testTheContentCanTakeItselfAway() throws {
        for button in ["Done", "Close"] {
            let binding = Binding(wrappedValue: true)
            let view = try EmptyView()
                .fullScreenCover(isPresented: binding, onDismiss: noteDismissal) { Lyrics(song: Song(id: 1)) }
                .hosted()
            XCTAssertEqual(try view.emptyView().fullScreenCover().view(Lyrics.self).vStack().text(0).string(), "Song 1")
            try view.find(button: button).tap()
            XCTAssertFalse(binding.wrappedValue)
            XCTAssertThrowsError(try view.emptyView().fullScreenCover()) {
                XCTAssertEqual("\($0)", "View for FullScreenCover is absent")
            }
        }
        XCTAssertEqual(log.wrappedValue, ["dismissed", "dismissed"])
    }

    func testPresentersOfPopups() throws {
        let binding = Binding(wrappedValue: true)
        let sheet = PopupSheet(isPresented: binding, onDismiss: noteDismissal) { Text("a") }
        XCTAssertTrue(sheet.isSheetPresenter)
        XCTAssertFalse(sheet.isPopoverPresenter)
        XCTAssertEqual(try EmptyView().modifier(sheet).inspect().emptyView().sheet().text().string(), "a")
        sheet.dismissPopup()
        XCTAssertEqual(log.wrappedValue, ["dismissed"])
        XCTAssertThrowsError(try sheet.buildPopup()) { XCTAssertEqual("\($0)", "View for Sheet is absent") }
        let popover = PopupPopover(isPresented: .constant(true)) { Text("b") }
        XCTAssertTrue(popover.isPopoverPresenter)
        XCTAssertFalse(popover.isSheetPresenter)
        XCTAssertTrue(try popover.buildPopup() is Text)
    }

    func testAPopover() throws {
        let binding = Binding(wrappedValue: true)
        let sut = Text("?").popover(isPresented: binding, attachmentAnchor: .point(.top), arrowEdge: .leading) {
            Lyrics(song: Song(id: 2))
        }
        let popover = try sut.inspect().text().popover()
        XCTAssertEqual(try popover.arrowEdge(), .leading)
        XCTAssertEqual(try popover.attachmentAnchor(), .point(.top))
        XCTAssertTrue(try popover.isPresented())
        XCTAssertEqual(try popover.contentView().view(Lyrics.self).actualView().song.id, 2)
        XCTAssertEqual(try popover.contentView(Lyrics.self).find(ViewType.Text.self).string(), "Song 2")
        XCTAssertEqual(try popover.view(Lyrics.self).actualView().song.id, 2)
        try popover.dismiss()
        XCTAssertFalse(binding.wrappedValue)
        XCTAssertThrowsError(try sut.inspect().text().popover()) {
            XCTAssertEqual("\($0)", "View for Popover is absent")
        }
    }

    func testAPopoverForAnItem() throws {
        let binding = Binding<Song?>(wrappedValue: Song(id: 3))
        let sut = Text("?").popover(item: binding) { Text("Song \($0.id)") }
        XCTAssertEqual(try sut.inspect().find(text: "Song 3").pathToRoot, "text().popover().text()")
        XCTAssertEqual(try sut.inspect().text().popover().attachmentAnchor(), .rect(.bounds))
        XCTAssertEqual(try sut.inspect().text().popover().arrowEdge(), .top)
    }
}
