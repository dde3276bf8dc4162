import Foundation
import TestSupport
import Testing

/// What a spec reads, writes and shows of what isn't its own, as its users meet it.
@Suite("Confined specs")
struct ConfinementTests {
    @Test("write no snapshot through a link, and read none")
    func snapshotLinks() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": "it('keeps', function() assert.matches_snapshot('text') end)\n"
                + "it('keeps on', function() assert.matches_snapshot('text') end)",
            "elsewhere/kept.txt": "=== keeps | 1\nsecret\n",
        ])
        try folder.link("specs/__snapshots__", to: "../elsewhere")
        let report = try folder.run("viewspec run")
        let message = "can't read specs/__snapshots__: it is a link, and links are not followed here\n"
        #expect(report.contains("1) error: keeps\n   specs/a_spec.lua:1\n   \(message)"))
        #expect(report.contains("2) error: keeps on\n   specs/a_spec.lua:2\n   \(message)"))
        #expect(try folder.run("ls elsewhere") == "kept.txt\n[exit 0]\n")

        _ = try folder.run("rm specs/__snapshots__ && mkdir specs/__snapshots__")
        try folder.link("specs/__snapshots__/a_spec.lua.snap", to: "../../elsewhere/kept.txt")
        let other = try folder.run("viewspec run --update-snapshots")
        #expect(
            other.contains(
                "can't read specs/__snapshots__/a_spec.lua.snap: it is a link, and links are not followed here\n"))
        #expect(!other.contains("secret"))
        #expect(try folder.read("elsewhere/kept.txt") == "=== keeps | 1\nsecret\n")
    }

    @Test("refuse a snapshot that is not UTF-8, and keep the others")
    func snapshotEncoding() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": #"""
            it("a", function() assert.matches_snapshot("ab\255") end)
            it("b", function() assert.matches_snapshot("good") end)
            it("c", function() assert.matches_snapshot("good", "na\128me") end)
            """#
        ])
        let report = try folder.run("viewspec run")
        #expect(report.hasPrefix("specs/a_spec.lua\n  ✗ a\n  ✓ b\n  ✗ c\n"))
        let end = "is not UTF-8, which snapshots are kept in: byte 3 is"
        #expect(report.contains("   assert.matches_snapshot: the text \(end) \\xFF\n"))
        #expect(report.contains("   assert.matches_snapshot: the name \(end) \\x80\n"))
        #expect(try folder.read("specs/__snapshots__/a_spec.lua.snap") == "=== b | 1\ngood\n")
    }

    @Test func `keep the snapshots from before a crash`() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("keeps", function()
              assert.matches_snapshot("one")
              assert.matches_snapshot("two")
            end)
            it("crashes", function()
              assert.matches_snapshot("three")
              os.execute("kill -KILL $PPID")
            end)
            it("goes on", function() assert.matches_snapshot("four") end)
            """
        ])
        _ = try folder.run("env -u CI viewspec run --trust")
        #expect(
            try folder.read("specs/__snapshots__/a_spec.lua.snap") == """
                === keeps | 1
                one

                === keeps | 2
                two

                === crashes | 1
                three

                === goes on | 1
                four

                """)
        #expect(try folder.run("CI=1 viewspec run --trust --filter-out crashes").contains("2 successes, 0 failures"))
    }

    @Test("let no report show a file that they can't read")
    func excerpts() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": "it('lies', function() load(\"error('no')\", '@/etc/passwd')() end)"
        ])
        #expect(
            try folder.run("viewspec run") == """
                specs/a_spec.lua
                  ! lies

                1) error: lies
                   /etc/passwd:1
                   no

                   /etc/passwd:1: in main chunk
                   specs/a_spec.lua:1: in function <specs/a_spec.lua:1>

                0 successes, 0 failures, 1 error, 0 pending
                [exit 1]

                """)
        #expect(try folder.run("viewspec run --trust").contains("> 1 | root:"))
    }

    @Test("see no secret of the environment that isn't let in")
    func environment() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("asks", function()
              for _, name in ipairs{ "A_TOKEN", "B_TOKEN", "PLAIN" } do print(name, os.getenv(name)) end
            end)
            """
        ])
        func printed(_ flags: String) throws -> [Substring] {
            try folder.run("A_TOKEN=a B_TOKEN=b PLAIN=p viewspec run \(flags)").split(separator: "\n")
                .filter { $0.contains("│") }.map { $0.dropFirst(4) }
        }
        #expect(try printed("") == ["A_TOKEN\tnil", "B_TOKEN\tnil", "PLAIN\tp"])
        #expect(try printed("--env A_TOKEN --env PLAIN") == ["A_TOKEN\ta", "B_TOKEN\tnil", "PLAIN\tp"])
        #expect(try printed("--trust") == ["A_TOKEN\ta", "B_TOKEN\tb", "PLAIN\tp"])
        try folder.write("return { env = { \"B_TOKEN\" } }", to: ".viewspec.lua")
        #expect(try printed("") == ["A_TOKEN\tnil", "B_TOKEN\tb", "PLAIN\tp"])
        #expect(
            try folder.run("viewspec run --env A=b").contains(
                "--env takes the name of a variable, whose value stays as it is; got \"A=b\"\n"))
    }

    @Test("give no commands to GitHub")
    func commands() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": "it('prints', function() print('::stop-commands::x') print(' ##[error]x') end)"
        ])
        let quoted = "\\x3A:stop-commands::x\n \\x23#[error]x\n.\n"
        #expect(try folder.run("viewspec run --reporter dot --reporter github").hasPrefix(quoted))
        #expect(try folder.run("GITHUB_ACTIONS=true viewspec run --reporter dot").hasPrefix(quoted))
        #expect(try folder.run("viewspec run --reporter dot").hasPrefix("::stop-commands::x\n ##[error]x\n.\n"))
        let report = try folder.run("GITHUB_ACTIONS=true viewspec run")
        #expect(report.contains("  │ \\x3A:stop-commands::x\n  │  \\x23#[error]x\n"))
    }

    @Test("list their names without what a terminal obeys")
    func names() throws {
        let folder = try TemporaryFolder(["specs/a_spec.lua": #"it("a\27[2J", function() end)"#])
        #expect(try folder.run("viewspec run --list") == "specs/a_spec.lua:1: a\\x1B[2J\n[exit 0]\n")
    }
}
