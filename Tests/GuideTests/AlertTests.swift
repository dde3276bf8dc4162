import SwiftUI
import ViewInspector
import XCTest

// What an app has in its own sources where its tests were written for the reflecting inspector.
extension View {
    fileprivate func alert2(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(AlertWhile(isPresented: isPresented, alertBuilder: content))
    }

    fileprivate func alert2<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(AlertFor(item: item, alertBuilder: content))
    }

    fileprivate func alert3(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(PopupAlert(isPresented: isPresented, popupBuilder: content))
    }
}

private struct AlertWhile: ViewModifier {
    let isPresented: Binding<Bool>
    let alertBuilder: () -> Alert

    func body(content: Self.Content) -> some View {
        content.alert(isPresented: isPresented, content: alertBuilder)
    }
}

private struct AlertFor<Item: Identifiable>: ViewModifier {
    let item: Binding<Item?>
    let alertBuilder: (Item) -> Alert

    func body(content: Self.Content) -> some View {
        content.alert(item: item, content: alertBuilder)
    }
}

private struct PopupAlert: ViewModifier {
    let isPresented: Binding<Bool>
    let popupBuilder: () -> Alert
    let onDismiss: (() -> Void)? = nil

    func body(content: Self.Content) -> some View {
        content.alert(isPresented: isPresented, content: popupBuilder)
    }
}

// What the tests add.
extension AlertWhile: AlertProvider {}
extension AlertFor: AlertItemProvider {}
extension PopupAlert: PopupPresenter {}

private struct Draft: Identifiable {
    let id: Int
}

private func discardAlert(_ log: Binding<[String]>) -> Alert {
    Alert(
        title: Text("Discard?"), message: Text("It is gone then."),
        primaryButton: .destructive(Text("Discard")) { log.wrappedValue.append("discard") },
        secondaryButton: .cancel(Text("Keep")) { log.wrappedValue.append("keep") })
}

/// Guide: Alert, Sheet and ActionSheet, "Making Alert inspectable".
final class AlertTests: XCTestCase {
    private let log = Binding<[String]>(wrappedValue: [])

    func testAnAlertOfASnippetIsRead() throws {
        let binding = Binding(wrappedValue: true)
        let sut = EmptyView().alert2(isPresented: binding) { discardAlert(self.log) }
        let alert = try sut.inspect().emptyView().alert()
        XCTAssertEqual(try alert.title().string(), "Discard?")
        XCTAssertEqual(try alert.message().string(), "It is gone then.")
        XCTAssertEqual(try alert.primaryButton().style(), .destructive)
        XCTAssertEqual(try alert.secondaryButton().labelView().string(), "Keep")
        try sut.inspect().find(ViewType.AlertButton.self, containing: "Keep").tap()
        XCTAssertEqual(log.wrappedValue, ["keep"])
        XCTAssertFalse(binding.wrappedValue)
    }

    func testTheNativeModifierNeedsNoSnippet() throws {
        let binding = Binding(wrappedValue: true)
        let sut = EmptyView().alert(isPresented: binding) { discardAlert(self.log) }
        try sut.inspect().emptyView().alert().primaryButton().tap()
        XCTAssertEqual(log.wrappedValue, ["discard"])
        XCTAssertFalse(binding.wrappedValue)
        XCTAssertThrowsError(try sut.inspect().emptyView().alert()) {
            XCTAssertEqual("\($0)", "View for Alert is absent")
        }
    }

    func testTheMessageIsReadInBothVintages() throws {
        let sut = EmptyView().alert(isPresented: .constant(true)) { discardAlert(self.log) }
        let alert = try sut.inspect().emptyView().alert()
        let text: InspectableView<ViewType.Text> = try alert.message()
        XCTAssertEqual(try text.string(), "It is gone then.")
        XCTAssertEqual(try alert.message().text().string(), "It is gone then.")
        XCTAssertEqual(try alert.title().text().string(), "Discard?")
        let title: InspectableView<ViewType.ClassifiedView> = try alert.title()
        XCTAssertEqual(try title.text().string(), "Discard?")
    }

    func testAnAlertForAnItem() throws {
        let binding = Binding<Draft?>(wrappedValue: Draft(id: 6))
        let sut = Text("Drafts").alert2(item: binding) { draft in
            Alert(title: Text("Draft \(draft.id)"))
        }
        let alert = try sut.inspect().text().alert()
        XCTAssertEqual(try alert.title().string(), "Draft 6")
        XCTAssertEqual(try alert.primaryButton().labelView().string(), "OK")
        XCTAssertThrowsError(try alert.message()) { XCTAssertEqual("\($0)", "View for message is absent") }
        XCTAssertThrowsError(try alert.secondaryButton()) {
            XCTAssertEqual("\($0)", "View for secondaryButton is absent")
        }
        try alert.dismiss()
        XCTAssertNil(binding.wrappedValue)
        XCTAssertThrowsError(try alert.dismiss()) { XCTAssertEqual("\($0)", "View for Alert is absent") }
    }

