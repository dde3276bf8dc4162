import Lua
import Scripting
import SwiftUI
import System
import TestSupport
import Testing

@testable import Console

/// How errors are shown.
@MainActor
@Suite("Errors in the console")
struct ErrorTests {
    private func error(_ console: CommandSession, _ source: String) async throws -> EvaluationError {
        guard case .error(let error) = await console.session.evaluate(source) else {
            throw Unexpected(source: source)
        }
        return error
    }

    private struct Unexpected: Error { let source: String }

    @Test("one line is in sight: it is not shown again")
    func oneLine() async throws {
        let console = try CommandSession()
        #expect(await console.type("error('oh no')") == "error: stdin:1: oh no")
        #expect(await console.type("local x = = 1") == "error: stdin:2: unexpected symbol near '='")
        #expect(await console.type("x.y.z").hasPrefix("error: stdin:3: there is no global 'x'"))
        #expect(
            await console.type("error({ code = 5 })") == "error: stdin:4: a table was raised as an error: {code = 5}")
        #expect(await console.type("error()") == "error: stdin:5: nil was raised as an error: there is no message")
    }

    @Test("of several lines, those around the place are shown, with the numbers they have in the session")
    func severalLines() async throws {
        let console = try CommandSession()
        await console.type("first = 1", "second = 2")
        let error = try await error(console, "local a = 1\nlocal b = nil\nreturn a + b\n-- end")
        #expect(error.location?.line == 5)
        #expect(
            error.description == """
                stdin:5: attempt to perform arithmetic on a nil value (local 'b')
                  3 | local a = 1
                  4 | local b = nil
                > 5 | return a + b
                  6 | -- end
                """)
    }

    @Test("in a function that was typed earlier, that chunk's line is shown")
    func earlier() async throws {
        let console = try CommandSession()
        await console.type("x = 1", "function fail() error('late') end", "y = 2")
        #expect(
            await console.type("fail()") == """
                error: stdin:2: late
                > 2 | function fail() error('late') end
                """)
    }

    @Test("commands count as lines")
    func skipped() async throws {
        let console = try CommandSession()
        await console.type("x = 1")
        console.session.skipLine()
        #expect(await console.type("error('here')") == "error: stdin:3: here")
    }

    @Test("in a loaded file, the file's lines are shown")
    func file() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("local a = 1\nfunction broken()\n  error('in here')\nend\n", to: "a.lua")
        let console = try CommandSession()
        await console.type(":load \(path)")
        #expect(
            await console.type("broken()") == """
                error: \(path):3: in here
                  1 | local a = 1
                  2 | function broken()
                > 3 |   error('in here')
                  4 | end
                """)
        try folder.remove("a.lua")
        #expect(await console.type("broken()") == "error: \(path):3: in here")
        guard case .error(let missing) = await console.session.evaluate(file: path) else {
            throw Unexpected(source: path)
        }
        #expect(missing.description == "can't read '\(path)': No such file or directory")
    }

    @Test("the calls that were under way are listed, innermost first")
    func traceback() async throws {
        let console = try CommandSession()
        await console.type("function inner() error('deep') end", "function outer() inner() end")
        let error = try await error(console, "outer()")
        #expect(error.traceback == ["stdin:1: in function 'inner'", "stdin:2: in function <stdin:2>"])
        #expect(
            error.text(TextStyle(isColored: true)).replacing("\u{1B}", with: "^") == """
                ^[36mstdin:1:^[0m deep
                ^[31m> 1 | function inner() error('deep') end^[0m
                ^[2m  stdin:1: in function 'inner'^[0m
                ^[2m  stdin:2: in function <stdin:2>^[0m
                """)
    }

    @Test(
        "what breaks off may go on",
        arguments: [
            "if true then", "function f()", "x = {", "print(", "return 1 +", "a = [[text", "--[[ note",
            "local t = {\n1,",
            "for i = 1, 2 do\nprint(i)", "repeat",
        ])
    func incomplete(source: String) async throws {
        let session = try CommandSession().session
        guard case .incomplete(let error) = await session.evaluate(source) else { throw Unexpected(source: source) }
        #expect(error.location?.file == "stdin")
        // What was cut off counts for nothing: the next chunk begins where it did.
        guard case .error(let next) = await session.evaluate("error('x')") else { throw Unexpected(source: source) }
        #expect(next.location?.line == 1)
    }

    @Test("what nothing can mend is an error at once", arguments: ["x = )", "end", "1 +* 2", "goto nowhere"])
    func hopeless(source: String) async throws {
        let session = try CommandSession().session
        guard case .error = await session.evaluate(source) else { throw Unexpected(source: source) }
    }

    @Test("an interruption is told from other errors")
    func interruption() async throws {
        let console = try CommandSession()
        let running = Task { await console.session.evaluate("wait_until(function() return false end, {timeout = 60})") }
        await Task.yield()
        while !console.session.isEvaluating { await Task.yield() }
        console.session.interrupt()
        guard case .error(let error) = await running.value else { throw Unexpected(source: "loop") }
        #expect(error.isInterruption && error.message == "interrupted")
        #expect(await console.type("1 + 1") == "2")
    }
}
