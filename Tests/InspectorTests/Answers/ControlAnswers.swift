import SwiftUI
import Testing
import ViewInspector
import Views

/// Answers about controls and containers.
@MainActor
@Suite struct ControlAnswers {
    @Test func `Toolbars`() throws {
        let view = EmptyView().toolbar {
            ToolbarItem(id: "a") { Text("a") }
            ToolbarItemGroup(placement: .bottomBar) { Text("b") }
        }
        let toolbar = try view.inspect().emptyView().toolbar()
        #expect(message { try toolbar.item(2) } == "View for toolbar item at index 2 is absent")
        #expect(message { try toolbar.item(0).id() } == "ToolbarItem<String, Text> does not have 'id' modifier")
        #expect(try toolbar.item(0).showsByDefault())
        #expect(try toolbar.find(text: "a").pathToRoot == "emptyView().toolbar().item(0).text()")
        #expect(try toolbar.find(text: "b").pathToRoot == "emptyView().toolbar().itemGroup(1).text()")
        let stacked = EmptyView().toolbar { ToolbarItemGroup { HStack { Text("s") } } }
        #expect(
            try stacked.inspect().find(text: "s").pathToRoot == "emptyView().toolbar().itemGroup(0).hStack().text(0)")
        let plain = EmptyView().toolbar { Text("t") }
        #expect(try plain.inspect().emptyView().toolbar().itemGroup().text().string() == "t")
    }

    @Test func `Disclosures`() throws {
        let group = DisclosureGroup("g") { Text("inside") }
        #expect(try group.inspect().disclosureGroup().text(0).string() == "inside")
        #expect(try group.inspect().find(text: "inside").string() == "inside")
        let bound = DisclosureGroup("g", isExpanded: .constant(false)) { Text("inside") }
        #expect(try bound.inspect().find(text: "inside").string() == "inside")
    }

    @Test func `Slots with one view`() throws {
        let label = Label(title: { HStack { Text("t") } }, icon: { HStack { Text("i") } })
        #expect(try label.inspect().label().title().hStack(0).text(0).string() == "t")
        #expect(try label.inspect().label().icon().hStack(0).text(0).string() == "i")
        #expect(try label.inspect().label().title().hStack().text(0).string() == "t")
        let progress = ProgressView(value: 0.5) {
            HStack { Text("l") }
        } currentValueLabel: {
            HStack { Text("c") }
        }
        #expect(try progress.inspect().progressView().labelView().hStack(0).text(0).string() == "l")
        #expect(try progress.inspect().progressView().currentValueLabelView().hStack(0).text(0).string() == "c")
    }

    @Test func `Equatable views are transparent`() throws {
        #expect(try AnyView(EquatableView(content: Text("a"))).inspect().anyView().text().string() == "a")
        #expect(
            try AnyView(EquatableView(content: Text("a"))).inspect().find(text: "a").pathToRoot == "anyView().text()")
    }

    @Test func `Share links`() throws {
        let link = ShareLink("Title", item: "a", subject: Text("s"), message: Text("m"))
        let sut = try link.inspect().shareLink()
        #expect(try sut.labelView().text().string() == "Title")
        #expect(try sut.subjectView().pathToRoot == "shareLink().subjectView()")
        #expect(try link.inspect().find(text: "m").pathToRoot == "shareLink().messageView()")
        let several = ShareLink("Title", items: ["a", "b"])
        #expect(
            message { try several.inspect().shareLink().item(type: String.self) }
                == "ShareLink has multiple items. Please use items() instead of item(type:)")
    }

    @Test func `Borders`() throws {
        let view = try EmptyView().overlay(RoundedRectangle(cornerRadius: 3).strokeBorder(Color.red, lineWidth: 4))
            .inspect().emptyView()
        #expect(try view.border(Color.self).shapeStyle == .red)
        #expect(try view.border(Color.self).width == 4)
    }

    @Test func `Tabs that are not selected are absent`() throws {
        let view = TabView(selection: .constant(2)) {
            Text("one").tag(1)
            Text("two").tag(2)
            Text("three").tag(3)
        }
        let sut = try view.inspect().tabView()
        #expect(try sut.text(1).string() == "two")
        #expect(message { try sut.text(2) } == "View for tab with tag 3 is absent")
        #expect(throws: (any Error).self) { try sut.find(text: "three") }
        #expect(try sut.find(text: "two").string() == "two")
        let all = TabView {
            Text("one").tag(1)
            Text("two").tag(2)
        }
        #expect(try all.inspect().find(text: "two").string() == "two")
    }

    @Test func `Pickers take any value of the type`() throws {
        let selection = Binding<Int?>(wrappedValue: 1)
        let picker = Picker("p", selection: selection) { Text("a").tag(1) }
        try picker.inspect().picker().select(value: Int?.some(5))
        #expect(selection.wrappedValue == 5)
        #expect(
            message { try picker.inspect().picker().select(value: 3) }
                == "select(value:) expected a value of type Optional<Int> but received Int")
    }

    @Test func `Links that are not active`() throws {
        let link = NavigationLink(isActive: .constant(false)) {
            Text("there")
        } label: {
            Text("go")
        }
        #expect(
            message { try link.inspect().navigationLink().text() } == "View for NavigationLink's destination is absent")
        #expect(throws: (any Error).self) { try link.inspect().find(text: "there") }
        let active = NavigationLink(isActive: .constant(true)) {
            Text("there")
        } label: {
            Text("go")
        }
        #expect(try active.inspect().navigationLink().text().string() == "there")
        let tagged = NavigationLink(tag: 1, selection: .constant(2)) {
            Text("there")
        } label: {
            Text("go")
        }
        #expect(
            message { try tagged.inspect().navigationLink().text() }
                == "View for NavigationLink's destination is absent")
        let destination = EmptyView().navigationDestination(isPresented: .constant(false)) { Text("there") }
        #expect(
            message { try destination.inspect().emptyView().navigationDestination().text() }
                == "View for NavigationDestination is absent")
    }

    @Test func `Frames without bounds`() throws {
        let frame = try EmptyView().frame(minWidth: 3).inspect().emptyView().flexFrame()
        #expect(frame.minWidth == 3)
        #expect(frame.maxWidth.isNaN)
        #expect(frame.idealHeight.isNaN)
    }

    @Test func `Changes of optionals`() throws {
        var seen: Int?
        let view = EmptyView().onChange(of: Int?.none) { seen = $0 }
        try view.inspect().emptyView().callOnChange(newValue: 4)
        #expect(seen == 4)
    }

    @Test func `Content shapes`() throws {
        let shape = ContentShape(shape: Circle(), eoFill: true)
        #expect(shape == ContentShape(shape: Circle(), eoFill: true))
        #expect(shape != ContentShape(shape: Circle(), eoFill: false))
    }

    @Test func `Configurations of styles`() throws {
        #expect(ButtonStyleConfiguration(isPressed: true).isPressed)
        #expect(ToggleStyleConfiguration(isOn: true).isOn)
        #expect(ProgressViewStyleConfiguration(fractionCompleted: 0.5).fractionCompleted == 0.5)
    }

    @Test func `Inspectable shapes`() throws {
        let shape: any InspectableShape = Circle()
        let filled: any InspectableShape = Circle().fill(Color.red)
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(shape.path(in: rect) == filled.path(in: rect))
    }

    @Test func `Bodies that are tuples`() throws {
        let view = EmptyView().modifier(Padded())
        let modifier = try AnyView(Pair()).inspect().anyView().view(Pair.self)
        #expect(try modifier.text(0).string() == "a")
        #expect(try modifier.text(1).string() == "b")
        #expect(message { try modifier.text(2) } == "Enclosed view index '2' is out of bounds: '0 ..< 2'")
        #expect(try view.inspect().emptyView().hasPadding())
    }

    struct Pair: View {
        var body: some View { TupleView((Text("a"), Text("b"))).padding() }
    }

    struct Padded: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
    }

    struct X<Value>: View {
        struct Inner: View {
            var body: some View { Text("inner") }
        }
        var body: some View { Inner() }
    }

    @Test func `Generic views match by name`() throws {
        let view = AnyView(X<String>())
        _ = try view.inspect().anyView().view(X<Int>.self)
        _ = try view.inspect().find(X<Int>.self)
        let inner = try view.inspect().find(X<Int>.Inner.self)
        #expect(
            message { try inner.actualView() }
                == "Type mismatch: ControlAnswers.X<Swift.String>.Inner is not ControlAnswers.X<Swift.Int>.Inner"
                || message { try inner.actualView() }.contains("X<Swift.String>.Inner is not "))
    }

    @Test func `Casts`() throws {
        let number: Int = try Inspector.cast(value: 3, type: Int.self)
        #expect(number == 3)
        #expect(InspectableView<ViewType.Gesture<TapGesture>>.GestureOrder.first != .second)
    }

    @Test func `The hosted view is the root`() async throws {
        let view = Hosted()
        try await ViewHosting.host(view) {
            try await view.inspection.inspect { sut in
                let path = try sut.find(text: "a").pathToRoot
                #expect(path == "view(Hosted.self).text()")
            }
        }
    }

    struct Hosted: View {
        let inspection = Inspection<Self>()
        var body: some View { Text("a").onReceive(inspection.notice) { inspection.visit(self, $0) } }
    }
}
