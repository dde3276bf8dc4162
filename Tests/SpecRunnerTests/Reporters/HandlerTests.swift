import TestSupport
import Testing

@testable import SpecRunner

@Suite("Output handlers of busted's") @MainActor
struct HandlerTests {
    private func report(
        _ source: String, _ events: [SpecEvent] = OutcomeRun.events, arguments: [String] = []
    ) throws -> (text: String, failure: SpecRunnerError?) {
        let folder = try TemporaryFolder(["handler.lua": source])
        let output = MemoryOutput()
        let options = HandlerReporter.Options(execution: ExecutionSettings(), arguments: arguments)
        let reporter = try HandlerReporter(path: folder.path("handler.lua"), options: options, output: output)
        for event in events { reporter.receive(event) }
        return (output.text.replacing(folder.path, with: "…"), reporter.failure)
    }

    @Test("hear of everything, in order")
    func events() throws {
        let text = try report(
            """
            return function(options)
              local busted = require "busted"
              for _, channel in ipairs { "suite", "file", "describe", "test" } do
                for _, stage in ipairs { "start", "end" } do
                  busted.subscribe({ channel, stage }, function(element, parent, status)
                    if channel == "suite" then parent, status = nil, nil end
                    print(channel, stage, element.name, parent and parent.name or "-", status or "-")
                    assert(stage == "start" or element.duration >= 0)
                    return nil, true
                  end)
                end
              end
              busted.subscribe({ "failure" }, function(element, _, message, trace)
                io.write("failure: ", element.name, ": ", message, " @ ", trace.currentline, "\\n")
                return nil, true
              end)
              busted.subscribe({ "exit" }, function() print("exit") end)
              return require "busted.outputHandlers.base"()
            end
            """
        ).text
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.first == "suite\tstart\tSuite\t-\t-")
        #expect(lines.suffix(2) == ["suite\tend\tSuite\t-\t-", "exit"])
        #expect(lines.contains("test\tstart\tfails\tAll\t-"))
        #expect(lines.contains("test\tend\tfails\tAll\tfailure"))
        #expect(lines.contains("test\tend\tis flaky\tAll\tsuccess"))
        #expect(lines.contains("test\tend\tdies\tAll\terror"))
        #expect(lines.contains { $0.hasPrefix("failure: fails: f_spec.lua:") })
        #expect(lines.contains("printed by the next"))
    }

    @Test("count by their base, and have options")
    func base() throws {
        let (text, failure) = try report(
            """
            return function(options)
              local busted, say = require "busted", require "say"
              local handler = require "busted.outputHandlers.base"()
              busted.subscribe({ "suite", "end" }, function()
                print(handler.successesCount, handler.pendingsCount, handler.failuresCount, handler.errorsCount)
                print(handler.failures[1].name, handler.pendings[1].message, options.arguments[1])
                print(say("output.success_plural"), handler.getDuration() >= 0)
              end)
              return handler
            end
            """, arguments: ["wide"])
        #expect(failure == nil)
        #expect(text.hasSuffix("2\t1\t1\t3\nAll fails\tfor prices\twide\nsuccesses\ttrue\n"), "\(text)")
    }

    @Test("write JSON, and only the files that they were given")
    func json() throws {
        let folder = try TemporaryFolder()
        let source = """
            local json = require "dkjson"
            return function(options)
              local handler = require "busted.outputHandlers.base"()
              require("busted").subscribe({ "suite", "end" }, function()
                local file = io.open(options.arguments[1], "w")
                if file then
                  file:write(json.encode { 1, { a = "\\n", b = {} }, json.null })
                  file:close()
                end
                print(file ~= nil, io.open(options.arguments[1] .. ".other", "w"))
              end)
              return handler
            end
            """
        let path = folder.path("results.json")
        let options = HandlerReporter.Options(execution: ExecutionSettings(), arguments: [path], files: [path])
        let script = try TemporaryFolder(["handler.lua": source])
        func report(_ options: HandlerReporter.Options) throws -> String {
            let output = MemoryOutput()
            let reporter = try HandlerReporter(path: script.path("handler.lua"), options: options, output: output)
            for event in OutcomeRun.events { reporter.receive(event) }
            return output.text
        }
        #expect(try report(options).contains("true\tnil\t\(path).other: refused: specs read and write files"))
        #expect(try folder.read("results.json") == #"[1,{"a":"\n","b":[]},null]"#)
        let unnamed = HandlerReporter.Options(execution: ExecutionSettings(), arguments: [path])
        #expect(try report(unnamed).contains("false\tnil"))
    }

    @Test("have busted's report for terminals")
    func terminal() throws {
        let text = try report(
            """
            return function(options)
              return require "busted.outputHandlers.utfTerminal"(options)
            end
            """
        ).text
        #expect(text.contains(/2 successes \/ 1 failure \/ 3 errors \/ 1 pending : [\d.]+ seconds/), "\(text)")
        #expect(text.contains("Failure → f_spec.lua @ ") && text.contains("\nAll fails\nf_spec.lua:"), "\(text)")
    }

    @Test(
        "read and write JSON as dkjson does",
        arguments: [
            ("{ a = 1, b = { 1, 2 }, [3] = 'x' }", #"{"3":"x","a":1,"b":[1,2]}"#), ("{}", "[]"), ("0.5", "0.5"),
            ("'é\\1\\\"'", #""é\u0001\"""#), ("0/0", "null"), ("{ n = 2 }", "[null,null]"),
            ("setmetatable({}, { __jsontype = 'object' })", "{}"), ("print", "nil"),
            (
                #"(json.decode('{"a":[1,-2.5e1,"\\u00e9\\ud83d\\ude00",true,null],"b":{}}'))"#,
                #"{"a":[1,-25,"é😀",true],"b":{}}"#
            ),
            ("(json.decode('[1 2]'))", "null"), ("(json.decode('\"'))", "null"),
        ])
    func values(_ value: String, _ expected: String) throws {
        let text = try report(
            """
            return function()
              local json = require "dkjson"
              io.write(tostring(json.encode(\(value))), "\\n")
              return require "busted.outputHandlers.base"()
            end
            """
        ).text
        #expect(text.hasPrefix(expected + "\n"), "\(text)")
    }

    @Test("say what is wrong with them")
    func mistakes() throws {
        func problem(_ source: String) -> String { message { try report(source) } ?? "" }
        #expect(problem("return {").contains("handler.lua:1: unexpected symbol"))
        #expect(problem("return 5").contains("returns a function of its options; this file returns 5"))
        #expect(problem("return function() return {} end").contains("returns a table with subscribe()"))
        #expect(problem("return require 'busted.outputHandlers.TAP'").contains("not found"))
        #expect(problem("return io.popen('x')").contains("--trust lifts this"))
        let late = """
            return function()
              require("busted").subscribe({ "test", "end" }, function() error("late", 0) end)
              return require "busted.outputHandlers.base"()
            end
            """
        let (_, failure) = try report(late)
        #expect(failure?.description.hasSuffix("handler.lua failed: late") == true)
    }

    @Test("are asked for by their file, and are no reporter of a name")
    func request() throws {
        let request = try RequestedReport("./handler.lua=out.txt")
        #expect(request.handler == "./handler.lua")
        #expect(request.path == "out.txt")
        #expect(request.written == "./handler.lua=out.txt")
        #expect(!ReporterFormat.all.contains { $0.name == "handler" })
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": "it('a', function() print('told') end)",
            "h.lua": """
            return function()
              require("busted").subscribe({ "test", "end" }, function(e) print("end of " .. e.name) end)
              return require "busted.outputHandlers.base"()
            end
            """,
        ])
        #expect(try folder.run("viewspec run -o ./h.lua").contains("told\nend of a\n"))
        #expect(try folder.run("viewspec run -o ./none.lua").contains("Error: the output handler ./none.lua failed"))
    }
}
