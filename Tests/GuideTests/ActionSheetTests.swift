import SwiftUI
import ViewInspector
import XCTest

extension View {
    fileprivate func actionSheet2(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(ActionSheetWhile(isPresented: isPresented, sheetBuilder: content))
    }

    fileprivate func actionSheet2<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        modifier(ActionSheetFor(item: item, sheetBuilder: content))
    }
}

private struct ActionSheetWhile: ViewModifier {
    let isPresented: Binding<Bool>
    let sheetBuilder: () -> ActionSheet

    func body(content: Self.Content) -> some View {
        content.actionSheet(isPresented: isPresented, content: sheetBuilder)
    }
}

private struct ActionSheetFor<Item: Identifiable>: ViewModifier {
    let item: Binding<Item?>
    let sheetBuilder: (Item) -> ActionSheet

    func body(content: Self.Content) -> some View {
        content.actionSheet(item: item, content: sheetBuilder)
    }
}

private struct PopupActionSheet<Item: Identifiable>: ViewModifier {
    let item: Binding<Item?>
    let popupBuilder: (Item) -> ActionSheet
    let onDismiss: (() -> Void)? = nil

    func body(content: Self.Content) -> some View {
        content.actionSheet(item: item, content: popupBuilder)
    }
}

extension ActionSheetWhile: ActionSheetProvider {}
extension ActionSheetFor: ActionSheetItemProvider {}
extension PopupActionSheet: ItemPopupPresenter {}

private struct Photo: Identifiable {
    let id: String
}

/// Guide: Alert, Sheet and ActionSheet, "Making ActionSheet inspectable".
final class ActionSheetTests: XCTestCase {
    private let log = Binding<[String]>(wrappedValue: [])

    private func sheet(_ title: String = "Photo") -> ActionSheet {
        ActionSheet(
            title: Text(title), message: Text("What now?"),
            buttons: [
                .default(Text("Share")) { self.log.wrappedValue.append("share") },
                .destructive(Text("Delete")),
                .cancel(),
            ])
    }

    func testAnActionSheetIsReadAndTapped() throws {
        for isSnippet in [true, false] {
            let binding = Binding(wrappedValue: true)
            let sut =
                isSnippet
                ? AnyView(EmptyView().actionSheet2(isPresented: binding) { self.sheet() })
                : AnyView(EmptyView().actionSheet(isPresented: binding) { self.sheet() })
            let sheet = try sut.inspect().anyView().emptyView().actionSheet()
            XCTAssertEqual(try sheet.title().string(), "Photo")
            XCTAssertEqual(try sheet.message().string(), "What now?")
            XCTAssertEqual(try sheet.button(0).style(), .default)
            XCTAssertEqual(try sheet.button(1).style(), .destructive)
            XCTAssertEqual(try sheet.button(2).style(), .cancel)
            XCTAssertEqual(try sheet.button(2).labelView().string(), "Cancel")
            XCTAssertThrowsError(try sheet.button(3))
            try sheet.button(0).tap()
            XCTAssertFalse(binding.wrappedValue)
            XCTAssertThrowsError(try sut.inspect().anyView().emptyView().actionSheet()) {
                XCTAssertEqual("\($0)", "View for ActionSheet is absent")
            }
        }
        XCTAssertEqual(log.wrappedValue, ["share", "share"])
    }

    func testAnActionSheetForAnItem() throws {
        let binding = Binding<Photo?>(wrappedValue: Photo(id: "Sunset"))
        let sut = EmptyView().actionSheet2(item: binding) { self.sheet($0.id) }
        XCTAssertEqual(try sut.inspect().emptyView().actionSheet().title().string(), "Sunset")
        try sut.inspect().find(ViewType.AlertButton.self, containing: "Delete").tap()
        XCTAssertNil(binding.wrappedValue)
    }

    func testAPresenterBuildsAndDismisses() throws {
        let binding = Binding<Photo?>(wrappedValue: Photo(id: "Dune"))
        let presenter = PopupActionSheet(item: binding) { self.sheet($0.id) }
        XCTAssertTrue(presenter.isActionSheetPresenter)
        XCTAssertFalse(presenter.isAlertPresenter)
        XCTAssertTrue(try presenter.buildPopup() is ActionSheet)
        let sut = EmptyView().modifier(presenter)
        XCTAssertEqual(try sut.inspect().emptyView().actionSheet().title().string(), "Dune")
        presenter.dismissPopup()
        XCTAssertNil(binding.wrappedValue)
    }

    func testAConfirmationDialog() throws {
        let binding = Binding(wrappedValue: true)
        let sut = EmptyView().confirmationDialog("Empty the bin?", isPresented: binding, titleVisibility: .visible) {
            Button("Empty", role: .destructive) { self.log.wrappedValue.append("empty") }
            Button("Later") {}
        } message: {
            Text("12 things")
        }
        let dialog = try sut.inspect().emptyView().confirmationDialog()
        XCTAssertEqual(try dialog.title().string(), "Empty the bin?")
        XCTAssertEqual(try dialog.message().text().string(), "12 things")
        XCTAssertEqual(try dialog.titleVisibility(), .visible)
        XCTAssertEqual(try dialog.actions().button(1).labelView().text().string(), "Later")
        try dialog.actions().button(0).tap()
        XCTAssertEqual(log.wrappedValue, ["empty"])
        XCTAssertFalse(binding.wrappedValue)
        XCTAssertThrowsError(try sut.inspect().emptyView().confirmationDialog()) {
            XCTAssertEqual("\($0)", "View for ConfirmationDialog is absent")
        }
    }

    func testAConfirmationDialogForAValue() throws {
        let binding = Binding(wrappedValue: true)
        let sut = EmptyView().confirmationDialog(
            Text("Photo"), isPresented: binding, presenting: Photo(id: "Sunset"),
            actions: { photo in Button("Delete \(photo.id)") {} }, message: { Text("Shot of \($0.id)") })
        let dialog = try sut.inspect().emptyView().confirmationDialog()
        XCTAssertEqual(try dialog.titleVisibility(), .automatic)
        XCTAssertEqual(try dialog.message().find(text: "Shot of Sunset").string(), "Shot of Sunset")
        try dialog.dismiss()
        XCTAssertFalse(binding.wrappedValue)
    }
}
