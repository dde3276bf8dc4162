import Foundation
import TestSupport
import Testing

/// The steps that `run --reporter html=FILE` shows: of which specs, and what it says of specs that can't be traced.
@Suite("Steps in the report of a run")
struct StepReportTests {
    private static let counter = """
        local Counter = View("Counter", function(self)
          local count = self:state("count", 0)
          return VStack { Text("Count " .. count.value), Button("More", function() count.value = count.value + 1 end) }
        end)

        """

    private struct Report {
        let page: String
        let result: Program.Result

        /// The fields of the trace of a spec; nil where it has none.
        func trace(_ spec: String) throws -> [String: Any]? {
            let parts = page.components(separatedBy: "<script type=\"application/json\" id=\"steps\">")
            guard parts.count > 1 else { return nil }
            let json = parts[1].components(separatedBy: "</script>")[0]
            let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            let traces = document?["traces"] as? [[String: Any]] ?? []
            return traces.first { $0["spec"] as? String == spec }
        }

        func calls(_ spec: String) throws -> [String] {
            let steps = try trace(spec)?["steps"] as? [[String: Any]] ?? []
            return steps.compactMap { $0["call"] as? String }
        }
    }

    private static func run(_ spec: String, _ flags: String..., files: [String: String] = [:]) throws -> Report {
        let folder = try TemporaryFolder(files.merging(["specs/a_spec.lua": spec]) { $1 })
        let arguments = ["run", "specs", "--reporter", "html=report.html", "--reporter", "dot"] + flags
        let result = try Program.built("viewspec", arguments, in: folder.url).run()
        return Report(page: try folder.read("report.html"), result: result)
    }

    @Test func `Specs that failed have their steps, and with a flag all have`() throws {
        let specs =
            Self.counter + """
                it("passes", function() host(Counter()):find { button = "More" }:tap() end)
                it("fails", function()
                  local screen = host(Counter())
                  screen:find { button = "More" }:tap()
                  assert.has_text(screen, "Count 2")
                end)
                pending("waits")
                """
        let plain = try Self.run(specs)
        #expect(
            try plain.calls("fails") == [
                "host(Counter)", "find{ button = \"More\" }", "tap()",
                "assert.has_text(Counter \"Count 1\" \"More\", \"Count 2\")",
            ])
        #expect(try plain.trace("passes") == nil)
        #expect(try plain.trace("fails")?["note"] == nil)
        let steps = try plain.trace("fails")?["steps"] as? [[String: Any]] ?? []
        #expect(steps.compactMap { $0["after"] as? Int } == [0, 0, 1, 1])
        #expect(steps.compactMap { $0["before"] as? Int } == [0, 0, 1])
        let target = steps[2]["target"] as? [String: [Double]] ?? [:]
        let frame = try #require(target["frame"])
        let touch = try #require(target["touch"])
        // Each number is rounded to a tenth of a point.
        #expect(abs(touch[0] - frame[0] - frame[2] / 2) < 0.11 && abs(touch[1] - frame[1] - frame[3] / 2) < 0.11)
        #expect((steps[3]["target"] as? [String: Any]) == nil)

