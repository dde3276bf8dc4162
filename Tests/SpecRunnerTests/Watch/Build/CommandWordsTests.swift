import Testing

@testable import SpecRunner

@Suite("The words of a command")
struct CommandWordsTests {
    @Test(
        "are told apart as a shell does",
        arguments: [
            ("a  b", ["a", "b"]), ("'a b' c", ["a b", "c"]), ("\"a \\\"b\\\"\" c", ["a \"b\"", "c"]),
            ("'\\' b", ["\\", "b"]),
            ("a\\ b ''", ["a b", ""]), ("-D'x'y", ["-Dxy"]), ("\"it's\"", ["it's"]), ("", []),
        ])
    func words(command: String, words: [String]) {
        #expect(CommandWords.split(command[...]) == words)
    }

    @Test("are none where a quote isn't closed", arguments: ["'a", "\"a", "a\\"])
    func open(command: String) {
        #expect(CommandWords.split(command[...]) == nil)
    }
}
