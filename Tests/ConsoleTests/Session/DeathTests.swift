import Foundation
import TestSupport
import Testing

@Suite("A session that a trap ends", .enabled(if: !ThreadSanitizer.isActive))
struct DeathTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("says in a few lines where it was, and keeps what was recorded as a spec")
    func trap() async throws {
        let terminal = try PseudoTerminal(in: folder, of: "ChaosConsole")
        try await terminal.prompt()
        try await terminal.run("screen = host(views.Trap())")
        try await terminal.run("screen:button():isResponsive()", prints: "true")
        try await terminal.type("screen:find('Button'):tap()" + Key.enter)
        let said = try await terminal.expect("crashed_spec.lua\r\n")
        #expect(said.contains("The console died (SIGILL: Illegal instruction) in:\r\n  ChaosConsole.Fault.goWrong()"))
        #expect(said.hasSuffix("What was recorded, and the line that ran, are kept as a spec: .viewspec/"))
        #expect(said.split(separator: "\r\n").count < 12, "\(said)")
        #expect(
            try folder.read(".viewspec/crashed_spec.lua") == """
                describe("Trap", function()
                  it("does what was recorded", function()
                    local screen = host(views.Trap())
                    assert.is_true(screen:button():isResponsive())
                    screen:find('Button'):tap()
                  end)
                end)

                """)
        // The spec does the same.
        let run = try Program.console(["run", ".viewspec/crashed_spec.lua"], in: folder, of: "ChaosConsole").run()
        #expect(run.status == 1 && run.output.contains("1 crashed"), "\(run)")
    }

    @Test("keeps nothing where it ends as it should")
    func end() async throws {
        let terminal = try PseudoTerminal(in: folder)
        try await terminal.prompt()
        try await terminal.run("x = 1 + 1")
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/.viewspec/recording_spec.lua"))
        #expect(try await terminal.leave() == 0)
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.viewspec/recording_spec.lua"))
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.viewspec/crashed_spec.lua"))
    }
}