    func testAViewWithoutAnAlertSaysSo() {
        XCTAssertThrowsError(try EmptyView().inspect().emptyView().alert()) {
            XCTAssertEqual("\($0)", "EmptyView does not have 'alert' modifier")
        }
    }

    func testAlertsAreCountedWhereverTheyAreApplied() throws {
        let sut = EmptyView()
            .alert2(isPresented: .constant(true)) { Alert(title: Text("one")) }
            .alert(isPresented: .constant(false)) { Alert(title: Text("two")) }
            .alert3(isPresented: .constant(true)) { Alert(title: Text("three")) }
            .padding()
        let view = try sut.inspect().emptyView()
        XCTAssertEqual(try view.alert(0).title().string(), "one")
        XCTAssertThrowsError(try view.alert(1)) { XCTAssertEqual("\($0)", "View for Alert is absent") }
        XCTAssertEqual(try view.alert(2).title().string(), "three")
        XCTAssertThrowsError(try view.alert(3))
        XCTAssertEqual(try sut.inspect().findAll(ViewType.Alert.self).count, 2)
        XCTAssertEqual(
            try sut.inspect().find(text: "three").pathToRoot,
            "emptyView().alert(2).title()")
    }

    func testAPresenterBuildsAndDismisses() throws {
        let binding = Binding(wrappedValue: true)
        let presenter = PopupAlert(isPresented: binding) { discardAlert(self.log) }
        XCTAssertTrue(presenter.isAlertPresenter)
        XCTAssertFalse(presenter.isActionSheetPresenter)
        XCTAssertFalse(presenter.isSheetPresenter)
        XCTAssertTrue(try presenter.buildPopup() is Alert)
        presenter.dismissPopup()
        XCTAssertFalse(binding.wrappedValue)
        XCTAssertThrowsError(try presenter.buildPopup()) { XCTAssertEqual("\($0)", "View for Alert is absent") }
    }

    // Alerts made of views.

    private struct LoginFailure: LocalizedError {
        var errorDescription: String? { "Wrong password" }
    }

    func testAnAlertOfViews() throws {
        let binding = Binding(wrappedValue: true)
        let sut = EmptyView().alert("Delete?", isPresented: binding) {
            Button("Delete", role: .destructive) { self.log.wrappedValue.append("delete") }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("There is no way back.")
        }
        let alert = try sut.inspect().emptyView().alert()
        XCTAssertEqual(try alert.title().string(), "Delete?")
        XCTAssertEqual(try alert.message().text().string(), "There is no way back.")
        XCTAssertEqual(try alert.actions().button(0).role(), .destructive)
        XCTAssertEqual(try alert.actions().button(1).labelView().text().string(), "Cancel")
        try sut.inspect().find(button: "Delete").tap()
        XCTAssertEqual(log.wrappedValue, ["delete"])
        XCTAssertFalse(binding.wrappedValue)
    }

    func testAnAlertOfViewsForAValue() throws {
        let none = EmptyView().alert("?", isPresented: .constant(true), presenting: nil as Draft?) { _ in Text("") }
        XCTAssertThrowsError(try none.inspect().emptyView().alert())
        let key: String = "Draft"
        let sut = EmptyView().alert(key, isPresented: .constant(true), presenting: Draft(id: 3)) { draft in
            Button("Open \(draft.id)") {}
        } message: { draft in
            Text("Number \(draft.id)")
        }
        let alert = try sut.inspect().emptyView().alert()
        XCTAssertEqual(try alert.actions().button().labelView().text().string(), "Open 3")
        XCTAssertEqual(try alert.message().string(), "Number 3")
    }

    func testAnAlertForAnError() throws {
        let binding = Binding(wrappedValue: true)
        let sut = EmptyView().alert(isPresented: binding, error: LoginFailure()) { Button("OK") {} }
        XCTAssertEqual(try sut.inspect().emptyView().alert().title().string(), "Wrong password")
        let other = EmptyView().alert(isPresented: binding, error: LoginFailure()) { _ in
            Button("OK") {}
        } message: { error in
            Text("Sorry: \(error.errorDescription ?? "")")
        }
        XCTAssertEqual(try other.inspect().find(text: "Sorry: Wrong password").string(), "Sorry: Wrong password")
    }
}
