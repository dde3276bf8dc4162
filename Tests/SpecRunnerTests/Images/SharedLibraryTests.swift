import Foundation
import TestSupport
import Testing

/// Consoles that have ViewSpec as a shared library: they report what the same consoles do that are one program.
struct SharedLibraryTests {
    /// What a command says in a folder with these files, with ViewSpec in the program or in a library.
    private func reports(_ command: String, _ files: [String: String]) throws -> (program: String, library: String) {
        let folder = try TemporaryFolder(files)
        let shared = try SharedConsoles.built.get().place
        return (
            try Shell.run(command, in: folder.url).transcript,
            try Shell.run(command, in: folder.url, tools: shared).transcript
        )
    }

    @Test func `A crash is reported with the functions and the lines of the app`() throws {
        let specs = """
            it("an index", function() host(views.Closures()):find{ button = "Index" }:tap() end)
            it("a method", function() host(views.Trap()):find("Button"):tap() end)
            it("a row", function() host(views.Closures()):find{ button = "Row 1" }:tap() end)
            it("passes", function() assert.has_text(host(views.Closures()), "Closures") end)
            """
        let (program, library) = try reports("ChaosConsole run -j 2", ["specs/a_spec.lua": specs])
        #expect(library == program)
        #expect(
            library.contains(#/at ChaosConsole\.Fault\.goWrong\(\) in [^ ]*ChaosConsole\.swift:[1-9]/#), "\(library)")
        #expect(library.hasSuffix("1 success, 0 failures, 0 errors, 0 pending, 3 crashed\n[exit 1]\n"), "\(library)")
    }

    @Test func `Tasks, timers and blocks sleep in the time of the spec`() throws {
        let waits = [
            "sleep", "nanoseconds", "sleepUntil", "suspending", "detached", "actor", "group", "stream", "twice",
            "timerPublisher", "debounce", "delayed", "poll", "asyncAfter", "foundationTimer",
        ]
        let specs = waits.map { wait in
            """
            it("\(wait)", function()
                local screen = host(views.Sleeper{ wait = "\(wait)" })
                clock:advance(1.99)
                assert.has_text(screen, "asleep")
                clock:advance(0.01)
                assert.has_text(screen, "awake")
            end)

            """
        }
        let clocks = """
            it("the clocks", function()
                local screen = host(views.Sleeper{ wait = "outerClocks" })
                assert.eventually.has_text(screen, "awake", { timeout = 60 })
            end)
            """
        let (program, library) = try reports("TimeConsole run", ["specs/a_spec.lua": specs.joined() + clocks])
        #expect(library == program)
        #expect(
            library.hasSuffix("\(waits.count + 1) successes, 0 failures, 0 errors, 0 pending\n[exit 0]\n"), "\(library)"
        )
    }

    @Test func `The place of a run and the order of sets are those of the flags`() throws {
        let specs = """
            it("a", function()
                local screen = host(views.Whereabouts())
                for _, text in ipairs(screen:findAll("Text")) do print(text:string()) end
                assert.has_text(screen, "de_DE")
                assert.has_text(screen, "hedgafcb")
            end)
            """
        let (program, library) = try reports("TimeConsole run --locale de_DE", ["specs/a_spec.lua": specs])
        #expect(library == program)
        #expect(library.hasSuffix("1 success, 0 failures, 0 errors, 0 pending\n[exit 0]\n"), "\(library)")
    }

    @Test func `A race names the functions of the app`() throws {
        let specs = try Checkout.read("Examples/Races/specs/suggestions_spec.lua")
        let (program, library) = try reports(
            "RacesExample run --interleave 20 -j 2", ["specs/suggestions_spec.lua": specs])
        #expect(library == program)
        #expect(library.contains("in SuggestionsModel.suggestions.setter"), "\(library)")
    }

    @Test func `A type of the app is found by its conformance`() throws {
        let (program, library) = try reports(
            "ChaosConsole run --reporter tally", ["specs/a_spec.lua": "it('a', function() end)"])
        #expect(library == program)
        #expect(library == "1 spec\n[exit 0]\n")
    }

    @Test func `Previews are found in a library, and in the program beside it`() throws {
        let (program, library) = try reports("PreviewsExample previews", [:])
        #expect(library == program)
        // The library has those of the Gallery; this program has its own as well.
        let own = try reports("ChaosConsole previews 'Chaos: calm'", [:])
        #expect(own.library == own.program)
        #expect(own.library.contains(#/^Chaos: calm +ChaosConsole\/ChaosPreviews\.swift:\d+\n/#), "\(own.library)")
        let hosting = """
            it("hosts both", function()
                assert.has_text(host(previews["Chaos: calm"]), "calm")
                assert.is_not_nil(host(previews["Gallery/ContactList.swift:Contacts"]))
            end)
            """
        let both = try reports("ChaosConsole run", ["specs/a_spec.lua": hosting]).library
        #expect(both.hasSuffix("1 success, 0 failures, 0 errors, 0 pending\n[exit 0]\n"), "\(both)")
    }

    @Test(
        arguments: [
            "strip ChaosConsole libViewSpec.so",
            // What no loader reads: where sections begin, and how many there are.
            "for file in ChaosConsole libViewSpec.so; do"
                + " printf '\\0\\0\\0\\0\\0\\0\\0\\0' | dd of=$file bs=1 seek=40 conv=notrunc status=none;"
                + " printf '\\0\\0\\0\\0' | dd of=$file bs=1 seek=60 conv=notrunc status=none; done",
        ])
    func `Without symbols or sections everything is found but names and lines`(change: String) throws {
        let changed = try SharedConsoles.built.get().copy(changedBy: change)
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("a", function() assert.has_text(host(VStack{ Text("a"):padding(2) }), "a") end)
            it("b", function() host(views.Trap()):find("Button"):tap() end)
            """
        ])
        let command = "LD_LIBRARY_PATH=\(changed.path) ChaosConsole run --reporter tally"
        let report = try Shell.run(command, in: folder.url, tools: changed.url).transcript
        #expect(report == "2 specs\n[exit 1]\n")
        let lines = try Shell.run(
            "LD_LIBRARY_PATH=\(changed.path) ChaosConsole run", in: folder.url, tools: changed.url)
        #expect(lines.output.contains("The process that ran it died (SIGILL"), "\(lines.output)")
        #expect(!lines.output.contains(".swift:40"), "\(lines.output)")
    }
}
