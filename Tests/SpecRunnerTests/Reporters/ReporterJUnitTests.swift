import Foundation
import System
import TestSupport
import Testing

@testable import SpecRunner

@Suite("JUnit's XML as other programs read it")
struct ReporterJUnitTests {
    /// Whether Python is here with the package `junitparser`, which `pip install junitparser` brings.
    private static let hasParser = (try? Program.python("import junitparser").run().status) == 0

    @Test(
        "is what junitparser reads",
        .enabled(if: hasParser, "needs python3 with the package junitparser: pip install junitparser"))
    func parsed() throws {
        let folder = try TemporaryFolder()
        let output = MemoryOutput()
        let reporter = JUnitReporter(output: output, style: TextStyle(isColored: false))
        for event in OutcomeRun.events { reporter.receive(event) }
        let path = try folder.write(output.text, to: "report.xml")
        let script = """
            import sys
            from junitparser import JUnitXml
            report = JUnitXml.fromfile(sys.argv[1])
            print(report.tests, report.failures, report.errors, report.skipped)
            for suite in report:
                print(suite.name, suite.tests)
                for case in suite:
                    kinds = [type(result).__name__ for result in case.result]
                    print(case.classname, "|", case.name, "|", case.time, "|", *kinds, "|",
                          *[result.message for result in case.result])
                    flaky = case._elem.find("flakyFailure")
                    if flaky is not None: print("flaky:", flaky.get("message"), flaky.find("stackTrace").text)
                    if case.system_out: print(case.system_out.strip())
            """
        let result = try Program.python(script, [path]).run()
        #expect(result.status == 0)
        #expect(
            result.output == """
                7 1 3 1
                f_spec.lua 7
                All | passes #quick | 0.25 | |
                All | is flaky | 0.25 | |
                flaky: Expected true. f_spec.lua:4
                Expected true.
                All | waits | 0.25 | Skipped | for prices
                All | fails | 0.25 | Failure | Expected equal values.
                · press & look
                printed by the next
                actions:
                  host(VStack)
                  find("Button") → Button "Save" at vStack():button(2)
                  tap() ×2 → Button "Save" at vStack():button(2)
                  find("Toggle") ✗ no Toggle; there are:
                All | has an error | 0.25 | Error | attempt to index a nil value
                All | dies | 0.25 | Error | died of SIGILL
                All | (outside any spec) | 0.0 | Error | in teardown: no

                """)
    }
}
