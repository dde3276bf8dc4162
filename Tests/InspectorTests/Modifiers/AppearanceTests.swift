import SwiftUI
import Testing
import ViewInspector

@Suite("Modifiers of appearance") @MainActor
struct AppearanceTests {
    nonisolated static let cases: [ModifierCase] = [
        .init("border", { $0.border(.red, width: 3) }, reads: 3) { try $0.border(Color.self).width },
        .init("border", { $0.border(Color.blue) }, reads: Color.blue) { try $0.border(Color.self).shapeStyle },
        .init("accentColor", { $0.accentColor(.green) }, reads: Color.green) { try $0.accentColor() },
        .init("accentColor", { $0.accentColor(nil) }, reads: Color?.none) { try $0.accentColor() },
        .init("tint", { $0.tint(.pink) }, reads: Color.pink) { try $0.tint() },
        .init("tint", { $0.tint(Color?.none) }, reads: Color?.none) { try $0.tint() },
        .init("colorScheme", { $0.colorScheme(.dark) }, reads: ColorScheme.dark) { try $0.colorScheme() },
        .init("preferredColorScheme", { $0.preferredColorScheme(.dark) }, reads: ColorScheme.dark) {
            try $0.preferredColorScheme()
        },
        .init("preferredColorScheme", { $0.preferredColorScheme(nil) }, reads: ColorScheme?.none) {
            try $0.preferredColorScheme()
        },
        .init("foregroundStyle", { $0.foregroundStyle(.red) }, reads: Color.red) {
            try $0.foregroundStyleShapeStyle(Color.self)
        },
        .init("foregroundStyle", { $0.foregroundStyle(.red, .tint, .blue) }, reads: 3) {
            try $0.foregroundStyles().count
        },
        .init("symbolRenderingMode", { $0.symbolRenderingMode(.palette) }, reads: SymbolRenderingMode.palette) {
            try $0.symbolRenderingMode()
        },
        .init("symbolVariant", { $0.symbolVariant(.circle.fill) }, reads: SymbolVariants.fill.circle) {
            try $0.symbolVariant()
        },
        .init("imageScale", { $0.imageScale(.large) }, reads: Image.Scale.large) { try $0.imageScale() },
        .init("listItemTint", { $0.listItemTint(.red) }, reads: true) { try $0.listItemTint().isFixed },
        .init("listItemTint", { $0.listItemTint(.preferred(.red)) }, reads: false) { try $0.listItemTint().isFixed },
    ]

    @Test("are read where they are applied, and are missed elsewhere", arguments: cases)
    func reads(_ modifier: ModifierCase) throws { try modifier.run() }

    @Test("refuse to be read as another style")
    func anotherStyle() throws {
        #expect(throws: InspectionError.typeMismatch(factual: "Color", expected: "LinearGradient")) {
            try Text("a").border(Color.red).inspect().text().border(LinearGradient.self)
        }
        #expect(throws: InspectionError.typeMismatch(factual: "Color", expected: "TintShapeStyle")) {
            try Text("a").foregroundStyle(Color.red).inspect().text().foregroundStyleShapeStyle(TintShapeStyle.self)
        }
        #expect(throws: InspectionError.self) {
            try Text("a").tint(Gradient(colors: [.red])).inspect().text().tint()
        }
    }

    @Test("a gray without a color of its own has none to be read")
    func monochrome() throws {
        #expect(throws: InspectionError.attributeNotFound(label: "color", type: "listItemTint")) {
            try Text("a").listItemTint(.monochrome).inspect().text().listItemTint()
        }
    }

    @Test("a layer in a style is the style's view, or a rectangle filled with it")
    func styles() throws {
        let text = try Text("a").background(.red).overlay(.thinMaterial, ignoresSafeAreaEdges: .top).inspect().text()
        #expect(try text.background().color().value() == .red)
        #expect(try text.background().ignoresSafeAreaEdges() == .all)
        #expect(try text.overlay().shape().fillShapeStyle(Material.self) == .thinMaterial)
        #expect(try text.overlay().ignoresSafeAreaEdges() == .top)
        let shaped = try Text("a").background(.blue, in: Circle(), fillStyle: FillStyle(eoFill: true)).inspect().text()
        #expect(try shaped.background().shape().fillShapeStyle(Color.self) == .blue)
        #expect(try shaped.background().shape().fillStyle().isEOFilled)
        let plain = try Text("a").background(in: Capsule()).inspect().text()
        #expect(try plain.background().shape().fillShapeStyle(BackgroundStyle.self) == BackgroundStyle())
        // The forms of older source still mean views.
        #expect(throws: InspectionError.self) {
            try Text("a").background(Circle()).inspect().text().background().shape().fillShapeStyle(Color.self)
        }
        #expect(try Text("a").overlay(Color.red, alignment: .top).inspect().text().overlay().alignment() == .top)
    }

    @Test("a badge is a text, or nothing where there is nothing to tell")
    func badge() throws {
        #expect(try Text("a").badge(3).inspect().text().badge().text().string() == "3")
        #expect(try Text("a").badge("new").inspect().text().badge().text().string() == "new")
        #expect(try Text("a").badge(Text("x").bold()).inspect().text().badge().text().attributes().isBold())
        #expect(throws: InspectionError.viewNotFound(parent: "Optional<Text>")) {
            try Text("a").badge(0).inspect().text().badge().text()
        }
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "badge", index: 0)) {
            try Text("a").inspect().text().badge()
        }
    }

    struct Reader: View {
        @Environment(\.colorScheme) var colorScheme
        @Environment(\.symbolVariants) var variants
        @Environment(\.imageScale) var imageScale
        var body: some View { Text("\(String(describing: colorScheme)) \(variants) \(String(describing: imageScale))") }
    }

    @Test("views within see in the environment what concerns them")
    func environment() throws {
        let view = VStack { Reader() }.colorScheme(.dark).symbolVariant(.fill).imageScale(.small)
        #expect(try view.inspect().find(ViewType.Text.self).string() == "dark fill small")
        #expect(try VStack { Reader() }.inspect().find(ViewType.Text.self).string() == "light none medium")
    }
}
