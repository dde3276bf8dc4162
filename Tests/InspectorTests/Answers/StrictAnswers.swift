import Combine
import SwiftUI
import Testing
import ViewInspector

/// Answers that tests written for ViewInspector rely on, each to the letter.
@MainActor
@Suite struct StrictAnswers {
    private struct Leaf: View {
        var body: some View { EmptyView() }
    }

    private struct Screen: View {
        let name: String
        var body: some View { Text(name) }
    }

    @Test func `A view asked for again has the call that was made last, without its index`() throws {
        let view = AnyView(
            Group {
                Text("a")
                EmptyView().overlay(HStack { Leaf() })
            })
        let overlay = try view.inspect().anyView().group().emptyView(1).overlay()
        #expect(overlay.pathToRoot == "anyView().group().emptyView(1).overlay()")
        let parent = try overlay.parent()
        #expect(parent.pathToRoot == "anyView().group().emptyView(1)")
        #expect(try parent.emptyView().pathToRoot == "anyView().group().emptyView()")
        #expect(try parent.emptyView().overlay().pathToRoot == "anyView().group().emptyView().overlay()")
        #expect(
            try parent.emptyView().overlay().hStack().view(Leaf.self, 0).pathToRoot
                == "anyView().group().emptyView().overlay().hStack().view(Leaf.self, 0)")
        #expect(
            try view.inspect().find(Leaf.self).pathToRoot
                == "anyView().group().emptyView(1).overlay().hStack().view(Leaf.self, 0)")
    }

    @Test func `The wrong call for the parent in hand names that call, and the type in full`() throws {
        let view = AnyView(EmptyView().overlay(HStack { Leaf() }))
        let leaf = try view.inspect().find(ViewType.EmptyView.self, skipFound: 1)
        #expect(
            message { try leaf.parent().group() }
                == "anyView().emptyView().overlay().hStack().group() found InspectorTests.StrictAnswers.Leaf instead of Group"
        )
        #expect(
            message { try leaf.parent().parent().group() }
                == "anyView().emptyView().overlay().group() found HStack instead of Group")
    }

    @Test func `An empty text has the attributes of the views around it`() throws {
        let view = Group {
            Text("").id(1)
            Text("").font(.caption).id(2)
        }
        .font(.body).foregroundColor(.red)
        let text = try view.inspect().find(viewWithId: 1).text()
        #expect(try text.attributes().font() == .body)
        #expect(try text.attributes().foregroundColor() == .red)
        #expect(try !text.attributes().isUnderline())
        #expect(try view.inspect().find(viewWithId: 2).text().attributes().font() == .caption)
        #expect(message { try Text("").inspect().text().attributes().font() } == "Text does not have 'font' modifier")
        #expect(message { try text.attributes()[0..<1].font() } == "Invalid text range")
        #expect(message { try text.attributes()[0..<0].isUnderline() } == "Invalid text range")
    }

    private struct AlertModifier: ViewModifier, PopupPresenter {
        let isPresented: Binding<Bool>
        let onDismiss: (() -> Void)? = nil
        let popupBuilder: () -> Alert

        func body(content: Content) -> some View { content.alert(isPresented: isPresented, content: popupBuilder) }
    }

    @Test func `The message of an alert ends the path`() throws {
        let view = EmptyView().modifier(
            AlertModifier(isPresented: .constant(true)) { Alert(title: Text("title"), message: Text("message")) })
        let alert = try view.inspect().emptyView().alert()
        let said: InspectableView<ViewType.ClassifiedView> = try alert.message()
        #expect(said.pathToRoot == "emptyView().alert().message()")
        #expect(try said.text().pathToRoot == "emptyView().alert().message()")
        #expect(try said.text().string() == "message")
        #expect(try alert.title().pathToRoot == "emptyView().alert().title()")
        #expect(try view.inspect().find(text: "message").pathToRoot == "emptyView().alert().message().text()")
    }

    @Test func `A call on the root that names no view leaves the root out of the path`() throws {
        let view = EmptyView().alert("Title", isPresented: .constant(true), presenting: 3) { number in
            Text("\(number)")
            Button("OK") {}
        } message: { _ in
            HStack { Text("Message") }
        }
        let alert = try view.inspect().alert()
        #expect(alert.pathToRoot == "alert()")
        #expect(try alert.message().hStack().text(0).pathToRoot == "alert().message().hStack().text(0)")
        #expect(
            try alert.actions().button(1).labelView().text().pathToRoot
                == "alert().actions().button(1).labelView().text()")
        #expect(try alert.find(button: "OK").pathToRoot == "alert().actions().button(1)")
        #expect(try view.inspect().find(button: "OK").pathToRoot == "emptyView().alert().actions().button(1)")
        #expect(try view.inspect().emptyView().alert().pathToRoot == "emptyView().alert()")
    }

    @Test func `The components of a color are linear ones`() throws {
        func rgba(_ color: Color) throws -> [Float] {
            let (red, green, blue, alpha) = try color.inspect().color().rgba()
            return [red, green, blue, alpha]
        }
        let given: [Float] = [0.1, 0.2, 0.3, 0.9]
        #expect(try rgba(Color(.sRGBLinear, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.9)) == given)
        #expect(try rgba(Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.9)) == given)
        let decoded = try rgba(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.9))
        for (component, linear) in zip(decoded, [0.010023, 0.033105, 0.073239, 0.9] as [Float]) {
            #expect(abs(component - linear) < 0.000_001)
        }
        #expect(try rgba(.white.opacity(0.5)) == [1, 1, 1, 0.5])
    }

    @Test func `A view with a call of its own is asked for by it, with its index`() throws {
        let group = try Group { EmptyView() }.inspect().group()
        #expect(
            message { try group.view(EmptyView.self, 0) }
                == "Please replace .view(EmptyView.self, 0) inspection call with .emptyView(0)")
        #expect(
            message { try group.view(EmptyView.self) }
                == "Please replace .view(EmptyView.self) inspection call with .emptyView() or .find(ViewType.EmptyView.self)"
        )
    }

    private struct Outer<T> {
        struct Inner: View {
            var body: some View { EmptyView() }
        }
    }

    @Test func `Names of private types have nothing in them that only the compiler knows`() throws {
        let view = try Outer<Int>.Inner().inspect().view(Outer<String>.Inner.self)
        #expect(
            message { try view.actualView() }
                == "Type mismatch: InspectorTests.StrictAnswers.Outer<Swift.Int>.Inner is not InspectorTests.StrictAnswers.Outer<Swift.String>.Inner"
        )
    }

    @Test func `A screen of a navigation stack that isn't shown is absent`() throws {
        let isShown = Binding(wrappedValue: false)
        let view = EmptyView().navigationDestination(isPresented: isShown) { Text("there") }
        #expect(
            message { try view.inspect().emptyView().navigationDestination() }
                == "View for NavigationDestination is absent")
        let item = EmptyView().navigationDestination(item: .constant(Int?.none)) { Text("\($0)") }
        #expect(
            message { try item.inspect().emptyView().navigationDestination() }
                == "View for NavigationDestination is absent")
        isShown.wrappedValue = true
        #expect(try view.inspect().emptyView().navigationDestination().text().string() == "there")
    }

    @Test func `A link that another of the same selection takes the place of isn't active`() throws {
        let selection = Binding<String?>(wrappedValue: nil)
        let view = NavigationView {
            NavigationLink("1", destination: Screen(name: "Screen 1"), tag: "tag1", selection: selection)
            NavigationLink("2", destination: Screen(name: "Screen 2"), tag: "tag2", selection: selection)
        }
        let sut = try view.inspect().navigationView()
        #expect(message { try sut.find(text: "Screen 1") }.hasPrefix("Search did not find a match"))
        try sut.navigationLink(0).activate()
        #expect(try sut.find(text: "Screen 1").string() == "Screen 1")
        try sut.navigationLink(1).activate()
        #expect(selection.wrappedValue == "tag2")
        #expect(message { try sut.find(text: "Screen 1") }.hasPrefix("Search did not find a match"))
        #expect(
            message { try sut.navigationLink(0).view(Screen.self) }
                == "View for NavigationLink's destination is absent")
        #expect(try sut.find(text: "Screen 2").string() == "Screen 2")
    }

    @Test func `A selection read as another type names both`() throws {
        let picker = Picker("Tags", selection: .constant("a")) { Text("A").tag("a") }
        #expect(
            message { let _: Int = try picker.inspect().picker().selectedValue(Int.self) }
                == "selectedValue(_:) expected a value of type String but received Int")
        #expect(try picker.inspect().picker().selectedValue() == "a")
    }

    @Test func `The content of a popover is given whatever type is named`() throws {
        let popover = try EmptyView().popover(isPresented: .constant(true)) { Text("in it") }
            .inspect().emptyView().popover()
        #expect(try popover.contentView(Text.self).text().string() == "in it")
        #expect(try popover.contentView(EmptyView.self).text().string() == "in it")
        #expect(try popover.contentView(Leaf.self).text().string() == "in it")
        let own = try EmptyView().popover(isPresented: .constant(true)) { Leaf() }.inspect().emptyView().popover()
        #expect(try own.contentView(Leaf.self).view(Leaf.self).pathToRoot.hasSuffix("view(Leaf.self)"))
    }

    @Test func `A view is mirrored where it or any around it is`() throws {
        func flips(_ own: Bool, in outer: Bool) throws -> Bool {
            try HStack { EmptyView().flipsForRightToLeftLayoutDirection(own) }
                .flipsForRightToLeftLayoutDirection(outer)
                .inspect().find(ViewType.EmptyView.self).flipsForRightToLeftLayoutDirection()
        }
        #expect(try flips(false, in: true))
        #expect(try flips(true, in: false))
        #expect(try flips(true, in: true))
        #expect(try !flips(false, in: false))
        #expect(
            message { try EmptyView().inspect().emptyView().flipsForRightToLeftLayoutDirection() }
                == "EmptyView does not have 'flipsForRightToLeftLayoutDirection' modifier")
    }

    @Test func `Padding without a length on some edges is told by the first of them`() throws {
        func told(_ view: some View) throws -> String {
            let sut = try view.inspect().find(ViewType.EmptyView.self)
            return message { let _: EdgeInsets = try sut.padding() }
        }
        func undefined(_ edge: String) -> String {
            "Undefined inset for '\(edge)' edge. Consider calling `hasPadding(_:)` instead to assure a default padding is applied."
        }
        #expect(try told(EmptyView().padding([.leading])) == undefined("leading"))
        #expect(try told(EmptyView().padding(.vertical)) == undefined("top"))
        #expect(try told(EmptyView().padding([.trailing, .bottom])) == undefined("bottom"))
        #expect(
            try told(EmptyView().padding())
                == "Please use `hasPadding(_:)` for inspecting padding without explicit value.")
        #expect(
            try told(EmptyView().padding().padding())
                == "Please use `hasPadding(_:)` for inspecting padding without explicit value.")
    }

    @Test func `Text with attributes is given back as it was`() throws {
        var given = AttributedString("Bold")
        given.inlinePresentationIntent = .stronglyEmphasized
        var link = AttributedString(" and a link")
        link.link = URL(string: "https://example.com")
        var struck = AttributedString(" struck")
        struck.inlinePresentationIntent = [.strikethrough, .code, .emphasized]
        given += AttributedString(" plain") + link + struck
        let text = try Text(given).inspect().text()
        #expect(try text.attributedString() == given)
        #expect(try text.attributes()[0..<4].isBold())
        #expect(try Text("a").bold().inspect().text().attributedString().font == .body.bold())
    }

    private struct Resolving: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier { Resolved() }
    }

    private struct Resolved: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
    }

    private struct Settings: ViewModifier {
        let model: Model
        func body(content: Content) -> some View {
            content.allowsHitTesting(true).environment(\.lineLimit, 1).environmentObject(model)
        }
    }

    private final class Model: ObservableObject {}

    @Test func `What counts for all that is in a view isn't among its own modifiers`() throws {
        let model = Model()
        let plain = EmptyView().allowsHitTesting(true).allowsHitTesting(false).environment(\.lineLimit, 1)
            .environmentObject(model).padding()
        let medium = try plain.inspect().emptyView().content.medium
        #expect(medium.viewModifiers.count == 1)
        #expect(medium.transitiveViewModifiers.count == 2)
        #expect(medium.environmentModifiers.count == 1)
        #expect(medium.environmentObjects.count == 1)
        let custom = try EmptyView().modifier(Settings(model: model)).inspect().emptyView().content.medium
        #expect(custom.viewModifiers.count == 1)
        #expect(custom.viewModifiers.first is Settings)
        #expect(custom.environmentObjects.count == 1)
    }

    @Test func `A modifier made of the environment counts as the one that is made, a subscription as none`() throws {
        let resolved = EmptyView().padding().modifier(Resolving()).padding().padding()
        #expect(try resolved.inspect().emptyView().content.medium.viewModifiers.count == 5)
        let received = EmptyView().padding().onReceive(Just(1)) { _ in }.padding().padding()
        #expect(try received.inspect().emptyView().content.medium.viewModifiers.count == 3)
    }

    @Test func `A modifier that changes nothing counts, and can be asked for`() throws {
        let text = try Text("a").modifier(EmptyModifier.identity).padding().inspect().text()
        #expect(text.content.medium.viewModifiers.count == 2)
        #expect(throws: Never.self) { try text.modifier(EmptyModifier.self) }
        #expect(try text.string() == "a")
        #expect(text.pathToRoot == "text()")
    }

    @Test func `Helpers name kinds of views by BaseViewType, and kinds of their own by a prefix`() throws {
        func count<T: BaseViewType>(_ type: T.Type, in view: some View) throws -> Int {
            try view.inspect().findAll(type).count
        }
        let view = VStack {
            Leaf()
            Screen(name: "a")
            Leaf()
        }
        #expect(try count(ViewType.EmptyView.self, in: view) == 2)
        #expect(try count(ViewType.LeafOfTest<Int>.self, in: view) == 2)
        #expect(try count(ViewType.InFull<Int>.self, in: view) == 1)
        #expect(try count(ViewType.Nowhere<Int>.self, in: view) == 0)
        #expect(try view.inspect().find(ViewType.InFull<Int>.self).find(text: "a").string() == "a")
    }
}

extension ViewType {
    fileprivate struct LeafOfTest<T>: KnownViewType { static var typePrefix: String { "Leaf" } }
    fileprivate struct InFull<T>: KnownViewType {
        static var typePrefix: String { "InspectorTests.StrictAnswers.Screen" }
    }
    fileprivate struct Nowhere<T>: KnownViewType {}
}
