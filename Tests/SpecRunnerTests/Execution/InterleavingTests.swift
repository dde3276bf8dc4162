import Scripting
import TestSupport
import Testing

@testable import SpecRunner

/// Specs in several orders of the jobs that are ready at the same time. Only a console's process has them.
@Suite("Orders of jobs")
struct InterleavingTests {
    private static let file = "Examples/Races/specs/suggestions_spec.lua"

    /// The race, as reports tell it.
    private static func race(failures: Int, of orders: Int) -> String {
        """
           race: fails in \(failures) of \(orders) orders of the jobs that are ready at the same time
             usual order: passes                                     order of seed 5: fails
             … 3 equal steps
             0.3 s  the main queue                                   0.3 s  task of setInput("bage") on TextField "Recipe"
                      in SuggestionsModel.suggestions.setter         0.3 s  task of setInput("ba") on TextField "Recipe"
             0.3 s  task of setInput("bage") on TextField "Recipe"            in RecipeService.recipes(matching:)
             0.3 s  the main queue                                   0.3 s  task of setInput("bage") on TextField "Recipe"
                      in SuggestionsModel.suggestions.setter                  in closure #1 in SuggestionsModel.suggest(for:)
                                                                     0.3 s  task of setInput("ba") on TextField "Recipe"
                                                                              in closure #1 in SuggestionsModel.suggest(for:)
                                                                     0.3 s  the main queue
                                                                              in SuggestionsModel.suggestions.setter
           RacesExample run --interleave-seed 5 \(file):4 repeats it

        """
    }

    private func run(_ flags: String, files: String = Self.file) throws -> String {
        try Shell.run("RacesExample run \(files) \(flags)", in: Checkout.root).transcript
    }

    @Test("show a race, with the two orders side by side and the command that repeats it")
    func race() throws {
        #expect(try run("").hasSuffix("2 successes, 0 failures, 0 errors, 0 pending\n[exit 0]\n"))
        let report = try run("--interleave 100 -j 2")
        #expect(report.contains(Self.race(failures: 13, of: 100)), "\(report)")
        #expect(report.hasSuffix("1 success, 1 failure, 0 errors, 0 pending\n[exit 1]\n"))
        #expect(report == (try run("--interleave 100 -j 1")))
        let repeated = try run("--interleave-seed 5", files: "\(Self.file):4")
        #expect(repeated.contains(Self.race(failures: 1, of: 2)), "\(repeated)")
        #expect(repeated.hasSuffix("1 success, 1 failure, 0 errors, 0 pending\n[exit 1]\n"))
        #expect(try run("--interleave-seed 1").hasSuffix("[exit 0]\n"))
    }

    @Test("are shown in the article as in a report")
    func article() throws {
        let shown = Self.race(failures: 13, of: 100).split(separator: "\n").map { " \($0)\n" }.joined()
        #expect(try Checkout.read("Sources/ViewSpec/ViewSpec.docc/Waiting.md").contains(shown))
    }

    @Test("are in the reports for machines", arguments: ["junit", "tap", "json", "html", "github"])
    func reporters(name: String) throws {
        let report = try run("--interleave 20 --reporter \(name)")
        #expect(report.contains("--interleave-seed 5"), "\(report)")
    }

    @Test("keep what a spec prints to its first run, and are as many as are asked for")
    func output() throws {
        let report = try time(
            """
            print("once")
            local screen = host(VStack{ views.Sleeper{ wait = "twice" }, views.Sleeper{ wait = "group" } })
            clock:advance(2)
            assert.has_text(screen, "asleep")
            """, "--interleave 50")
        #expect(report.components(separatedBy: "once").count == 2, "\(report)")
        // It fails in all orders, as without the flag.
        #expect(!report.contains("race:"))
        #expect(report.hasSuffix("0 successes, 1 failure, 0 errors, 0 pending\n[exit 1]\n"))
    }

    @Test("are one where there is nothing to choose: a spec then runs once")
    func single() throws {
        let report = try time("runs = runs + 1 host(Text('a')) assert.equal(1, runs)", "--interleave 50")
        #expect(report.hasSuffix("1 success, 0 failures, 0 errors, 0 pending\n[exit 0]\n"), "\(report)")
    }

    @Test("are not to blame for a spec that its own first run disturbs")
    func disturbed() throws {
        let report = try time(
            """
            runs = runs + 1
            host(VStack{ views.Sleeper{ wait = "sleep" }, views.Sleeper{ wait = "sleep" } })
            clock:settle()
            assert.equal(1, runs)
            """, "--interleave 50")
        #expect(
            report.contains(
                "   It passed in the usual order and failed when it ran again in the same one: what its first run left decides\n"
            ), "\(report)")
        #expect(!report.contains("race:"))
    }

    @Test("draw the same random numbers each time")
    func random() throws {
        let report = try time(
            """
            host(VStack{ views.Sleeper{ wait = "sleep" }, views.Sleeper{ wait = "sleep" } })
            clock:settle()
            local drawn = math.random(1000000)
            number = number or drawn
            assert.equal(number, drawn)
            """, "--interleave 20")
        #expect(report.hasSuffix("1 success, 0 failures, 0 errors, 0 pending\n[exit 0]\n"), "\(report)")
    }

    @Test("are refused where Swift's own executor runs the jobs")
    @MainActor
    func refused() async throws {
        var settings = ExecutionSettings()
        settings.orders = .first(10)
        await #expect(throws: SpecRunnerError.cannotInterleave) {
            try await InProcessRunner(catalog: Catalog(), settings: settings).run(files: [], listeners: [])
        }
    }

    @Test("are a number of at least two")
    func numbers() throws {
        #expect(
            try run("--interleave 1").contains("Error: --interleave must be from 2 to 10000; got 1\n")
        )
    }

    private func time(_ body: String, _ flags: String) throws -> String {
        // Globals are the spec's own, locals of the file outlast it.
        let source = "local runs, number = 0\nit('a', function()\n\(body)\nend)\n"
        return try TemporaryFolder(["specs/a_spec.lua": source]).run("TimeConsole run \(flags)")
    }
}
