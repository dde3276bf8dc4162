import Foundation
import TestSupport
import Testing

@testable import SpecRunner

@Suite("The names of views") @MainActor
struct ViewNameTests {
    private func run(
        _ source: String, _ viewNames: ViewNames = .whereUsed, isBusted: Bool = true, hasWholeMessages: Bool = false
    ) async throws -> [String] {
        try await EventLines.run(source, hasWholeMessages: hasWholeMessages) { settings, _ in
            settings.isBustedSuite = isBusted
            settings.viewNames = viewNames
        }
    }

    private static let absent = """
        it("s", function()
          assert.is_nil(Date)
          assert.is_nil(rawget(_G, "List"))
          assert.is_nil(inspect)
          Path = "mine"
          assert.equal("mine", Path)
          assert.is_function(describe)
          assert.is_nil(next({}, nil) or host)
        end)
        """

    @Test("are no globals in a file of busted's that doesn't use them")
    func hidden() async throws {
        #expect(try await run(Self.absent) == ["spec s:1", "success"])
        #expect(try await run(Self.absent, .required, isBusted: false) == ["spec s:1", "success"])
        #expect(try await run(Self.absent, isBusted: false).last?.hasPrefix("failure") == true)
        #expect(try await run(Self.absent, .global).last?.hasPrefix("failure") == true)
    }

    @Test(
        "are globals in one that uses them",
        arguments: [
            "local screen = host(Text('a'))", "local screen = inspect { Text('a') }", "local v = views.Anything",
            "local a = 1 host { Text('a') }",
        ])
    func used(statement: String) async throws {
        let source = "it('s', function() assert.is_truthy(Text) end)\nlocal function never() \(statement) end"
        #expect(try await run(source) == ["spec s:1", "success"])
    }

    @Test(
        "are none where a file has the same names itself",
        arguments: [
            "local inspect = require 'inspect' print(inspect{})", "local a, host = 1, print host('x')",
            "local function host(x) end host('x')", "server.host('x')", "server:inspect('x')", "local t = { host = 1 }",
            "-- the host\n",
        ])
    func own(statement: String) async throws {
        let source = "it('s', function() assert.is_nil(Text) end)\nlocal function never() \(statement) end"
        #expect(try await run(source) == ["spec s:1", "success"])
    }

    @Test("are explained where one is missed")
    func missed() async throws {
        func message(_ view: String) async throws -> String? {
            try await run("it('s', function() return \(view) {} end)", hasWholeMessages: true).last
        }
        let missed = try await message("VStack")
        #expect(missed?.contains("local ui = require \"viewspec\", or globals = true") == true, "\(missed ?? "")")
        #expect(try await message("VSta")?.contains("require") == false)
    }

    @Test("can be required in any file")
    func required() async throws {
        let source = """
            local ui = require "viewspec"
            it("s", function()
              assert.is_nil(ui.describe)
              assert.has_text(ui.host(ui.VStack { ui.Text("a") }), "a")
            end)
            """
        for names in [ViewNames.whereUsed, .required, .global] {
            #expect(try await run(source, names) == ["spec s:2", "success"])
        }
    }

    @Test("are globals from where a module that uses them is loaded")
    func modules() throws {
        let folder = try TemporaryFolder([
            "spec/helpers.lua": "return { open = function() return host(Text('a')) end, title = Text }",
            "spec/a_spec.lua": """
            it("a", function() assert.has_text(require("helpers").open(), "a") end)
            """,
            "spec/b_spec.lua": "it('b', function() assert.is_nil(Text) end)",
            "specs/c_spec.lua": "it('c', function() assert.is_truthy(Text) end)",
        ])
        #expect(try folder.run("viewspec run spec specs").contains("3 successes"))
        try folder.write("return { globals = false }", to: ".viewspec.lua")
        #expect(try folder.run("viewspec run spec specs").contains("1 success, 1 failure, 1 error"))
    }

    @Test("leave a helper that fails one error")
    func helper() async throws {
        let lines = try await EventLines.run("it('s', function() end)") { settings, _ in
            settings.helper = "no.such.module"
        }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("module 'no.such.module' not found") == true)
    }

    @Test("Statements of the command line run before the helper, which sees its options in arg")
    func statements() async throws {
        let lines = try await EventLines.run("it('s', function() print(told, arg[1]) end)") { settings, path in
            let helper = path.replacing("s_spec.lua", with: "helper.lua")
            try? Data("told = statement .. arg[1] .. arg[2]".utf8).write(to: URL(filePath: helper))
            settings.helper = helper
            settings.helperArguments = ["a", "b"]
            settings.statements = ["statement = 'c'"]
        }
        #expect(lines == ["spec s:1", "output \"cab\\tnil\\n\"", "success"])
    }
}
