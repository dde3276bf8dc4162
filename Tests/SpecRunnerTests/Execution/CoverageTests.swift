import TestSupport
import Testing

@testable import SpecRunner

/// A module with the parts of LuaCov that a run needs: it counts lines by a hook, and adds them to a file.
@Suite("Coverage")
struct CoverageTests {
    private static let runner = """
        local runner = { configuration = { statsfile = "stats.out" }, data = {} }
        local function count(_, line)
          local source = debug.getinfo(2, "S").source
          if source:find("^@.*code%.lua$") then runner.data[line] = (runner.data[line] or 0) + 1 end
        end
        function runner.save_stats()
          local file = io.open(runner.configuration.statsfile)
          for line, hits in (file and file:read("a") or ""):gmatch("(%d+)=(%d+)") do
            line = tonumber(line)
            runner.data[line] = (runner.data[line] or 0) + tonumber(hits)
          end
          if file then file:close() end
          file = io.open(runner.configuration.statsfile, "w")
          for line, hits in pairs(runner.data) do file:write(line, "=", hits, "\\n") end
          file:close()
          runner.data = {}
        end
        function runner.init(configuration)
          if configuration then runner.configuration.statsfile = configuration end
          runner.initialized = true
          debug.sethook(count, "l")
        end
        return setmetatable(runner, { __call = function(_, ...) runner.init(...) end })
        """

    private func makeFolder(_ head: String = "") throws -> TemporaryFolder {
        let spec = "\(head)\nlocal code = require 'code'\nit('runs', function() assert.equal(3, code(2)) end)"
        return try TemporaryFolder([
            "luacov/runner.lua": Self.runner, "luacov.lua": "require('luacov.runner').init()",
            "code.lua": "return function(x)\n  if x then\n    return x + 1\n  end\n  return 0\nend",
            "specs/a_spec.lua": spec, "specs/b_spec.lua": spec, "specs/c_spec.lua": spec,
        ])
    }

    private func lines(_ folder: TemporaryFolder, _ name: String = "stats.out") throws -> [String] {
        try folder.read(name).split(separator: "\n").map(String.init).sorted()
    }

    @Test("counts the lines of all files, which run at the same time")
    func flag() throws {
        let folder = try makeFolder()
        #expect(try folder.run("viewspec run --trust -c -j 3").contains("3 successes"))
        #expect(try lines(folder) == ["2=3", "3=3", "6=3"])
        let settings = "{ coverage = true, ['coverage-config-file'] = 'other.out' }"
        try folder.write("return { default = \(settings) }", to: ".busted")
        #expect(try folder.run("viewspec run --trust specs/a_spec.lua").contains("1 success"))
        #expect(try lines(folder, "other.out") == ["2=1", "3=1", "6=1"])
    }

    @Test("is written where a spec loads LuaCov itself")
    func required() throws {
        let folder = try makeFolder("require 'luacov'")
        #expect(try folder.run("viewspec run --trust specs/a_spec.lua").contains("1 success"))
        #expect(try lines(folder) == ["2=1", "3=1", "6=1"])
    }

    @Test("needs trust, and LuaCov")
    func refused() throws {
        let folder = try makeFolder()
        #expect(try folder.run("viewspec run -c").contains("Error: coverage needs --trust"))
        try folder.remove("luacov/runner.lua")
        #expect(try folder.run("viewspec run --trust -c specs/a_spec.lua").contains("LuaCov isn't there: install it"))
    }
}
