/// The specs that whole processes run.
enum SpecTexts {
    static let one = SpecFiles(
        text: [
            .lua: """
            describe("a group", function()
              it("passes", function() assert.equal(1, 1) end)
            end)
            """
        ])

    /// Specs that pass, a hundred to a group.
    static func passing(_ count: Int, files: Int = 1) -> SpecFiles {
        SpecFiles(
            count: files,
            text: [
                .lua: """
                for group = 1, \(count / 100) do
                  describe("group " .. group, function()
                    for number = 1, 100 do
                      it("passes " .. number, function() assert.equal(number, number) end)
                    end
                  end)
                end
                """,
                .ruby: """
                1.upto(\(count / 100)) do |group|
                  RSpec.describe "group #{group}" do
                    1.upto(100) { |number| it("passes #{number}") { expect(number).to eq(number) } }
                  end
                end
                """,
                .javaScript: """
                import assert from "node:assert";
                import { describe, it } from "node:test";
                for (let group = 1; group <= \(count / 100); group += 1) {
                  describe(`group ${group}`, () => {
                    for (let number = 1; number <= 100; number += 1) {
                      it(`passes ${number}`, () => assert.strictEqual(number, number));
                    }
                  });
                }
                """,
            ])
    }

    /// The least that runs spec files in Lua: each spec is called, and a failed one counted.
    static let loop = """
        local count, failed = 0, 0
        function describe(name, body) body() end
        function it(name, body)
          count = count + 1
          if not pcall(body) then failed = failed + 1 end
        end
        assert = {}
        function assert.equal(expected, actual)
          if expected ~= actual then error("expected " .. tostring(expected) .. ", found " .. tostring(actual), 2) end
        end
        for _, path in ipairs(arg) do dofile(path) end
        print(count - failed .. " successes, " .. failed .. " failures")
        os.exit(failed == 0)
        """
}
