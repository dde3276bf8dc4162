import Foundation
import TestSupport
import Testing

/// What keeps a spec from taking time, room or input that is not its own.
@Suite("Limits of workers")
struct WorkerLimitTests {
    @Test(
        "a loop inside a coroutine ends with an error at its line",
        .disabled(if: ThreadSanitizer.isActive, "nothing interrupts a loop there"),
        arguments: [
            "coroutine.wrap(function() while true do end end)()",
            "while true do coroutine.resume(coroutine.create(function() while true do end end)) end",
            "local wrapped = coroutine.wrap(function() while true do coroutine.yield() end end) while true do wrapped() end",
            "coroutine.close(paused(function() while true do end end))",
        ])
    func loopsInCoroutines(code: String) throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            function paused(ending)
              local thread = coroutine.create(function()
                local _ <close> = setmetatable({}, { __close = ending })
                coroutine.yield()
              end)
              coroutine.resume(thread)
              return thread
            end
            it("loops", { timeout = 0.3 }, function()
              \(code)
            end)
            it("goes on", function() end)
            """
        ])
        let report = try folder.run("viewspec run")
        #expect(report.contains("  ! loops\n  ✓ goes on\n\n1) error: loops\n   specs/a_spec.lua:10\n   timed out"))
        #expect(report.hasSuffix("1 success, 0 failures, 1 error, 0 pending\n[exit 1]\n"))
    }

    @Test("a module whose name is longer than any path is not looked for")
    func longModuleName() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("requires", { timeout = 1 }, function()
              local name = ("a"):rep(100000)
              local ok, message = pcall(require, name)
              assert.is_false(ok)
              message = message:gsub(name, "NAME")
              assert.matches("no file has a name of 100000 bytes: a path has at most 4095", message, 1, true)
              assert.equal("no file has a name of 100000 bytes: a path has at most 4095",
                select(2, package.searchpath(name, package.path)))
            end)
            """
        ])
        #expect(try folder.run("viewspec run").hasSuffix("[exit 0]\n"))
    }

    @Test("standard input is left to others")
    func standardInput() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": "it('reads', function() assert.is_nil(io.read()) assert.equal('', io.read('a')) end)"
        ])
        let loop = "printf 'one\\ntwo\\n' | while read word; do viewspec run >/dev/null && echo $word; done"
        #expect(try folder.run(loop) == "one\ntwo\n[exit 0]\n")
    }

    @Test("what is too long is left out, and said to be")
    func lengths() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("says much", function() error(("m"):rep(10000000) .. "!", 0) end)
            it("prints much at once", function() io.write(("p"):rep(10000000)) end)
            it("prints much in all", function() for _ = 1, 50 do print(("p"):rep(99999)) end end)
            it("prints past the report", function() for _ = 1, 50 do io.stderr:write(("p"):rep(99999), "\\n") end end)
            """
        ])
        let report = try folder.run("viewspec run")
        let most = 256 << 10
        let message = String(repeating: "m", count: most / 2)
        let middle = "   … \(10_000_001 - most) bytes left out …\n"
        #expect(report.contains("   \(message)\n\(middle)   \(message.dropFirst())!\n"))
        #expect(report.contains("  │ … \(10_000_000 - most) bytes left out …\n"))
        let rest = 50 * 100_000 - (1 << 20)
        let end = "  │ … more than 1 MiB printed: the rest is left out …\n  │ … \(rest) bytes left out …\n"
        #expect(report.contains("\(end)  ✓ prints much in all\n"))
        // How it comes through the pipe is left to chance.
        #expect(report.matches(of: /… more than 1 MiB printed: the rest is left out …/).count <= 2)
        #expect(report.utf8.count < 3 << 20)
        #expect(report.hasSuffix("[exit 1]\n"))
    }

    @Test func `A megabyte of control characters keeps the run from nothing`() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("prints them", function() for _ = 1, 4 do io.write(("\\1"):rep(250000)) end end)
            it("prints them past the report", function() io.stderr:write(("\\1"):rep(1000000)) end)
            it("says them", function() error(("\\1"):rep(1000000), 0) end)
            """,
            "specs/b_spec.lua": "it('has a limit', { timeout = 5 }, function() end)",
        ])
        let reports = ["spec", "dot", "tap", "github", "junit", "html", "json"].map { "--reporter \($0)=report.\($0)" }
        let report = try folder.run(
            "timeout 120 viewspec run -j 2 --reporter tap \(reports.joined(separator: " ")) | grep -v '^#'")
        #expect(report.contains("\nok 1 - prints them\nok 2 - prints them past the report\nnot ok 3 - says them\n"))
        #expect(report.contains("\nok 4 - has a limit\n"))
    }
}
