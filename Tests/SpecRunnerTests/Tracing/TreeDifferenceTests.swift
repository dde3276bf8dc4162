import Scripting
import Testing

@testable import SpecRunner

/// The differences between two trees of a screen.
@Suite("Differences of trees")
struct TreeDifferenceTests {
    /// A tree of lines that begin with the number of their view.
    static func tree(_ lines: String...) -> ScreenTree {
        let parts = lines.map { $0.split(separator: ":", maxSplits: 1) }
        return ScreenTree(text: parts.map { $0[1] }.joined(separator: "\n"), views: parts.map { Int($0[0])! })
    }

    /// The lines of a difference with a sign before each.
    private static func lines(_ before: ScreenTree?, _ after: ScreenTree?) -> [String] {
        TreeDifference(from: before, to: after).lines.map { line in
            switch line.mark {
            case .added: "+\(line.depth) \(line.text)"
            case .removed: "-\(line.depth) \(line.text)"
            case .changed: "~\(line.depth) \(line.text) → \(line.now ?? "nothing")"
            case .equal: "=\(line.depth) \(line.text)"
            }
        }
    }

    @Test func `A view with another text has changed`() {
        let before = Self.tree("1:VStack", "2:  Text \"0\"", "3:  Button")
        let after = Self.tree("1:VStack", "2:  Text \"1\"", "3:  Button")
        #expect(Self.lines(before, after) == ["=0 VStack", "~1 Text \"0\" → Text \"1\"", "=1 Button"])
    }

    @Test func `Another view in a place is one removed and one added`() {
        let before = Self.tree("1:VStack", "2:  Text \"0\"", "3:  Button")
        let after = Self.tree("1:VStack", "4:  Text \"1\"", "3:  Button")
        #expect(Self.lines(before, after) == ["=0 VStack", "-1 Text \"0\"", "+1 Text \"1\"", "=1 Button"])
    }

    @Test func `Views that are equal to the letter are told apart`() {
        let before = Self.tree("1:List", "2:  Text \"a\"", "3:  Text \"a\"", "4:  Text \"a\"")
        let after = Self.tree("1:List", "2:  Text \"a\"", "4:  Text \"a\"")
        #expect(Self.lines(before, after) == ["=0 List", "=1 Text \"a\"", "-1 Text \"a\"", "=1 Text \"a\""])
    }

    @Test func `Removed lines at the end come last`() {
        let before = Self.tree("1:List", "2:  Text \"a\"", "3:  Text \"b\"")
        #expect(Self.lines(before, Self.tree("1:List")) == ["=0 List", "-1 Text \"a\"", "-1 Text \"b\""])
    }

    @Test func `A tree that wasn't there is added`() {
        #expect(Self.lines(nil, Self.tree("1:List", "2:  Text \"a\"")) == ["+0 List", "+1 Text \"a\""])
        #expect(Self.lines(nil, nil).isEmpty)
    }

    @Test func `A view that moves is taken away where it was`() {
        let before = Self.tree("1:List", "2:  Text \"a\"", "3:  Text \"b\"")
        let after = Self.tree("1:List", "3:  Text \"b\"", "2:  Text \"a\"")
        let lines = Self.lines(before, after)
        #expect(lines.count(where: { $0.hasPrefix("=") }) >= 2)
        #expect(lines.count(where: { $0.hasPrefix("~") }) == 1, "it is the same view elsewhere: \(lines)")
    }
}
