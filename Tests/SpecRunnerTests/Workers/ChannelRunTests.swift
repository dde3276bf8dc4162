import Foundation
import TestSupport
import Testing

/// What arrives of a worker's messages and output, however it ends and whatever it does to itself.
@Suite("Runs through the channel of a worker", .serialized)
struct ChannelRunTests {
    @Test("keeps each spec that was through when its process was killed")
    func killed() throws {
        let specs = (1...400).map { number in
            let deed = number % 150 == 0 ? "os.execute('kill -KILL $PPID')" : "assert.is_true(true)"
            return "it('\(number)', function() \(deed) end)"
        }
        let folder = try TemporaryFolder(["specs/a_spec.lua": specs.joined(separator: "\n")])
        let lines = try folder.run("viewspec run --trust --reporter tap").split(separator: "\n")
        let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
        #expect(
            points.map(String.init)
                == (1...400).map { "\($0 % 150 == 0 ? "not ok" : "ok") \($0) - \($0)" })
    }

    @Test("keeps each spec that was through when a view trapped")
    func trapped() throws {
        let specs = (1...300).map { number in
            let deed = number == 250 ? "host(views.Trap{}):find('Button'):tap()" : "assert.is_true(true)"
            return "it('\(number)', function() \(deed) end)"
        }
        let folder = try TemporaryFolder(["specs/a_spec.lua": specs.joined(separator: "\n")])
        let lines = try folder.run("ChaosConsole run --reporter tap").split(separator: "\n")
        let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
        #expect(points.map(String.init) == (1...300).map { "\($0 == 250 ? "not ok" : "ok") \($0) - \($0)" })
    }

    @Test("keeps output and events in order, whichever way they take")
    func order() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            for number = 1, 300 do
              it("passes " .. number, function()
                if number % 3 == 0 then io.stderr:write("past the report " .. number .. "\\n") end
                if number % 5 == 0 then print("in the report " .. number) end
                if number % 7 == 0 then io.stderr:write("and on " .. number .. "\\n") end
                if number % 100 == 0 then print(("a"):rep(200000)) end
                if number % 100 == 1 then io.stderr:write(("b"):rep(200000), "\\n") end
              end)
            end
            """
        ])
        var found: [String] = []
        for line in try folder.run("viewspec run --reporter tap").split(separator: "\n") {
            guard line.hasPrefix("ok") || line.hasPrefix("# |") else { continue }
            // Where a long text is divided is left to chance: a piece of it has no digit.
            let words = line.contains(where: \.isNumber) ? nil : line.last.map { "much \($0)" }
            if let words, found.last == words { continue }
            found.append(words ?? String(line))
        }
        var expected: [String] = []
        for number in 1...300 {
            if number % 3 == 0 { expected.append("# | past the report \(number)") }
            if number % 5 == 0 { expected.append("# | in the report \(number)") }
            if number % 7 == 0 { expected.append("# | and on \(number)") }
            if number % 100 == 0 { expected.append("much a") }
            if number % 100 == 1 { expected.append("much b") }
            expected.append("ok \(number) - passes \(number)")
        }
        #expect(found == expected)
    }

    @Test(arguments: ["Kill", "Abort", "Exit", "Trap"]) func `Nothing is lost that was printed before a process ended`(
        _ end: String
    ) throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("passes", function() print("before") end)
            it("ends", function()
              print("in the report")
              io.stderr:write("past the report\\n")
              io.stderr:write("no line end, ")
              host(views.EndBy\(end){}):find("Button"):tap()
            end)
            it("goes on", function() print("after") end)
            """
        ])
        let report = try folder.run("ChaosConsole run --reporter json").split(separator: "\n")
        let printed = report.compactMap { $0.firstMatch(of: /"event":"output","text":"(.*?)"\}/)?.output.1 }
        #expect(
            printed.joined().hasPrefix(
                #"before\nin the report\npast the report\nno line end, from Swift\nno line end"#), "\(printed)")
        #expect(printed.last == #"after\n"#)
        #expect(report.count { $0.contains(#""outcome":"success""#) } == 2)
        #expect(report.count { $0.contains(#""outcome":"crashed""#) && $0.contains("specFinished") } == 1)
    }

    @Test func `Output of Swift stands between the events that it came between`() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("prints", function()
              local button = host(views.Print{}):find("Button")
              for number = 1, 200 do
                button:tap()
                print("Lua " .. number)
              end
            end)
            """
        ])
        let report = try folder.run("ChaosConsole run --reporter tap")
        let lines = report.split(separator: "\n").filter { $0.hasPrefix("# | ") }.map(String.init)
        #expect(lines == (1...200).flatMap { ["# | Swift \($0)", "# | Lua \($0)"] })
    }

    @Test func `A worker that loses messages is damaged, and the rest is reported`() throws {
        let steal = """
            it("passes", function() end)
            it("steals", function()
              local thief = host(views.Thief{})
              thief:find{ button = "Begin" }:tap()
              print("stolen")
              thief:find{ button = "End" }:tap()
            end)
            it("goes on", function() end)
            """
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": steal, "specs/b_spec.lua": "it('passes', function() end)",
        ])
        let report = try folder.run("ChaosConsole run -j 1")
        #expect(
            report.contains(
                "‼ steals")
                && report.contains("\n   what the process that ran it reported can't be read: its memory was damaged\n"),
            "\(report)")
        #expect(report.contains("  ✓ goes on\n\nspecs/b_spec.lua\n  ✓ passes\n"))
        #expect(report.contains("\n3 successes, 0 failures, 0 errors, 0 pending, 1 crashed\n"))
        #expect(report.hasSuffix("\n[exit 1]\n"))
    }

    @Test func `A worker has no descriptor of the run`() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": "it('scribbles', function() host(views.Scribble{}):find('Button'):tap() end)",
            "specs/b_spec.lua": "it('passes', function() end)",
        ])
        let report = try folder.run(
            "ChaosConsole run -j 2 --reporter tap --reporter json=log.jsonl --reporter junit=report.xml 7>kept.txt")
        #expect(report.contains("\nok 1 - scribbles\n"), "\(report)")
        #expect(try !folder.read("log.jsonl").split(separator: "\n").contains { !$0.hasPrefix("{") })
        #expect(
            try !folder.read("report.xml").replacing(/<system-out>.*?<\/system-out>/.dotMatchesNewlines(), with: "")
                .contains("scribble\n"))
        // What the program was started with is the app's.
        #expect(try folder.read("kept.txt") == "scribble\n")
    }

    @Test func `A run ends whose specs have stopped the process that looks after their programs`() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("stops it", function()
              os.execute("sleep 300 & kill -STOP $(cut -d' ' -f4 /proc/$PPID/stat)")
            end)
            """,
            "specs/b_spec.lua": """
            it("hangs then", { timeout = 0.3 }, function()
              os.execute("kill -STOP $(cut -d' ' -f4 /proc/$PPID/stat)")
              while true do end
            end)
            """,
        ])
        let report = try folder.run("timeout 60 viewspec run --trust --reporter tap")
        #expect(report.contains("\nok 1 - stops it\n"), "\(report)")
        #expect(report.contains("\nnot ok 2 - hangs then\n"), "\(report)")
        #expect(report.hasSuffix("[exit 1]\n"))
    }

    @Test func `A spec that waits for a slow reader of the report isn't timed out`() throws {
        let prints = "it('prints', { timeout = 0.5 }, function() for _ = 1, 50 do print(('a'):rep(10000)) end end)"
        let folder = try TemporaryFolder(["specs/a_spec.lua": prints, "specs/b_spec.lua": prints])
        let report = try folder.run("viewspec run -j 2 --reporter tap | (sleep 2; grep -v '^# |')")
        #expect(report.contains("\nok 1 - prints\n"))
        #expect(report.contains("\nok 2 - prints\n"), "\(report)")
    }
}
