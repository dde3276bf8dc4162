import Testing

@testable import System

@Suite("Near names")
struct SuggestionTests {
    @Test(
        "are those that a slip leads to",
        arguments: [
            ("paddign", "padding"), ("Pading", "padding"), ("tpa", "tap"), ("xyz", nil), ("", nil),
        ])
    func slips(word: String, meant: String?) {
        #expect(Suggestions.nearest(to: word, in: ["offset", "padding", "tap"]) == meant)
    }

    @Test("are the shortest that begin with the word, where nothing is nearer")
    func beginnings() {
        let names = ["navigationSplitView", "navigationLink", "navigator", "nav"]
        #expect(Suggestions.nearest(to: "navigationL", in: names) == "navigationLink")
        #expect(Suggestions.nearest(to: "navig", in: names) == "navigator")
        #expect(Suggestions.nearest(to: "na", in: ["navigator"]) == nil)
    }

    @Test("of equal distance are told in their order")
    func order() {
        #expect(Suggestions.nearest(to: "tab", in: ["tap", "tag"]) == "tap")
        #expect(Suggestions.nearest(to: "tab", among: ["tap", "tag"]) == "tag")
        #expect(Suggestions.ranked(["c", "ab", "a"], by: "a") == ["a", "c", "ab"])
    }

    @Test("are none of a word that is longer than any name, at once")
    func longWords() {
        let names = (0..<2000).map { "name\($0)" } + [String(repeating: "x", count: 200_000)]
        let word = String(repeating: "x", count: 200_000)
        let time = ContinuousClock().measure {
            #expect(Suggestions.nearest(to: word, in: names) == nil)
            #expect(Suggestions.ranked(names, by: word).count == names.count)
            #expect(Suggestions.listed(names, by: word).hasSuffix(", …"))
        }
        // Letter by letter it would be minutes.
        #expect(time < .seconds(10))
        #expect(Suggestions.shown(word) == "'\(String(repeating: "x", count: 40))…' (200000 bytes)")
        #expect(Suggestions.shown("padding") == "'padding'")
    }
}
