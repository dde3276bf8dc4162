import Testing

@testable import ViewGraph

private struct Color: Sendable { let name: String }
private struct Size: Sendable {}

@MainActor
struct FacetTests {
    @Test func `A kind gives the facets that it states, by their types`() {
        let kind = Kind("Ball", facets: [Facet(Color(name: "red")), Facet(Size())])
        #expect(kind[Color.self]?.name == "red")
        #expect(kind.states(Size.self))
    }

    @Test func `A kind has no facet of a type that it doesn't state`() {
        #expect(Kind("Ball")[Color.self] == nil)
        let kind = Kind("Ball", facets: [Facet(Size())])
        #expect(kind[Color.self] == nil)
        #expect(!kind.states(Color.self))
    }

    @Test func `A kind whose content may be hidden or isn't all shown doesn't show all as it is`() {
        #expect(Kind("Plain", facets: [.spoken]).showsAllAsItIs)
        #expect(!Kind("Outline", facets: [.outlining]).showsAllAsItIs)
        #expect(!Kind("Title", facets: [.hiding { _ in nil }]).showsAllAsItIs)
        let arrangement = Arrangement(shown: { _ in [] }) { _, _ in .init("nowhere", because: "it is nowhere") }
        #expect(!Kind("Menu", facets: [.arranging(arrangement)]).showsAllAsItIs)
        #expect(Kind("Menu", facets: [.arranging(arrangement)]).arrangement === arrangement)
    }
}
