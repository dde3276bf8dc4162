import Foundation
import TestSupport
import Testing

@testable import SpecRunner

@Suite("Configuration files")
struct ConfigurationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The settings where no file says anything.
    private let standard = RunSettings()

    private func read(_ text: String, as name: String = ".viewspec.lua", run: String? = nil) throws -> RunSettings {
        var settings = standard
        try ConfigurationFile(path: folder.write(text, to: name)).apply(run: run, to: &settings)
        return settings
    }

    /// The fault of a file, without its path.
    private func problem(_ text: String, as name: String = ".viewspec.lua", run: String? = nil) -> String? {
        message { try read(text, as: name, run: run) }?.replacing("\(folder)/", with: "")
    }

    @Test("say what the flags say")
    func flags() throws {
        let configuration = try read(
            """
            local ci = os.getenv("HOME") ~= nil
            return {
              paths = { "specs", "more" }, jobs = ci and 2 or 4, timeout = 1.5, ["memory-limit"] = "64M",
              reporter = { "spec", "junit=out.xml" }, color = "never", filter = "a", filter_out = { "b", "c" },
              tags = "#fast,slow", exclude_tags = { "net" }, shuffle = true, seed = 7, ["repeat"] = 2, retries = 1,
              bail = 3, slowest = 5, lpath = "lib/?.lua;lib/?/init.lua", helper = "specs/helper.lua", watch = false,
              forbid_only = true, pass_with_no_tests = true, pattern = "_test", name = "one",
            }
            """)
        #expect(configuration.paths == ["specs", "more"])
        #expect(configuration.jobs == 2)
        #expect(configuration.execution.timeout == 1.5)
        #expect(configuration.execution.memoryLimit == 64 << 20)
        #expect(configuration.reports.map(\.written) == ["spec", "junit=out.xml"])
        #expect(configuration.color == .never)
        #expect(configuration.execution.selection.filters == ["a"])
        #expect(configuration.execution.selection.excludedFilters == ["b", "c"])
        #expect(configuration.execution.selection.tags == ["fast", "slow"])
        #expect(configuration.execution.selection.excludedTags == ["net"])
        #expect(configuration.shuffles == true)
        #expect(configuration.seed == 7)
        #expect(configuration.repetitions == 2)
        #expect(configuration.execution.retries == 1)
        #expect(configuration.execution.bail == 3)
        #expect(configuration.slowest == 5)
        #expect(configuration.execution.moduleTemplates == ["lib/?.lua", "lib/?/init.lua"])
        #expect(configuration.execution.helper == "specs/helper.lua")
        #expect(configuration.watches == false)
        #expect(configuration.execution.forbidsOnly == true)
        #expect(configuration.passesWithNoTests == true)
        #expect(configuration.fileNames.patterns == ["_test"])
        #expect(configuration.execution.selection.names == ["one"])
        #expect(try read("return {}") == standard)
    }

    @Test(
        "name what is wrong, and where",
        arguments: [
            ("return {\n  jbos = 4,\n}", ".viewspec.lua:2: there is no key \"jbos\"; did you mean \"jobs\"?"),
            (
                "return { jobs = 'four' }",
                ".viewspec.lua:1: jobs must be a whole number from 1 to 1024; got string \"four\""
            ),
            ("return { jobs = 0 }", ".viewspec.lua:1: jobs must be from 1 to 1024; got 0"),
            (
                "return {\n-- jobs = 1,\nlpath = 1, timeout = 'x',\n  jobs = 1.5 }",
                ".viewspec.lua:4: jobs must be a whole number from 1 to 1024; got number 1.5"
            ),
            ("return { timeout = -1 }", ".viewspec.lua:1: timeout must be from 0 to 86400 seconds (a day); got -1"),
            ("return { timeout = 1e308 }", "timeout must be from 0 to 86400 seconds (a day); got 1e+308"),
            ("return { timeout = 0/0 }", "timeout must be from 0 to 86400 seconds (a day); got "),
            ("return { jobs = math.maxinteger }", "jobs must be from 1 to 1024; got 9223372036854775807"),
            ("return { ['repeat'] = math.maxinteger }", "repeat must be from 1 to 10000; got 9223372036854775807"),
            ("return { retries = 101 }", "retries must be from 0 to 100; got 101"),
            ("return { bail = 0 }", "bail must be from 1 to 1000000; got 0"),
            ("return { slowest = -1 }", "slowest must be from 0 to 10000; got -1"),
            ("return { seed = -1 }", "seed must be from 0 to 9223372036854775807; got -1"),
            (
                "return { memory_limit = 256 }",
                "memory_limit must be from 4M to 65536G; got 256 bytes; M and G stand for larger units, as in 256M"
            ),
            (
                "return { ['memory-limit'] = 'lots' }",
                ".viewspec.lua:1: memory-limit must be a size from 4M to 65536G, such as 512M or 2G; got \"lots\""
            ),
            ("return { color = 'red' }", "1: color is \"auto\", \"always\" or \"never\", got string \"red\""),
            ("return { shuffle = 1 }", ".viewspec.lua:1: shuffle is true or false, got integer 1"),
            ("return { tags = { a = 'b' } }", "tags is a string or a list of strings, got table"),
            ("return { tags = { 1 } }", "tags is a string or a list of strings, got table"),
            ("return { trust = true }", ":1: trust can only be set on the command line, as --trust"),
            (
                "return { 'specs' }",
                ".viewspec.lua: there is no key \"integer 1\"; there are: app, bail, check-exceptions, color, coverage,"
            ),
            ("return 5", "a configuration returns a table, as in return { jobs = 4 }; this one returns integer 5"),
            ("", "this one returns nil"),
            ("return {", ".viewspec.lua:1: unexpected symbol near <eof>"),
            ("\nerror('no')", ".viewspec.lua:2: no"),
            ("return require('x')", ".viewspec.lua: a configuration loads modules with --trust only"),
            ("return io.open('x')", ".viewspec.lua:1: attempt to index a nil value (global 'io')"),
            ("return os.execute('x')", ".viewspec.lua:1: attempt to call a nil value (field 'execute')"),
            ("while true do end", "interrupted: the instruction budget is used up"),
            ("return ('x'):rep(1e9)", "not enough memory"),
        ])
    func mistakes(text: String, message: String) throws {
        let problem = try #require(self.problem(text))
        #expect(problem.contains(message), "\(problem)")
    }

    @Test("of busted are understood")
    func busted() throws {
        let text = """
            return {
              _all = { coverage = true, lpath = "a/?.lua", verbose = true, ROOT = { "all" } },
              default = { ROOT = { "spec" }, output = "TAP", ["exclude-tags"] = "slow", sort = true },
              slow = { tags = { "slow" }, pattern = "_it", ["shuffle-tests"] = true, ["repeat"] = 3, output = "xunit" },
            }
            """
        let usual = try read(text, as: ".busted")
        #expect(usual.paths == ["spec"])
        #expect(usual.execution.moduleTemplates == ["a/?.lua"])
        #expect(usual.reports.map(\.written) == ["tap"])
        #expect(usual.execution.selection.excludedTags == ["slow"])
        #expect(usual.execution.measuresCoverage)
        #expect(usual.execution.sortsByName)
        #expect(usual.execution.isBustedSuite)
        // Its files share names, ports and databases.
        #expect(usual.usualJobs == 1)
        #expect(standard.usualJobs == WorkerRunner.availableCores)
        #expect(usual.notes.isEmpty)
        let slow = try read(text, as: ".busted", run: "slow")
        #expect(slow.paths == ["all"])
        #expect(slow.execution.selection.tags == ["slow"])
        #expect(slow.fileNames.patterns == ["_it"])
        #expect(slow.shuffles == true)
        #expect(slow.repetitions == 3)
        #expect(slow.reports.map(\.written) == ["spec"])
        #expect(slow.notes == ["output \"xunit\" is not among the reports here: spec is used"])
        #expect(
            problem(text, as: ".busted", run: "slwo")
                == ".busted: there is no run \"slwo\"; there are: default, slow; did you mean \"slow\"?")
        #expect(
            try read("return { default = { taggs = 'x', mine = {}, lua = 'luajit' } }", as: ".busted").notes == [
                "lua has no effect: specs run in the Lua 5.4 of this program",
                "mine has no effect: there is no such key",
                "taggs has no effect: there is no such key; did you mean \"tags\"?",
            ])
        let trusting = problem("return { default = { trust = true } }", as: ".busted")
        #expect(trusting?.contains("on the command line") == true)
        let folder = try read("return { default = { directory = 'spec', e = 'X = 1', list = true } }", as: ".busted")
        #expect(folder.workingFolder == "spec")
        #expect(folder.execution.statements == ["X = 1"])
        #expect(folder.isListing)
        #expect(
            try read("return { default = { output = './handler.lua' } }", as: ".busted").reports.map(\.handler)
                == ["./handler.lua"])
        for name in ["utfTerminal", "plainTerminal", "gtest", "sound"] {
            #expect(
                try read("return { default = { output = '\(name)' } }", as: ".busted").reports.map(\.written)
                    == [ReporterFormat.named(name).name])
        }
        var empty = standard
        empty.execution.isBustedSuite = true
        #expect(try read("return {}", as: ".busted") == empty)
    }

    /// The configuration of the folder.
    private func found(run: String? = nil) throws -> RunSettings {
        var settings = standard
        try ConfigurationFile.apply(in: folder.path, run: run, to: &settings)
        return settings
    }

    @Test("are looked for by name, ours first")
    func discovery() throws {
        #expect(try found() == standard)
        #expect(throws: ConfigurationError.self) { try found(run: "x") }
        try folder.write("return { default = { seed = 1 } }", to: ".busted")
        #expect(try found().seed == 1)
        try folder.write("return { seed = 2 }", to: ".viewspec.lua")
        #expect(try found().seed == 2)
        #expect(throws: ConfigurationError.self) { try ConfigurationFile(path: folder.path("none.lua")) }
        #expect(throws: ConfigurationError.self) { try found(run: "x") }
    }

    @Test("load modules where specs may")
    func trusted() throws {
        let path = try folder.write(
            "package.path = '\(folder.path)/?.lua' return { jobs = require('jobs'), bail = #io.lines()() }", to: "t.lua"
        )
        try folder.write("io.input('\(path)') return 3", to: "jobs.lua")
        var settings = standard
        try ConfigurationFile(path: path, isTrusted: true).apply(to: &settings)
        #expect(settings.jobs == 3)
        #expect((settings.execution.bail ?? 0) > 50)
    }

    @Test("give way to flags, setting by setting")
    func merging() throws {
        var settings = try read("return { jobs = 2, tags = 'x', env = 'A', seed = 5, shuffle = true }")
        for (name, arguments) in [("jobs", ["8"]), ("tags", ["#a,b", "c"]), ("env", ["B"])] {
            try Setting.all.first { $0.name == name }?.apply(arguments, to: &settings)
        }
        #expect(settings.jobs == 8)
        #expect(settings.execution.selection.tags == ["a", "b", "c"])
        #expect(settings.execution.shownVariables == ["B"])
        #expect(settings.seed == 5)
        #expect(settings.shuffles)
    }

    @Test("leave the order alone where they name a seed; a flag asks for that order")
    func seeds() throws {
        var settings = try read("return { seed = 5 }")
        #expect(!settings.shuffles)
        try Setting.seed.apply(["6"], to: &settings)
        #expect(settings.shuffles)
        #expect(settings.seed == 6)
    }
}

