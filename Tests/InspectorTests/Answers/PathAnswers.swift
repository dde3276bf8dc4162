import SwiftUI
import Testing
import ViewInspector

/// Paths, as ViewInspector writes them.
@MainActor
@Suite struct PathAnswers {
    struct SheetModifier: ViewModifier, PopupPresenter {
        let isPresented: Binding<Bool>
        let onDismiss: (() -> Void)?
        let popupBuilder: () -> Text

        func body(content: Content) -> some View {
            content.sheet(isPresented: isPresented, onDismiss: onDismiss) { popupBuilder() }
        }
    }

    struct AlertModifier: ViewModifier, PopupPresenter {
        let isPresented: Binding<Bool>
        let onDismiss: (() -> Void)? = nil
        let popupBuilder: () -> Alert

        func body(content: Content) -> some View { content.alert(isPresented: isPresented, content: popupBuilder) }
    }

    struct ActionSheetModifier: ViewModifier, PopupPresenter {
        let isPresented: Binding<Bool>
        let onDismiss: (() -> Void)? = nil
        let popupBuilder: () -> ActionSheet

        func body(content: Content) -> some View {
            content.actionSheet(isPresented: isPresented, content: popupBuilder)
        }
    }

    struct DismissedByButton: ViewModifier, PopupPresenter {
        let isPresented: Binding<Bool>
        let onDismiss: (() -> Void)? = nil
        var popupBuilder: () -> Button<Text> {
            { Button("close") { isPresented.wrappedValue = false } }
        }

        func body(content: Content) -> some View {
            content.sheet(isPresented: isPresented, content: popupBuilder)
        }
    }

    @Test func `Popups of modifiers are the views own`() throws {
        let sheet = EmptyView()
            .modifier(SheetModifier(isPresented: .constant(true), onDismiss: nil) { Text("a") })
            .modifier(SheetModifier(isPresented: .constant(true), onDismiss: nil) { Text("b") })
        #expect(try sheet.inspect().find(text: "a").pathToRoot == "emptyView().sheet().text()")
        #expect(try sheet.inspect().find(text: "b").pathToRoot == "emptyView().sheet(1).text()")
        #expect(try sheet.inspect().emptyView().sheet(1).text().pathToRoot == "emptyView().sheet(1).text()")
    }

    @Test func `Texts of alerts end the path`() throws {
        let alert = EmptyView().modifier(
            AlertModifier(isPresented: .constant(true)) {
                Alert(
                    title: Text("t"), message: Text("m"), primaryButton: .default(Text("p")),
                    secondaryButton: .cancel(Text("s")))
            })
        #expect(try alert.inspect().find(text: "t").pathToRoot == "emptyView().alert().title()")
        #expect(try alert.inspect().find(text: "m").pathToRoot == "emptyView().alert().message().text()")
        #expect(try alert.inspect().find(text: "p").pathToRoot == "emptyView().alert().primaryButton().labelView()")
        #expect(try alert.inspect().find(text: "s").pathToRoot == "emptyView().alert().secondaryButton().labelView()")
    }

