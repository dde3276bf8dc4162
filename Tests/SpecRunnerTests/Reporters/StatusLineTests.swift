import System
import Testing

@testable import SpecRunner

@Suite("The line that shows progress")
struct StatusLineTests {
    private final class Clock {
        /// Nanoseconds.
        var now = 0
    }

    private let clock = Clock()
    private let terminal = MemoryOutput()
    private let spec = SampleRun.spec("adds up", line: 3)

    private func line(columns: Int = 80) -> StatusLine {
        StatusLine(output: terminal, style: TextStyle(isColored: false), columns: { columns }, now: { clock.now })
    }

    private func finish(_ outcome: Outcome) -> SpecEvent {
        .specFinished(
            SpecResult(spec: spec, details: [OutcomeDetail(outcome: outcome, message: "m")], seconds: 0))
    }

    @Test("stands below what reports write, and makes room for it")
    func room() {
        let line = line()
        line.receive(.runStarted(files: 3))
        line.flush()
        #expect(terminal.text == "0/3 files, 0 specs")
        line.receive(finish(.failure))
        line.write("✗ adds up\n")
        line.flush()
        #expect(terminal.text == "0/3 files, 0 specs\r\u{1B}[K✗ adds up\n")
        clock.now += 100_000_000
        line.tick()
        #expect(terminal.text.hasSuffix("✗ adds up\n0/3 files, 1 spec · 1 failed"))
        line.receive(.runFinished(RunSummary()))
        line.write("the end\n")
        line.flush()
        #expect(terminal.text.hasSuffix("1 failed\r\u{1B}[Kthe end\n"))
    }

    @Test("is drawn ten times a second at most")
    func rate() {
        let line = line()
        line.receive(.runStarted(files: 1))
        for _ in 0..<100 {
            line.tick()
            clock.now += 10_000_000
        }
        #expect(terminal.text.split(separator: "files").count - 1 == 10)
    }

    @Test("names what has run longest, where it runs long")
    func running() {
        let line = line()
        line.receive(.runStarted(files: 1))
        line.noteNow(.specStarted(spec))
        line.tick()
        #expect(terminal.text == "0/1 files, 0 specs")
        clock.now += 2_500_000_000
        line.tick()
        #expect(terminal.text.hasSuffix("0/1 files, 0 specs · Cart adds up (2.50 s)"))
        line.noteNow(finish(.success))
        clock.now += 100_000_000
        line.tick()
        #expect(terminal.text.hasSuffix("\r\u{1B}[K0/1 files, 0 specs"))
    }

    @Test("is cut where the terminal ends")
    func narrow() {
        let line = line(columns: 11)
        line.receive(.runStarted(files: 12))
        line.tick()
        #expect(terminal.text == "0/12 file…")
    }

    @Test("stands below a line that isn't finished, and leads back to its end")
    func unfinished() {
        let line = line()
        line.receive(.runStarted(files: 1))
        line.write("\u{1B}[32m.\u{1B}[0m.")
        line.flush()
        #expect(terminal.text.hasSuffix("..\n0/1 files, 0 specs") || terminal.text.hasSuffix(".\n0/1 files, 0 specs"))
        line.write(".")
        line.flush()
        #expect(terminal.text.hasSuffix("specs\r\u{1B}[K\u{1B}[A\u{1B}[2C."))
    }

    @Test("stays away where nobody can tell how wide a line is")
    func wide() {
        let line = line()
        line.receive(.runStarted(files: 1))
        line.write("日本")
        line.flush()
        #expect(terminal.text == "日本")
    }
}
