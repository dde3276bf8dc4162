import Testing

@testable import SpecRunner

@Suite("Flags of busted's that have no meaning here")
struct BustedFlagTests {
    @Test(
        "are known, with the note of the key",
        arguments: [
            ("-v", nil, false), ("--verbose", nil, false), ("--keep-going", nil, false),
            ("--suppress-pending", nil, false),
            ("-c", "-c has no effect: coverage of Lua files is not supported", false),
            ("--lang=de", "--lang has no effect: messages are in English here", false),
            ("--lang", "--lang has no effect: messages are in English here", true),
            (
                "--no-auto-insulate",
                "--no-auto-insulate has no effect: each spec file has an interpreter of its own here", false
            ),
        ])
    func noEffect(argument: String, note: String?, takesValue: Bool) {
        #expect(Setting.bustedFlag(argument) == .noEffect(note: note, takesValue: takesValue))
    }

    @Test("may have another name here")
    func same() { #expect(Setting.bustedFlag("--no-keep-going") == .same(as: "--bail=1")) }

    @Test(
        "are no others",
        arguments: ["--filter", "-t", "-x", "--covrage", "verbose", "-", "--", "--run", "-Xhelper", "--no-"])
    func others(argument: String) { #expect(Setting.bustedFlag(argument) == nil) }
}
