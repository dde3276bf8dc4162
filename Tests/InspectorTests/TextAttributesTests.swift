import Foundation
import Inspector
import SwiftUI
import Testing
import Views

/// The attributes of texts, as inspections read them.
@Suite("A text's attributes") @MainActor
struct TextAttributesTests {
    private func attributes(_ text: Text) throws -> ViewType.Text.Attributes { try text.inspect().text().attributes() }

    @Test("are those that were set")
    func set() throws {
        let text = try attributes(
            Text("a").font(.title).fontWeight(.light).foregroundColor(.red).bold().italic().kerning(1).tracking(2)
                .baselineOffset(3).monospacedDigit())
        #expect(try text.font() == .title)
        #expect(try text.fontWeight() == .light)
        #expect(try text.foregroundColor() == .red)
        #expect(try text.isBold())
        #expect(try text.isItalic())
        #expect(try text.kerning() == 1)
        #expect(try text.tracking() == 2)
        #expect(try text.baselineOffset() == 3)
    }

    @Test("have lines with patterns and colors")
    func lines() throws {
        let text = try attributes(Text("a").strikethrough(pattern: .dash, color: .red).underline())
        #expect(try text.isStrikethrough())
        #expect(try text.strikethroughColor() == .red)
        #expect(try text.strikethroughStyle() == [.single, .patternDash])
        #expect(try text.isUnderline())
        #expect(try text.underlineColor() == nil)
        #expect(try text.underlineStyle() == .single)
        let none = try attributes(Text("a").strikethrough(false).underline(false, color: .red))
        #expect(try !none.isStrikethrough())
        #expect(try !none.isUnderline())
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "underline", index: 0)) {
            try none.underlineStyle()
        }
    }

    @Test("tell a style that is a color, and one that is none")
    func foregroundStyle() throws {
        let text = Text("a").foregroundStyle(.red)
        #expect(try attributes(text).foregroundColor() == .red)
        #expect(try text.inspect().text().foregroundStyleShapeStyle(Color.self) == .red)
        #expect(try (text + Text("b")).inspect().text().attributes()[0..<1].foregroundColor() == .red)
        let gradient = Gradient(colors: [.red, .blue])
        #expect(
            try Text("a").foregroundStyle(gradient).inspect().text().foregroundStyleShapeStyle(Gradient.self)
                == gradient)
        #expect(throws: InspectionError.typeMismatch(factual: "Color", expected: "Gradient")) {
            try text.inspect().text().foregroundStyleShapeStyle(Gradient.self)
        }
    }

    @Test("say in which way they differ")
    func errors() throws {
        let text = try attributes(Text("a").bold().kerning(1) + Text("b").kerning(2))
        #expect(throws: InspectionError.textAttribute("Modifier 'bold' is applied only to a subrange")) {
            try text.isBold()
        }
        #expect(throws: InspectionError.textAttribute("Modifier 'kerning' has different values in subranges")) {
            try text.kerning()
        }
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "tracking", index: 0)) {
            try text.tracking()
        }
    }

    @Test("are what texts are found by")
    func find() throws {
        let view = VStack {
            Text("plain")
            Text("**strong**")
            Text("late").foregroundColor(.red)
        }
        #expect(try view.inspect().find(textWhere: { _, attributes in try attributes.isBold() }).string() == "strong")
        let red = try view.inspect().find(textWhere: { string, attributes in
            try string == "late" && attributes.foregroundColor() == .red
        })
        #expect(red.pathToRoot == "vStack().text(2)")
    }

    @Test("of fonts are read from the font")
    func fonts() throws {
        let font = Font.system(size: 12, weight: .bold, design: .rounded)
        #expect(try font.size() == 12)
        #expect(try font.weight() == .bold)
        #expect(try font.design() == .rounded)
        #expect(Font.custom("Futura", fixedSize: 9).isFixedSize())
        #expect(try Font.title.style() == .title)
        #expect(throws: InspectionError.attributeNotFound(label: "size", type: "Font")) { try Font.title.size() }
    }

    @Test("of colors are read from the view")
    func colors() throws {
        let red = try Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).inspect().color()
        let rgba = try red.rgba()
        #expect((rgba.red, rgba.blue, rgba.alpha) == (1, 0, 0.5))
        #expect(abs(rgba.green - 0.21404) < 0.00001)
        #expect(try Color("brand").inspect().color().name() == "brand")
        #expect(throws: InspectionError.attributeNotFound(label: "name", type: "Color")) { try red.name() }
        #expect(throws: InspectionError.attributeNotFound(label: "rgba", type: "Color")) {
            try Color("brand").inspect().color().rgba()
        }
    }
}
