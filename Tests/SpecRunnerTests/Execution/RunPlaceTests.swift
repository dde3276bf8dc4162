import TestSupport
import Testing

/// The language, region and time zone of a run. Only a console's process has its own.
@Suite("The place of a run")
struct RunPlaceTests {
    private static let spec = """
        it("a", function()
          local screen = host(views.Whereabouts())
          assert.has_text(screen, "de_DE")
          assert.has_text(screen, "in the language de")
          assert.has_text(screen, "Europe/Berlin")
          assert.has_text(screen, "week begins on 2")
          assert.has_text(screen, "1.1.1970, 1:00")
          assert.equal("1970-01-01 01:00", os.date("%Y-%m-%d %H:%M", 0))
          clock:set("2026-03-01 09:00")
          assert.equal(Date("2026-03-01T08:00:00Z"), Date.now())
        end)
        """

    private func run(_ flags: String, _ files: [String: String] = [:]) throws -> String {
        let files = files.merging(["specs/a_spec.lua": Self.spec]) { first, _ in first }
        return try TemporaryFolder(files).run("TimeConsole run \(flags)")
    }

    @Test func `Flags set it, in a process of its own or in this one`() throws {
        for jobs in ["", "-j 2 "] {
            let report = try run("\(jobs)--locale de_DE --time-zone Europe/Berlin")
            #expect(report.hasSuffix("1 success, 0 failures, 0 errors, 0 pending\n[exit 0]\n"), "\(report)")
        }
    }

    @Test func `A configuration file sets it`() throws {
        let settings = #"return { locale = "de_DE", time_zone = "Europe/Berlin" }"#
        let report = try run("", [".viewspec.lua": settings])
        #expect(report.hasSuffix("1 success, 0 failures, 0 errors, 0 pending\n[exit 0]\n"), "\(report)")
    }

    @Test func `It isn't that of the machine`() throws {
        let report = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("a", function()
              local screen = host(views.Whereabouts())
              assert.has_text(screen, "en_US")
              assert.has_text(screen, "week begins on 1")
              assert.has_text(screen, "1/1/1970, 12:00\\u{202F}AM")
              assert.equal("00:00", os.date("%H:%M", 0))
            end)
            """
        ]).run("env TZ=Asia/Tokyo LANG=ja_JP.UTF-8 TimeConsole run")
        #expect(report.hasSuffix("1 success, 0 failures, 0 errors, 0 pending\n[exit 0]\n"), "\(report)")
    }

    @Test func `Sets have one order in each run`() throws {
        let report = try TemporaryFolder([
            "specs/a_spec.lua": #"it("a", function() assert.has_text(host(views.Whereabouts()), "hedgafcb") end)"#
        ]).run("TimeConsole run")
        #expect(report.hasSuffix("1 success, 0 failures, 0 errors, 0 pending\n[exit 0]\n"), "\(report)")
    }

    @Test func `Sets have another order by another seed, which is the same each time`() throws {
        func order(_ seed: String) throws -> String {
            let report = try TemporaryFolder([
                "specs/a_spec.lua": """
                it("a", function()
                  local texts = host(views.Whereabouts()):findAll("Text")
                  print(texts[#texts]:string())
                end)
                """
            ]).run("env VIEWSPEC_HASH_SEED=\(seed) TimeConsole run")
            let order = try #require(report.firstMatch(of: #/│ ([a-h]{8})/#)).1
            #expect(order.sorted() == Array("abcdefgh"))
            return String(order)
        }
        #expect(try order("0") == "hedgafcb")
        let others = try (1...4).map { try order("\($0)") }
        #expect(Set(others + ["hedgafcb"]).count > 1)
        #expect(try (1...4).map { try order("\($0)") } == others)
    }

    @Test func `A seed that is none is said, and changes nothing`() throws {
        let report = try TemporaryFolder([
            "specs/a_spec.lua": #"it("a", function() assert.has_text(host(views.Whereabouts()), "hedgafcb") end)"#
        ]).run("env VIEWSPEC_HASH_SEED=-1 TimeConsole run")
        #expect(
            report.hasSuffix(
                """
                1 success, 0 failures, 0 errors, 0 pending
                2> VIEWSPEC_HASH_SEED isn't a whole number from 0: sets keep their usual order
                [exit 0]

                """), "\(report)")
    }

    @Test func `A place that there isn't is refused`() throws {
        #expect(try run("--locale Klingon").contains("--locale takes a locale such as de_DE; got \"Klingon\""))
        #expect(
            try run("--time-zone Berlin").contains(
                "--time-zone takes a time zone such as Europe/Berlin; got \"Berlin\""))
    }
}
