import SwiftUI
import Testing
import ViewInspector
import Views

@Suite("Modifiers that clip and mask") @MainActor
struct ClippingTests {
    nonisolated static let cases: [ModifierCase] = [
        .init("cornerRadius", { $0.cornerRadius(7) }, reads: 7) { try $0.cornerRadius() },
        .init("clipShape", { $0.clipShape(Capsule(style: .circular)) }, reads: Capsule(style: .circular)) {
            try $0.clipShape(Capsule.self)
        },
        .init("clipShape", { $0.clipped(antialiased: true) }, reads: FillStyle(antialiased: true)) {
            try $0.clipStyle()
        },
        .init("containerShape", { $0.containerShape(Circle()) }, reads: Circle()) {
            try $0.containerShape(Circle.self)
        },
        .init(
            "contentShape", { $0.contentShape(Circle(), eoFill: true) },
            reads: [true, true]
        ) {
            let content = try $0.contentShape(Circle.self)
            return [content.eoFill, content.kinds == .interaction]
        },
        .init("contentShape", { $0.contentShape(.dragPreview, Circle()) }, reads: ContentShapeKinds.dragPreview) {
            try $0.contentShape(Circle.self).kinds
        },
    ]

    @Test("are read where they are applied, and are missed elsewhere", arguments: cases)
    func reads(_ modifier: ModifierCase) throws { try modifier.run() }

    @Test("refuse to be read as another shape")
    func anotherShape() throws {
        let text = try Text("a").clipShape(Circle()).inspect().text()
        #expect(throws: InspectionError.typeMismatch(factual: "Circle", expected: "Capsule")) {
            try text.clipShape(Capsule.self)
        }
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "cornerRadius", index: 0)) {
            try text.cornerRadius()
        }
    }

    @Test("round corners are a shape, and the shape has corners")
    func roundCorners() throws {
        let shape = try Text("a").cornerRadius(7).inspect().text().clipShape(RoundedRectangle.self)
        #expect(shape.cornerSize.width == 7)
        #expect(try Text("a").clipShape(RoundedRectangle(cornerRadius: 3)).inspect().text().cornerRadius() == 3)
    }

    @Test("a mask is a view to look into and to find")
    func mask() throws {
        let view = Text("a").mask(HStack { Text("star") }).mask(alignment: .top) { Text("second") }
        let text = try view.inspect().text()
        #expect(try text.mask().hStack().text(0).string() == "star")
        #expect(try text.mask(1).text().string() == "second")
        #expect(try text.maskAlignment() == .center)
        #expect(try view.inspect().find(text: "star").string() == "star")
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "mask", index: 2)) {
            try text.mask(2)
        }
        #expect(try Text("a").mask(alignment: .top) { Text("b") }.inspect().text().maskAlignment() == .top)
    }

    @Test("equal content shapes have the same outline and use")
    func equality() throws {
        func shape(_ radius: CGFloat, eoFill: Bool = false) throws -> ContentShape<RoundedRectangle> {
            try Text("a").contentShape(RoundedRectangle(cornerRadius: radius), eoFill: eoFill).inspect().text()
                .contentShape(RoundedRectangle.self)
        }
        #expect(try shape(4) == shape(4))
        #expect(try shape(4) != shape(5))
        #expect(try shape(4) != shape(4, eoFill: true))
    }
}
