import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite struct ModifierReadingTests {
    private func text<V: View>(_ view: V) throws -> InspectableView<ViewType.Text> { try view.inspect().text() }

    @Test func `Padding is read as a whole and by edge`() throws {
        let sut = try text(Text("x").padding(.horizontal, 4).padding(.top, 7))
        #expect(try sut.padding(.leading) == 4)
        #expect(try sut.padding(.top) == 7)
        #expect(try text(Text("x").padding(3)).padding() == EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "padding", index: 0)) {
            try text(Text("x")).padding()
        }
    }

    @Test func `A fixed frame is read`() throws {
        let sut = try text(Text("x").frame(width: 10, height: 20, alignment: .topLeading))
        #expect(try sut.fixedFrame().width == 10 && sut.fixedFrame().height == 20)
        #expect(try sut.fixedWidth() == 10)
        #expect(try sut.fixedHeight() == 20)
        #expect(try sut.fixedAlignment() == .topLeading)
        #expect(throws: InspectionError.self) { try text(Text("x")).fixedWidth() }
    }

    @Test func `A flexible frame is read`() throws {
        let frame = try text(
            Text("x").frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6)
        )
        .flexFrame()
        #expect([frame.minWidth, frame.idealWidth, frame.maxWidth] == [1, 2, 3])
        #expect([frame.minHeight, frame.idealHeight, frame.maxHeight] == [4, 5, 6])
    }

    @Test func `Opacity hiding and disabling are read`() throws {
        #expect(try text(Text("x").opacity(0.25)).opacity() == 0.25)
        #expect(try text(Text("x").hidden()).isHidden())
        #expect(try !text(Text("x")).isHidden())
        #expect(try text(Text("x").disabled(true)).isDisabled())
        #expect(try !text(Text("x").disabled(false)).isDisabled())
    }

    @Test func `Font and color are read`() throws {
        let stack = try HStack { Text("x") }.font(.caption).foregroundColor(.red).inspect().hStack()
        #expect(try stack.font() == .caption)
        #expect(try stack.foregroundColor() == .red)
        #expect(throws: InspectionError.modifierNotFound(parent: "HStack", modifier: "font", index: 0)) {
            try HStack { Text("x") }.inspect().hStack().font()
        }
    }

    @Test func `Identity and tag are read`() throws {
        let sut = try text(Text("x").id("name").tag(3))
        #expect(try sut.id() == AnyHashable("name"))
        #expect(try sut.tag() == AnyHashable(3))
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "id", index: 0)) {
            try text(Text("x")).id()
        }
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "tag", index: 0)) {
            try text(Text("x")).tag()
        }
    }

    @Test func `An environment value is read where it is set`() throws {
        let sut = try text(Text("x").environment(\.lineLimit, 2).environment(\.colorScheme, .dark))
        #expect(try sut.environment(\.lineLimit) == 2)
        #expect(try sut.environment(\.colorScheme) == .dark)
        #expect(throws: InspectionError.self) { try text(Text("x")).environment(\.colorScheme) }
    }

    @Test func `Layers are counted from the innermost`() throws {
        let sut = try text(
            Text("x").overlay(Text("one"), alignment: .top).background(Color.red).overlay(HStack { Text("two") }))
        #expect(try sut.overlay().text().string() == "one")
        #expect(try sut.overlay().alignment() == .top)
        #expect(try sut.overlay(1).hStack().text(0).string() == "two")
        #expect(try sut.background().color().value() == .red)
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "overlay", index: 2)) {
            try sut.overlay(2)
        }
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "background", index: 0)) {
            try text(Text("x")).background()
        }
    }

    struct Titled: ViewModifier {
        let title: String
        func body(content: Content) -> some View {
            VStack {
                Text(title)
                content.padding(5)
            }
        }
    }

    @Test func `A modifier of ones own is inspected`() throws {
        let sut = try text(Text("x").modifier(Titled(title: "a")).modifier(Titled(title: "b")))
        #expect(try sut.modifier(Titled.self).actualView().title == "a")
        #expect(try sut.modifier(Titled.self, 1).actualView().title == "b")
        #expect(try sut.modifier(Titled.self).vStack().text(0).string() == "a")
        #expect(try sut.modifier(Titled.self).vStack().viewModifierContent(1).padding(.top) == 5)
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "Titled", index: 2)) {
            try sut.modifier(Titled.self, 2)
        }
    }

    @Test func `Callbacks of modifiers are called`() throws {
        let log = Binding<[String]>(wrappedValue: [])
        func note(_ entry: String) { log.wrappedValue.append(entry) }
        let sut = try text(
            Text("x").onAppear { note("appear") }.onDisappear { note("disappear") }.onTapGesture { note("tap") }
                .onChange(of: 1) { old, new in note("\(old) to \(new)") })
        try sut.callOnAppear()
        try sut.callOnDisappear()
        try sut.callOnTapGesture()
        try sut.callOnChange(oldValue: 1, newValue: 2)
        #expect(log.wrappedValue == ["appear", "disappear", "tap", "1 to 2"])
        #expect(throws: InspectionError.self) { try text(Text("x")).callOnAppear() }
        #expect(throws: InspectionError.self) { try text(Text("x")).callOnTapGesture() }
    }
}
