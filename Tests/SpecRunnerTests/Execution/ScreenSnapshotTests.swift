import Foundation
import TestSupport
import Testing

/// Screens that are kept as text beside a spec file and in it, as their users meet them.
@Suite("Screens as text")
struct ScreenSnapshotTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let kept = "specs/__snapshots__/a_spec.lua.snap"

    /// A spec that compares a screen whose button stands some points further down.
    private static func spec(_ call: String = #"assert.matches_screen("cart")"#, offset: Int = 0) -> String {
        """
        it("shows the cart", function()
          host(VStack {
            Text("Total"),
            Button("Save", print):offset { y = \(offset) },
            Button("Cancel", print),
          }, { screen = { width = 200, height = 200 } })
          \(call)
        end)

        """
    }

    private func run(_ source: String, _ options: String = "", environment: String = "") throws -> String {
        try folder.write(source, to: "specs/a_spec.lua")
        return try folder.run("\(environment) viewspec run \(options)").replacing(#/ \([\d.]+ m?s\)/#, with: "")
    }

    // MARK: Beside the spec

    @Test func `A screen is written first, and compared from then on`() throws {
        #expect(
            try run(Self.spec()) == """
                specs/a_spec.lua
                  ✓ shows the cart
                  │ 1 snapshot written to specs/__snapshots__/a_spec.lua.snap

                1 success, 0 failures, 0 errors, 0 pending
                [exit 0]

                """)
        #expect(
            try folder.read(Self.kept) == """
                === shows the cart | cart
                200 by 200 points
                Text "Total" at 80.5, 69.5, 39 by 20.5
                Button "Save" at 81, 90, 38.5 by 20.5
                Button "Cancel" at 73.5, 110.5, 53 by 20.5

                """)
        let summary = "1 success, 0 failures, 0 errors, 0 pending"
        #expect(try run(Self.spec()).hasSuffix("  ✓ shows the cart\n\n\(summary)\n[exit 0]\n"))
    }

    @Test func `A difference is told in words`() throws {
        _ = try run(Self.spec())
        let report = try run(Self.spec(offset: 8))
        #expect(
            report.contains(
                """
                1) failure: shows the cart
                   specs/a_spec.lua:7
                   The screen differs from 'shows the cart | cart':
                     Button "Save" moved 8 points down and now overlaps Button "Cancel"
                     the lines that differ (- kept, + now):
                         200 by 200 points
                         Text "Total" at 80.5, 69.5, 39 by 20.5
                       - Button "Save" at 81, 90, 38.5 by 20.5
                       + Button "Save" at 81, 98, 38.5 by 20.5
                         Button "Cancel" at 73.5, 110.5, 53 by 20.5
                     kept in specs/__snapshots__/a_spec.lua.snap; --update-snapshots replaces it

                """))
        #expect(report.hasSuffix("[exit 1]\n"))
        #expect(try run(Self.spec(offset: 8), "--update-snapshots").contains("1 snapshot updated in \(Self.kept)"))
        #expect(try run(Self.spec(offset: 8)).hasSuffix("[exit 0]\n"))
    }

    @Test func `Where CI is set, a screen that isn't kept fails, and nothing is written`() throws {
        let report = try run(Self.spec(), environment: "CI=true")
        #expect(
            report.contains(
                "   There is no snapshot 'shows the cart | cart' in \(Self.kept), and none is written where CI is set.\n"
                    + "     run the spec once on your machine and commit the file\n"))
        #expect(try folder.run("ls specs") == "a_spec.lua\n[exit 0]\n")
    }

    @Test func `A view is compared in all circumstances, and those that differ alike are told at once`() throws {
        func spec(_ words: String) -> String {
            """
            it("greets", function()
              assert.matches_screen(Text("\(words)"), "hello", {
                screens = { { width = 200, height = 200 } }, appearances = "both",
              })
            end)
            """
        }
        #expect(try run(spec("Hello")).contains("2 snapshots written"))
        #expect(
            try folder.read(Self.kept) == """
                === greets | hello ({height = 200, width = 200}, light)
                200 by 200 points
                Text "Hello" at 80.5, 90, 39 by 20.5

                === greets | hello ({height = 200, width = 200}, dark)
                200 by 200 points, dark
                Text "Hello" at 80.5, 90, 39 by 20.5

                """)
        let report = try run(spec("Hallo"))
        let circumstances = "{height = 200, width = 200}, light; {height = 200, width = 200}, dark"
        #expect(report.contains("   The screen differs in \(circumstances):\n     Text \"Hello\" reads \"Hallo\" now"))
    }

    @Test func `A screen that no spec asks for is said, and dropped when the others are updated`() throws {
        _ = try run(Self.spec())
        let other = Self.spec(#"assert.matches_screen("basket")"#)
        #expect(
            try run(other).contains(
                "Snapshots obsolete in \(Self.kept); --update-snapshots drops them:\n  │   shows the cart | cart\n"))
        #expect(try run(other, "--update-snapshots").contains("Snapshots dropped from \(Self.kept):"))
        #expect(try !folder.read(Self.kept).contains("| cart"))
    }

    @Test func `A screen of a spec that failed before it is kept, whatever the names are`() throws {
        let source = """
            it("shows  a | b", function()
              assert.is_nil(nil)
              assert.matches_screen(host(Text("Hello")), "c | d")
            end)
            """
        _ = try run(source)
        let kept = try folder.read(Self.kept)
        let failing = source.replacing("is_nil(nil)", with: "is_nil(1)")
        #expect(try !run(failing, "--update-snapshots").contains("Snapshots dropped"))
        #expect(try folder.read(Self.kept) == kept)
    }

    @Test func `The screens of a spec file that is gone are said`() throws {
        _ = try run(Self.spec())
        _ = try folder.run("mv specs/a_spec.lua specs/b_spec.lua")
        #expect(
            try folder.run("viewspec run specs").contains(
                "Note: there is no spec file for \(Self.kept) any more; remove it, or rename it with the file\n"))
        _ = try folder.run("mv specs/__snapshots__/a_spec.lua.snap specs/__snapshots__/b_spec.lua.snap")
        #expect(try !folder.run("viewspec run specs").contains("Note: "))
    }

    @Test func `Processes that run one file at the same time write each screen once`() throws {
        let source = """
            for number = 1, 20 do
              it("shows " .. number, function()
                host(Text("Row " .. number))
                assert.matches_screen("row")
              end)
            end
            """
        let report = try run(source, "--repeat 6 -j 6 --shuffle")
        #expect(report.contains("120 successes, 0 failures"))
        let keys = try folder.read(Self.kept).split(separator: "\n").filter { $0.hasPrefix("=== ") }
        #expect(Set(keys).count == 20)
        #expect(keys.count == 20)
        #expect(try folder.run("ls -A specs/__snapshots__") == "a_spec.lua.snap\n[exit 0]\n")
    }

    @Test func `A retry compares again`() throws {
        let report = try run(
            """
            local tries = 0
            it("shows", { retries = 1 }, function()
              tries = tries + 1
              host(Text("Hello"))
              assert.matches_screen("hello")
              assert.equal(2, tries)
            end)
            """)
        #expect(report.contains("0 successes, 0 failures, 0 errors, 0 pending, 1 flaky"))
        #expect(report.contains("1 snapshot written"))
    }

    // MARK: What a person wouldn't do

    @Test func `Texts of all sorts stay on their lines`() throws {
        let source = #"""
            it("shows", function()
              host(VStack { Text("a\nb\r\tc \"d\" \\ ]] <b>&amp;"), Text("=== x | y"), Text("\u{202E}evil\27[31m") })
              assert.matches_screen("texts")
            end)
            """#
        #expect(try run(source).hasSuffix("[exit 0]\n"))
        let lines = try folder.read(Self.kept).split(separator: "\n").map { $0.replacing(#/ at .*/#, with: "") }
        #expect(
            lines == [
                "=== shows | texts", "iPhone 15, 393 by 852 points",
                #"Text "a\nb\x0D\tc \"d\" \\ ]] <b>&amp;""#, #"Text "=== x | y""#, #"Text "\u{202E}evil\x1B[31m""#,
            ])
        #expect(try run(source).hasSuffix("[exit 0]\n"))
    }

    @Test func `A file with Windows' line ends is read, and a conflict of a merge is refused`() throws {
        _ = try run(Self.spec())
        let text = try folder.read(Self.kept)
        try folder.write(text.replacing("\n", with: "\r\n"), to: Self.kept)
        #expect(try run(Self.spec()).hasSuffix("[exit 0]\n"))

        let conflict = text.replacing(
            #"Text "Total""#,
            with: "<<<<<<< HEAD\nText \"Total\"\n=======\nText \"Sum\"\n>>>>>>> theirs\nText \"Total\"")
        try folder.write(conflict, to: Self.kept)
        for options in ["", "--update-snapshots"] {
            let report = try run(Self.spec(), options)
            #expect(
                report.contains(
                    "   \(Self.kept):5: two versions of the snapshots were merged, and the conflict is still in the file: "
                        + "resolve it, or remove the file and run with --update-snapshots\n"))
            #expect(try folder.read(Self.kept) == conflict)
        }
    }

    @Test func `Half a file loses nothing that is still in it`() throws {
        _ = try run(Self.spec())
        let text = try folder.read(Self.kept)
        try folder.write(String(text.prefix(while: { $0 != "B" })) + "Butt", to: Self.kept)
        #expect(try run(Self.spec()).contains("     Butt is gone\n"))
        try folder.write("shows the cart | cart\n200 by", to: Self.kept)
        let report = try run(Self.spec())
        #expect(report.contains("\(Self.kept):1: this belongs to no snapshot, which begins with a line such as"))
        #expect(try folder.read(Self.kept) == "shows the cart | cart\n200 by")
    }

    @Test func `A folder that can't be written is an error of each spec`() throws {
        try folder.write("", to: "specs/__snapshots__")
        #expect(try run(Self.spec()).contains("   can't read specs/__snapshots__: Not a directory\n"))
    }

    @Test(arguments: ["", "--update-snapshots"])
    func `Two specs of one name don't take turns`(options: String) throws {
        let report = try run(Self.spec() + Self.spec(offset: 8), options)
        #expect(report.contains("1 success, 1 failure"))
        #expect(
            report.contains(
                "     the spec in line 1 has compared something else with it: give one of the two another name\n"))
        let twice = Self.spec(#"assert.matches_screen("cart") host(Text("a")):find("Text") "#)
            .replacing(
                "host(Text(\"a\"))",
                with: "assert.matches_screen(host(Text(\"a\")), \"cart\") host(Text(\"a\"))")
        #expect(
            try run(twice, options).contains(
                "     the spec has compared something else with it before: give the two different names\n"))
    }

    // MARK: In the spec

    @Test func `A text in the spec is written where it stands, and nothing else changes`() throws {
        let source = Self.spec("assert.matches_screen([[]]) -- here")
        let report = try run(source)
        #expect(
            report.contains(
                "   The spec has no text of the screen yet: --update-snapshots writes it there.\n"
                    + "       200 by 200 points\n"))
        #expect(try folder.read("specs/a_spec.lua") == source)
        #expect(try run(source, "--update-snapshots").contains("  │ 1 screen written into specs/a_spec.lua\n"))
        let written = source.replacing(
            "[[]]",
            with: """
                [[
                    200 by 200 points
                    Text "Total" at 80.5, 69.5, 39 by 20.5
                    Button "Save" at 81, 90, 38.5 by 20.5
                    Button "Cancel" at 73.5, 110.5, 53 by 20.5
                  ]]
                """)
        #expect(try folder.read("specs/a_spec.lua") == written)
        #expect(try run(written, environment: "CI=true").hasSuffix("[exit 0]\n"))
        let changed = written.replacing("y = 0", with: "y = 8")
        #expect(
            try run(changed).contains(
                """
                   The screen differs from the text in the spec:
                     Button "Save" moved 8 points down and now overlaps Button "Cancel"
                """))
        _ = try run(changed, "--update-snapshots")
        #expect(try folder.read("specs/a_spec.lua") == changed.replacing("81, 90,", with: "81, 98,"))
    }

    @Test func `The text is found among other arguments, in a file with Windows' line ends, and in any quotes`() throws
    {
        try folder.write("", to: "specs/a_spec.lua")
        _ = try folder.run("chmod 750 specs/a_spec.lua")
        let source = """
            it("shows", function() -- assert.matches_screen([[]])
            \tassert
            \t\t.matches_screen(host(Text("]] a"), (function() local a, b = {}, 2 return a end)()),
            \t\t'')
            \tassert.match_screen ""
            end)
            """.replacing("\n", with: "\r\n")
        #expect(try run(source, "--update-snapshots").contains("2 screens written into specs/a_spec.lua"))
        let text = [
            "[=[", "\t\t\tiPhone 15, 393 by 852 points", "\t\t\tText \"]] a\" at 184, 428.33, 25 by 20.33", "\t\t]=]",
        ]
        let written = source.replacing("''", with: text.joined(separator: "\r\n"))
            .replacing("\"\"", with: text.joined(separator: "\r\n").replacing("\t\t", with: "\t"))
        #expect(try folder.read("specs/a_spec.lua") == written)
        #expect(try run(written).hasSuffix("[exit 0]\n"))
        #expect(try folder.run("stat -c %a specs/a_spec.lua") == "750\n[exit 0]\n")
    }

    @Test(arguments: [
        (#"local text = "" assert.matches_screen(text)"#, "the text isn't written in the call itself"),
        (#"assert.matches_screen("" .. "")"#, "the text isn't written in the call itself"),
        (#"assert.matches_screen("") assert.matches_screen("")"#, "several calls in the line have the same text"),
        (
            #"for _, word in ipairs { "a", "b" } do assert.matches_screen(host(Text(word)), "") end"#,
            "has compared something else with it before"
        ),
        (#"require("specs.help")(screen)"#, "writes screens into the spec file specs/a_spec.lua alone"),
    ])
    func `A text that isn't a literal of one call is refused, and the file stays`(call: String, reason: String) throws {
        let helper = #"local assert = require("luassert") return function() assert.matches_screen("") end"#
        try folder.write(helper, to: "specs/help.lua")
        let source = Self.spec(call)
        let report = try run(source, "--update-snapshots")
        #expect(report.contains(reason))
        #expect(report.hasSuffix("[exit 1]\n"))
        if !call.hasPrefix("for") { #expect(try folder.read("specs/a_spec.lua") == source) }
    }

    @Test func `A spec file that changes while it runs stays as it is`() throws {
        let source = Self.spec(
            """
            assert.matches_screen("")
              os.execute("echo '-- saved' >> specs/a_spec.lua")
            """)
        let report = try run(source, "--trust --update-snapshots")
        let reason = "specs/a_spec.lua was changed while its specs ran: --update-snapshots wrote nothing into it"
        #expect(report.contains(reason))
        #expect(try folder.read("specs/a_spec.lua") == source + "-- saved\n")
    }
}
