import Testing

@testable import SpecRunner

@Suite("Flags of busted's that have no meaning here")
struct BustedFlagTests {
    @Test(
        "are known, with the note of the key",
        arguments: [
            ("-v", nil, false), ("--verbose", nil, false), ("--lazy", nil, false), ("--defer-print", nil, false),
            ("--ignore-lua", nil, false), ("--sort-files", nil, false),
            ("--suppress-pending", "--suppress-pending has no effect: reports list pending specs", false),
            ("-s", "-s has no effect: a run makes no sound here", false),
            ("--lua", "--lua has no effect: specs run in the Lua 5.4 of this program", true),
            ("--loaders", "--loaders has no effect: spec files are Lua here", true),
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

    @Test(
        "may have another name here",
        arguments: [
            ("--no-keep-going", ["--bail=1"]), ("-k", ["--keep-going"]), ("-l", ["--list"]),
            ("-R", ["--recursive"]), ("--shuffle-tests", ["--shuffle"]), ("--sort-tests", ["--sort"]),
            ("--no-shuffle-tests", ["--no-shuffle"]), ("--no-sort-tests", ["--no-sort"]),
        ])
    func same(argument: String, ours: [String]) { #expect(Setting.bustedFlag(argument) == .same(as: ours)) }

    @Test("undo what a file says")
    func undo() throws {
        var settings = RunSettings()
        (settings.shuffles, settings.execution.sortsByName, settings.execution.measuresCoverage) = (true, true, true)
        (settings.execution.bail, settings.fileNames.isRecursive) = (1, false)
        for name in ["no-shuffle", "no-sort", "no-coverage", "keep-going", "recursive"] {
            #expect(Setting.bustedFlag("--\(name)") == nil)
            try #require(Setting.all.first { $0.name == name && $0.isFlag }).apply([], to: &settings)
        }
        #expect(!settings.shuffles && !settings.execution.sortsByName && !settings.execution.measuresCoverage)
        #expect(settings.execution.bail == nil && settings.fileNames.isRecursive)
    }

    @Test("may have a value, and change the folder")
    func values() {
        for name in ["-Xhelper", "-Xoutput", "-Xhelper=a,b"] {
            #expect(Setting.bustedFlag(name) == .named("-" + name.prefix { $0 != "=" }))
        }
        #expect(Setting.bustedFlag("-C") == .workingFolder)
        #expect(Setting.bustedFlag("--directory=x") == .workingFolder)
    }

    @Test(
        "are no others",
        arguments: ["--filter", "-t", "-x", "--covrage", "verbose", "-", "--", "--run", "-Xyz", "--no-", "--Xhelper"])
    func others(argument: String) { #expect(Setting.bustedFlag(argument) == nil) }
}