        let all = try Self.run(specs, "--trace")
        #expect(try all.calls("passes") == ["host(Counter)", "find{ button = \"More\" }", "tap()"])
        #expect(try all.trace("waits") == nil)
        #expect(all.result.status == 1)
    }

    @Test func `A spec that succeeds at once is recorded as it runs, and one that didn't runs again`() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": Self.counter + """
                local function note(name)
                  local file = assert(io.open("runs.txt", "a"))
                  file:write(name, "\\n")
                  file:close()
                  host(Counter()):find { button = "More" }:tap()
                end
                local attempts = 0
                it("passes", function() note("passes") end)
                it("is flaky", function()
                  attempts = attempts + 1
                  note("flaky")
                  assert.equal(2, attempts)
                end)
                it("fails", function() note("fails") error("enough") end)
                """
        ])
        let arguments = ["run", "specs", "--trust", "--trace", "--retries", "1", "--reporter", "json=events.json"]
        let result = try Program.built(
            "viewspec", arguments + ["--reporter", "html=report.html"], in: folder.url
        ).run()
        let report = Report(page: try folder.read("report.html"), result: result)
        let runs = try folder.read("runs.txt").split(separator: "\n").map(String.init)
        #expect(runs.count { $0 == "passes" } == 1)
        #expect(runs.count { $0 == "flaky" } == 3)
        #expect(runs.count { $0 == "fails" } == 4)
        #expect(try report.calls("passes") == ["host(Counter)", "find{ button = \"More\" }", "tap()"])
        #expect(try report.calls("is flaky").count { $0 == "tap()" } == 1)
        #expect(try report.calls("fails").count { $0 == "tap()" } == 1)
        #expect(try !folder.read("events.json").contains("\"traced\""))
    }

    @Test func `Of more specs than have steps, none runs again`() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            for number = 1, 1010 do
              it("passes " .. number, function()
                local file = assert(io.open("runs.txt", "a"))
                file:write(number, "\\n")
                file:close()
              end)
            end
            """
        ])
        let arguments = ["run", "specs", "--trust", "--trace", "--reporter", "html=report.html"]
        let result = try Program.built("viewspec", arguments, in: folder.url).run()
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.read("runs.txt").split(separator: "\n").count == 1010)
        #expect(try folder.read("report.html").contains("No steps: the first 1000 specs have some."))
    }

    @Test func `In several orders, a spec that succeeds runs once more for its steps`() throws {
        let report = try Self.run(
            Self.counter + "it(\"passes\", function() host(Counter()):find { button = \"More\" }:tap() end)",
            "--trace", "--interleave", "3")
        #expect(report.result.status == 0)
        #expect(try report.calls("passes") == ["host(Counter)", "find{ button = \"More\" }", "tap()"])
    }

    @Test func `A run without failures has no steps, and no script for them`() throws {
        let report = try Self.run("it(\"passes\", function() end)")
        #expect(!report.page.contains("const StepViewer"))
        #expect(report.page.utf8.count < 32_000)
    }

    @Test func `A flag for all steps needs a report that shows them`() throws {
        let result = try Program.built("viewspec", ["run", "--trace"]).run()
        #expect(result.status == 2)
        #expect(
            result.errors.contains("--trace needs a report that shows steps: --reporter html=report.html"),
            "\(result.errors)")
    }

    // MARK: - Specs that make it hard

    @Test func `A spec that passes when it runs alone is a finding`() throws {
        let report = try Self.run(
            """
            local before = 0
            it("counts", function() before = before + 1 end)
            it("depends", function() assert.equal(0, before) end)
            """)
        #expect(
            try report.trace("depends")?["note"] as? String == """
                It failed in the run, and passes when it runs again alone: the specs before it decide, or something from \
                outside. "viewspec bisect specs/a_spec.lua:3" looks for the specs.
                """)
    }

    @Test func `A spec that isn't the same again is a finding`() throws {
        let report = try Self.run(
            Self.counter + """
                it("tells the time", function()
                  host(Counter())
                  print(io.open("/proc/self/stat"):read("a"))
                  assert.equal(1, 2)
                end)
                """, "--trust")
        let note = try #require(try report.trace("tells the time")?["note"] as? String)
        #expect(note.hasPrefix("It isn't the same when it runs again: the output of step 1 differs."))
    }

    @Test func `Specs that loop, die or print very much have the steps up to there`() throws {
        let report = try Self.run(
            Self.counter + """
                it("loops", function() host(Counter()) while true do end end)
                it("dies", function() host(Counter()) os.exit(7) end)
                it("prints", function()
                  host(Counter())
                  local line = string.rep("y", 1 << 20)
                  for _ = 1, 100 do print(line) end
                  error("enough")
                end)
                it("never settles", function()
                  local Restless = View("Restless", function(self)
                    local count = self:state("count", 0)
                    return Text(count.value):onChange(count.value, function() count.value = count.value + 1 end)
                      :onAppear(function() count.value = 1 end)
                  end)
                  host(Restless())
                  error("enough")
                end)
                """, "--timeout", "5", "--trust")
        #expect(try report.calls("loops") == ["host(Counter)"])
        #expect(try report.trace("loops")?["outcome"] as? String != "success")
        #expect(try report.calls("dies") == ["host(Counter)"])
        #expect(try report.calls("prints") == ["host(Counter)"])
        #expect(try report.trace("never settles") != nil)
        #expect(report.page.utf8.count < 400_000)
    }

    @Test func `A spec that took long isn't run again, and the report says how to trace it`() throws {
        let report = try Self.run(
            "it(\"sleeps\", function() os.execute(\"sleep 10.1\") error(\"late\") end)", "--trust")
        #expect(try report.trace("sleeps") == nil)
        #expect(
            report.page.contains(
                "s, and wasn't run again: &quot;viewspec trace specs/a_spec.lua:1&quot; shows its steps.</p>"))
    }

    // MARK: - Sizes

    @Test func `A thousand specs with twenty failures take less than two megabytes`() throws {
        let report = try Self.run(
            Self.counter + """
                for number = 1, 1000 do
                  it("counts in the list of number " .. number, function()
                    local screen = host(Counter())
                    for _ = 1, 5 do screen:find { button = "More" }:tap() end
                    assert.has_text(screen, number % 50 == 0 and "Count " .. number or "Count 5")
                  end)
                end
                """)
        #expect(report.page.components(separatedBy: "class=\"viewer\"").count == 21)
        #expect(report.page.utf8.count < 2_000_000, "\(report.page.utf8.count) bytes")
    }

    @Test func `A failure of a hundred steps takes less than two hundred kilobytes`() throws {
        let report = try Self.run(
            """
            local List = View("Notes", function(self)
              local count = self:state("count", 3)
              local rows = {}
              for number = 1, count.value do
                rows[number] = HStack { Text("Note " .. number), Spacer(), Image { systemName = "star" } }
              end
              return VStack { Text(count.value .. " notes"), VStack(rows),
                Button("Add", function() count.value = count.value % 12 + 1 end) }
            end)
            it("has many steps", function()
              local screen = host(List())
              for _ = 1, 49 do screen:find { button = "Add" }:tap() end
              assert.has_text(screen, "none")
            end)
            """)
        #expect(try report.calls("has many steps").count == 100)
        #expect(report.page.utf8.count < 200_000, "\(report.page.utf8.count) bytes")
    }
}
