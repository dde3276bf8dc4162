import Foundation
import System
import Testing

@testable import SpecRunner

@Suite("Reports for other programs")
struct ReporterFormatTests {
    private let plain = TextStyle(isColored: false)

    private func report(_ format: any Reporter.Type, _ events: [SpecEvent] = OutcomeRun.events) -> String {
        let output = MemoryOutput()
        let reporter = format.init(output: output, style: plain)
        for event in events { reporter.receive(event) }
        return output.text
    }

    @Test("dot is a sign for each spec, then the problems and counts of spec")
    func dot() {
        let lines = report(DotReporter.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.prefix(5) == [".~-", "printed by the next", "FEXE", "", "1) flaky: All is flaky"])
        #expect(lines.contains("   actions:"))
        #expect(lines.contains("     find(\"Button\") → Button \"Save\" at vStack():button(2)  f_spec.lua:8"))
        #expect(lines.contains("   at Counter.body.getter in Counter.swift:12"))
        #expect(lines.dropLast().last == "1 success, 1 failure, 2 errors, 1 pending, 1 flaky, 1 crashed (2.00 s)")
    }

    @Test("dot breaks its line after 80 signs")
    func dotLines() {
        let spec = SampleRun.spec("s", line: 1)
        let events = Array(
            repeating: SpecEvent.specFinished(SpecResult(spec: spec, details: [], seconds: 0)), count: 81)
        #expect(report(DotReporter.self, events) == String(repeating: ".", count: 80) + "\n.")
    }

    @Test("tap numbers the specs, skips what is pending and explains what went wrong")
    func tap() {
        let lines = report(TAPReporter.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let points = lines.filter { $0.hasPrefix("ok") || $0.hasPrefix("not ok") }
        #expect(
            points == [
                "ok 1 - All passes \\#quick", "ok 2 - All is flaky", "ok 3 - All waits # SKIP for prices",
                "not ok 4 - All fails", "not ok 5 - All has an error", "not ok 6 - All dies",
                "not ok 7 - All (outside any spec)",
            ])
        #expect(lines.first == "TAP version 14")
        #expect(lines.suffix(2) == ["1..7", ""])
        let start = lines.firstIndex(of: "not ok 4 - All fails")!
        #expect(
            Array(lines[start + 1..<start + 9]) == [
                "  ---", "  message: \"Expected equal values.\"", "  severity: \"fail\"", "  at:",
                "    file: \"f_spec.lua\"", "    line: 9", "  duration_ms: 250.000000", "  details: |-",
            ])
        #expect(lines.contains("    - \"find(\\\"Button\\\") → Button \\\"Save\\\" at vStack():button(2)\""))
        #expect(lines.contains("# | printed by the next"))
    }

    @Test("tap's YAML says the same whatever is in a text")
    func yaml() {
        #expect(YAML.quoted("a \"b\"\\\n\u{1B}é") == "\"a \\\"b\\\"\\\\\\n\\u001bé\"")
        #expect(YAML.block("one line") == nil)
        #expect(YAML.block("a\n  b") == ["a", "  b"])
        #expect(YAML.block("  a\nb") == nil)
        #expect(YAML.block("a\n\u{7}") == nil)
    }

    @Test("tap says that a run was interrupted")
    func tapInterruption() {
        var summary = RunSummary()
        summary.interruption = 2
        #expect(report(TAPReporter.self, [.runFinished(summary)]) == "Bail out! interrupted by signal 2\n1..0\n")
    }

    @Test("github annotates the line of each problem, escaped as it wants it")
    func github() {
        let output = MemoryOutput()
        let summary = MemoryOutput()
        let reporter = GitHubReporter(output: output, summary: summary, workspace: "/work")
        let place = SourcePosition(file: "/work/specs/a,b_spec.lua", line: 3)
        let spec = SampleRun.spec("50% <b>: `", line: 1)
        let detail = OutcomeDetail(outcome: .failure, message: "100%\r\nno: ```", location: place)
        for event: SpecEvent in [
            .specFinished(SpecResult(spec: spec, details: [detail], seconds: 0)),
            .specFinished(SpecResult(spec: spec, details: [SampleRun.pending], seconds: 0)),
            .specFinished(SpecResult(spec: spec, details: [OutcomeRun.flaky], seconds: 0)),
        ] { reporter.receive(event) }
        #expect(output.text.isEmpty)
        reporter.receive(.runFinished(SampleRun.summary))
        let lines = output.text.split(separator: "\n")
        #expect(
            lines.first == """
                ::error file=specs/a%2Cb_spec.lua,line=3,title=failure%3A Cart 50%25 <b>%3A `::\
                /work/specs/a,b_spec.lua:3%0A100%25%0Ano: ```
                """)
        #expect(lines.count == 2)
        #expect(lines.last?.hasPrefix("::warning file=f_spec.lua,line=4,title=flaky%3A ") == true)
        #expect(summary.text.hasPrefix("### ❌ Specs failed\n\n✅ 1 succeeded · ⏸️ 1 pending · 🛑 2 errors · 1.25 s\n"))
        #expect(summary.text.contains("<b>failure</b>: Cart 50% &lt;b&gt;: ` <code>/work/specs/a,b_spec.lua:3</code>"))
        // The text has a fence of three, so that four are needed.
        #expect(summary.text.contains("\n````\n/work/specs/a,b_spec.lua:3\n"))
    }

    @Test("github leaves out what is too much for a summary, and says so")
    func githubLimit() {
        let summary = MemoryOutput()
        let reporter = GitHubReporter(output: MemoryOutput(), summary: summary, workspace: "")
        let detail = OutcomeDetail(outcome: .failure, message: String(repeating: "x", count: 400_000))
        let result = SpecResult(spec: SampleRun.spec("s", line: 1), details: [detail], seconds: 0)
        for _ in 0..<5 { reporter.receive(.specFinished(result)) }
        reporter.receive(.runFinished(RunSummary()))
        #expect(summary.text.hasSuffix("… and 3 more.\n"))
        #expect(summary.text.utf8.count < 1 << 20)
    }

    @Test("the slowest specs are listed, slowest first, without what didn't run")
    func slowest() {
        let output = MemoryOutput()
        let list = SlowestSpecs(count: 2, output: output, style: plain)
        for (name, seconds) in [("a", 0.1), ("b", 2.0), ("c", 0.5), ("d", 0.2)] {
            list.receive(
                .specFinished(SpecResult(spec: SampleRun.spec(name, line: 7), details: [], seconds: seconds)))
        }
        list.receive(
            .specFinished(SpecResult(spec: SampleRun.spec("p", line: 7), details: [SampleRun.pending], seconds: 9)))
        list.receive(.runFinished(RunSummary()))
        #expect(
            output.text
                == "\nslowest:\n  2.00 s  Cart b  specs/cart_spec.lua:7\n  500 ms  Cart c  specs/cart_spec.lua:7\n")
    }

    @Test("the names of other runners' reports are known")
    func aliases() throws {
        #expect(try ReporterFormat.named("TAP") == TAPReporter.self)
        #expect(try ReporterFormat.named("utfTerminal") == DotReporter.self)
        #expect(try ReporterFormat.named("plainTerminal") == DotReporter.self)
    }
}