    @Test func `Buttons of action sheets`() throws {
        let sheet = EmptyView().modifier(
            ActionSheetModifier(isPresented: .constant(true)) {
                ActionSheet(
                    title: Text("t"), message: Text("m"),
                    buttons: [.default(Text("a")), .destructive(Text("b")), .cancel(Text("c"))])
            })
        #expect(try sheet.inspect().find(text: "t").pathToRoot == "emptyView().actionSheet().title()")
        #expect(try sheet.inspect().find(text: "m").pathToRoot == "emptyView().actionSheet().message()")
        #expect(
            try sheet.inspect().find(text: "a").pathToRoot == "emptyView().actionSheet().button(0).labelView()")
        #expect(try sheet.inspect().actionSheet().button(1).labelView().string() == "b")
        #expect(
            message { try sheet.inspect().actionSheet().button(3) } == "View for button at index 3 is absent")
    }

    @Test func `An element of a popup that has gone keeps its path`() throws {
        let isPresented = Binding(wrappedValue: true)
        let view = EmptyView().modifier(DismissedByButton(isPresented: isPresented))
        let button = try view.inspect().emptyView().sheet().button()
        let path = button.pathToRoot
        #expect(path == "emptyView().sheet().button()")
        try button.tap()
        #expect(!isPresented.wrappedValue)
        #expect(button.pathToRoot == path)
    }

    @Test func `Slots that are a text end the path`() throws {
        let dialog = EmptyView().confirmationDialog(
            Text("t"), isPresented: .constant(true), titleVisibility: .visible,
            actions: {
                Text("a")
                Text("b")
            },
            message: {
                Text("m")
                Text("n")
            })
        #expect(try dialog.inspect().find(text: "t").pathToRoot == "emptyView().confirmationDialog().title()")
        #expect(
            try dialog.inspect().find(text: "n").pathToRoot == "emptyView().confirmationDialog().message().text(1)")
        #expect(
            try dialog.inspect().find(text: "b").pathToRoot == "emptyView().confirmationDialog().actions().text(1)")
        let help = AnyView(EmptyView().help(Text("h")))
        #expect(try help.inspect().find(text: "h").pathToRoot == "anyView().emptyView().help()")
    }

    @Test func `Generics`() throws {
        let view = AnyView(Generic(content: EmptyView()))
        #expect(
            try view.inspect().find(ViewType.EmptyView.self).pathToRoot
                == "anyView().view(Generic<EmptyView>.self).emptyView()")
    }

    struct Generic<Content: View>: View {
        let content: Content
        var body: some View { content }
    }

    @Test func `Contents`() throws {
        let timeline = TimelineView(.everyMinute) { _ in EmptyView() }
        #expect(
            try timeline.inspect().find(ViewType.EmptyView.self).pathToRoot
                == "timelineView().contentView().emptyView()")
    }

    @Test func `Phases`() throws {
        let image = AsyncImage(url: nil) { phase in
            switch phase {
            case .empty: ProgressView()
            case .success: Text("success")
            case .failure: Text("failure")
            @unknown default: EmptyView()
            }
        }
        let sut = try image.inspect()
        #expect(
            try sut.find(ViewType.ProgressView.self).pathToRoot == "asyncImage().contentView(.empty).progressView()")
        #expect(try sut.find(text: "success").pathToRoot.hasPrefix("asyncImage().contentView(.success("))
        #expect(try sut.find(text: "failure").pathToRoot.hasPrefix("asyncImage().contentView(.failure("))
    }

    @Test func `The one view of a navigation`() throws {
        let stack = NavigationStack { Text("a") }
        #expect(try stack.inspect().find(text: "a").pathToRoot == "navigationStack().text()")
        let view = NavigationView { Text("a") }
        #expect(try view.inspect().find(text: "a").pathToRoot == "navigationView().text()")
        let two = NavigationView {
            Text("a")
            Text("b")
        }
        #expect(try two.inspect().find(text: "b").pathToRoot == "navigationView().text(1)")
    }

    struct Root: View {
        var body: some View { Text("a") }
    }

    @Test func `The root has no path`() throws {
        #expect(try Root().inspect().pathToRoot == "")
        #expect(try Root().inspect().text(0).pathToRoot == "view(Root.self).text(0)")
        #expect(try Root().inspect().text().pathToRoot == "view(Root.self).text()")
        #expect(try Root().inspect().find(text: "a").pathToRoot == "view(Root.self).text()")
        #expect(try EmptyView().inspect().pathToRoot == "")
        #expect(try EmptyView().inspect().emptyView().pathToRoot == "emptyView()")
    }

    @Test func `What is in hand is given again`() throws {
        let view = AnyView(Group { EmptyView() })
        #expect(try view.inspect().anyView().group().emptyView(0).pathToRoot == "anyView().group().emptyView(0)")
        let again = try view.inspect().anyView().group().emptyView(0).emptyView()
        #expect(again.pathToRoot == "anyView().group().emptyView()")
        let overlay = try EmptyView().overlay(Text("o")).inspect().emptyView().overlay()
        #expect(try overlay.text().parent().overlay().pathToRoot == "emptyView().overlay()")
    }
}
