import SwiftUI
import Testing
import ViewInspector

@Suite("Modifiers of layout") @MainActor
struct LayoutTests {
    nonisolated static let cases: [ModifierCase] = [
        .init("offset", { $0.offset(x: 3) }, reads: CGSize(width: 3, height: 0)) { try $0.offset() },
        .init("offset", { $0.offset(CGSize(width: 1, height: 2)) }, reads: CGSize(width: 1, height: 2)) {
            try $0.offset()
        },
        .init("position", { $0.position(x: 1, y: 2) }, reads: CGPoint(x: 1, y: 2)) { try $0.position() },
        .init("position", { $0.position(CGPoint(x: 3, y: 4)) }, reads: CGPoint(x: 3, y: 4)) { try $0.position() },
        .init("fixedSize", { $0.fixedSize() }, reads: [true, true]) {
            [try $0.fixedSize().horizontal, try $0.fixedSize().vertical]
        },
        .init("fixedSize", { $0.fixedSize(horizontal: false, vertical: true) }, reads: [false, true]) {
            [try $0.fixedSize().horizontal, try $0.fixedSize().vertical]
        },
        .init("layoutPriority", { $0.layoutPriority(1) }, reads: 1) { try $0.layoutPriority() },
        .init("edgesIgnoringSafeArea", { $0.edgesIgnoringSafeArea(.top) }, reads: Edge.Set.top) {
            try $0.edgesIgnoringSafeArea()
        },
        .init("ignoresSafeArea", { $0.ignoresSafeArea() }, reads: Edge.Set.all) { try $0.ignoresSafeArea().edges },
        .init("ignoresSafeArea", { $0.ignoresSafeArea(.keyboard, edges: .bottom) }, reads: SafeAreaRegions.keyboard) {
            try $0.ignoresSafeArea().regions
        },
        .init("scenePadding", { $0.scenePadding(.horizontal) }, reads: Edge.Set.horizontal) { try $0.scenePadding() },
        .init("coordinateSpace", { $0.coordinateSpace(name: "page") }, reads: "page") {
            try $0.coordinateSpaceName()
        },
        .init("aspectRatio", { $0.aspectRatio(1.5, contentMode: .fill) }, reads: 1.5) {
            try $0.aspectRatio().aspectRatio
        },
        .init(
            "aspectRatio", { $0.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit) }, reads: ContentMode.fit
        ) { try $0.aspectRatio().contentMode },
        .init("alignmentGuide", { $0.alignmentGuide(.leading) { $0.width / 4 } }, reads: 5) {
            try $0.alignmentGuide(.leading, in: CGSize(width: 20, height: 10))
        },
        .init("alignmentGuide", { $0.alignmentGuide(.bottom) { $0[.top] + 2 } }, reads: 2) {
            try $0.alignmentGuide(.bottom, in: CGSize(width: 20, height: 10))
        },
    ]

    @Test("are read where they are applied, and are missed elsewhere", arguments: cases)
    func reads(_ modifier: ModifierCase) throws { try modifier.run() }

    @Test("tell how a view fills its room")
    func scaling() throws {
        let (fit, fill) = (try Text("a").scaledToFit().inspect().text(), try Text("a").scaledToFill().inspect().text())
        #expect(try fit.isScaledToFit() && !fit.isScaledToFill())
        #expect(try fill.isScaledToFill() && !fill.isScaledToFit())
        #expect(try fit.aspectRatio().aspectRatio == nil)
        #expect(try !Text("a").inspect().text().isScaledToFit())
        // A view with a ratio of its own keeps another shape than the one that suits it.
        #expect(try !Text("a").aspectRatio(2, contentMode: .fit).inspect().text().isScaledToFit())
    }

    @Test("refuse to read a name of another type as a string")
    func spaceOfAnotherType() throws {
        #expect(throws: InspectionError.typeMismatch(factual: "Int", expected: "String")) {
            try Text("a").coordinateSpace(name: 7).inspect().text().coordinateSpaceName()
        }
    }

    @Test("tell guides from each other")
    func guides() throws {
        let text = try Text("a").alignmentGuide(.top) { _ in 1 }.alignmentGuide(.leading) { _ in 2 }.inspect().text()
        #expect(try text.alignmentGuide(.top, in: .zero) == 1)
        #expect(try text.alignmentGuide(.leading, in: .zero) == 2)
        #expect(throws: InspectionError.self) { try text.alignmentGuide(.trailing, in: .zero) }
    }
}
