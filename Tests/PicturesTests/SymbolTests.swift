import Testing

@testable import Pictures
@testable import Views

struct SymbolTests {
    @Test(arguments: [
        "trash", "heart.fill", "person.crop.circle", "gearshape", "plus.circle.fill", "chevron.right", "star.slash",
        "envelope.badge", "arrow.clockwise", "checkmark.circle", "house.fill", "square.and.arrow.up", "magnifyingglass",
    ])
    func `Common symbols have an outline`(name: String) throws {
        let outline = try #require(SymbolOutline(named: name))
        #expect(!outline.fill.isEmpty || !outline.lines.isEmpty)
    }

    @Test(arguments: ["", "nothing.like.it", "a+b", "../x", "trash\u{0}", String(repeating: "a.", count: 10_000)])
    func `Other names have none`(name: String) {
        #expect(SymbolOutline(named: name) == nil)
    }

    @Test func `Every name of the table leads to an icon`() {
        for name in SymbolNames.icons.keys.sorted() {
            #expect(SymbolOutline(named: name) != nil, "\(name) leads to \(SymbolNames.icons[name] ?? "")")
        }
    }
}