@Suite("The table of settings")
struct SettingTableTests {
    @Test("has each name, letter and key once")
    func unique() {
        let names = Setting.all.map(\.name) + Setting.all.compactMap(\.alias)
        #expect(Set(names).count == names.count)
        let letters = Setting.all.compactMap(\.letter)
        #expect(Set(letters).count == letters.count)
        for isBusted in [false, true] {
            let keys = Setting.all(ofBusted: isBusted).map(\.name)
            #expect(Set(keys).count == keys.count)
        }
    }

    @Test(
        "has a help for each flag, and a placeholder for each value",
        arguments: Setting.all.filter(\.isFlag).map(\.name))
    func help(name: String) throws {
        let setting = try #require(Setting.all.first { $0.name == name })
        #expect(setting.help.hasSuffix("."))
        switch setting.shape {
        case .value, .values: #expect(setting.placeholder != nil)
        case .flag, .color: #expect(setting.placeholder == nil)
        }
    }

    @Test("shows each flag in an example")
    func shown() {
        let examples = Setting.all.compactMap(\.example).map { "\($0.arguments) \($0.meaning) " }.joined()
        let hidden = Setting.shared.map(\.name)
        for setting in Setting.all where setting.isFlag && !hidden.contains(setting.name) {
            let flags = ["--\(setting.name) "] + (setting.letter.map { ["-\($0) "] } ?? [])
            #expect(flags.contains(where: examples.contains), "\(setting.name)")
        }
    }

    @Test("reads the arguments of its examples")
    func examples() throws {
        let standard = RunSettings()
        for example in Setting.all.compactMap(\.example) {
            var settings = standard
            var words = example.arguments.split(separator: "\"").enumerated().flatMap { index, part in
                index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
            }
            while !words.isEmpty {
                let flag = words.removeFirst()
                guard flag.hasPrefix("-") else { continue }
                let setting = try #require(
                    Setting.all.first { "--\($0.name)" == flag || $0.letter.map { "-\($0)" } == flag }, "\(flag)")
                try setting.apply(setting.shape == .flag ? [] : [words.removeFirst()], to: &settings)
            }
            #expect(settings != standard, "\(example.arguments)")
        }
    }
}
