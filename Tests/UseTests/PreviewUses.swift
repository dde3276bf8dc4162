import SwiftUI
import Testing
import ViewInspector

private struct Row: View {
    let title: String
    @Binding var isOn: Bool

    var body: some View { Toggle(title, isOn: $isOn) }
}

struct Row_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Row(title: "On", isOn: .constant(true))
            Row(title: "Off", isOn: .constant(false))
        }
        .previewLayout(.sizeThatFits)
    }
}

struct PhonePreviews: PreviewProvider {
    static var platform: PreviewPlatform? { .iOS }

    static var previews: some View {
        let title = "Phone"
        Row(title: title, isOn: .constant(true)).previewDisplayName(title)
    }
}

#Preview {
    Row(title: "No name", isOn: .constant(true))
}

#Preview("A name") {
    Row(title: "A } in a string, \("and \"quotes\" in {") braces", isOn: .constant(true))  // and a } in a comment
}

#Preview("Traits", traits: .sizeThatFitsLayout) {
    VStack {
        Row(title: "One", isOn: .constant(true))
        if Bool.random() { Divider() } else { Text("else") }
    }
}

#Preview("More traits", traits: .fixedLayout(width: 200, height: 100), .landscapeLeft) { Text("fixed") }

#Preview(traits: .portrait, body: { Text("as an argument") })

@available(macOS 14, iOS 17, *)
#Preview("Statements") {
    let titles = ["a", "b"]
    return List(titles, id: \.self) { Text($0) }
}

#Preview("State") {
    @Previewable @State var isOn = false
    @Previewable @State var titles: [String] = [
        "one",
        "two",
    ]
    @Previewable @FocusState var isFocused: Bool

    VStack {
        Row(title: titles.joined(), isOn: $isOn)
        TextField("Name", text: $titles[0]).focused($isFocused)
    }
}

struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> Int { 3 }
    func body(content: Content, context: Int) -> some View { content.padding(CGFloat(context)) }
}

#Preview("A modifier", traits: .modifier(Sample())) { Text("modified") }

@Suite("Previews") @MainActor
struct PreviewUses {
    @Test("of older source are views like any other")
    func provider() throws {
        let toggles = try Row_Previews.previews.inspect().findAll(ViewType.Toggle.self)
        #expect(try toggles.map { try $0.labelView().text().string() } == ["On", "Off"])
        #expect(Row_Previews.platform == nil)
        #expect(PhonePreviews.platform == .iOS)
    }

    @Test("keep their name, their traits and their view")
    func preview() throws {
        let preview = Preview("Card", traits: .fixedLayout(width: 20, height: 10), .landscapeRight) { Text("card") }
        #expect(preview.name == "Card")
        #expect(preview.traits.layout == .fixed(width: 20, height: 10))
        #expect(preview.traits.interfaceOrientation == .landscapeRight)
        #expect(try AnyView(preview.makeView()).inspect().find(text: "card").string() == "card")
    }
}
