import System
import Testing

@testable import SpecRunner

@Suite("Reporters")
struct ReporterTests {
    private func report(_ format: any Reporter.Type, isColored: Bool = false) -> String {
        let output = MemoryOutput()
        let reporter = format.init(output: output, style: TextStyle(isColored: isColored))
        for event in SampleRun.events { reporter.receive(event) }
        return output.text
    }

    @Test("spec shows every spec, then each problem, then the counts")
    func specReport() {
        #expect(
            report(SpecReporter.self) == """
                specs/cart_spec.lua
                  │ loading
                  Cart
                    │ a
                    │ b
                    ✓ is empty at first (12 ms)
                    ○ knows prices: waits for prices
                    total <sum>
                      ! adds up

                specs/gone_spec.lua
                  ! can't read specs/gone_spec.lua: No such file or directory

                1) failure: Cart total <sum> adds up
                   specs/helper.lua:3
                   Expected equal values.
                     expected: "2 & 3"
                     actual:   1
                   steps: add a pear → add another

                     2 | local function check(n)
                   > 3 |   assert.equal("2 & 3", n)
                     4 | end

                   specs/helper.lua:3: in function 'check'
                   specs/cart_spec.lua:10: in function <specs/cart_spec.lua:9>

                2) error: Cart total <sum> adds up
                   specs/cart_spec.lua:4
                   in after_each: can't clean up
                   steps: add a pear → add another

                3) error: specs/gone_spec.lua
                   can't read specs/gone_spec.lua: No such file or directory

                1 success, 0 failures, 2 errors, 1 pending (1.25 s)

                """)
    }

    @Test("spec marks outcomes with colours, each within its line")
    func colors() {
        let lines = report(SpecReporter.self, isColored: true).split(separator: "\n")
        #expect(lines[0] == "\u{1B}[1mspecs/cart_spec.lua\u{1B}[0m")
        #expect(lines[5] == "    \u{1B}[32m✓\u{1B}[0m is empty at first\u{1B}[2m (12 ms)\u{1B}[0m")
        #expect(lines[6] == "    \u{1B}[33m○ knows prices\u{1B}[0m: waits for prices")
        #expect(lines[8] == "      \u{1B}[35m! adds up\u{1B}[0m")
        #expect(
            lines.last == """
                \u{1B}[32m1 success\u{1B}[0m, 0 failures, \u{1B}[35m2 errors\u{1B}[0m, \
                \u{1B}[33m1 pending\u{1B}[0m \u{1B}[2m(1.25 s)\u{1B}[0m
                """)
    }

    @Test("junit holds a suite per file and one verdict per case")
    func junitReport() {
        #expect(
            report(JUnitReporter.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="viewspec" tests="4" failures="0" errors="2" skipped="1" time="1.250000">
                  <testsuite name="specs/cart_spec.lua" tests="3" failures="0" errors="1" skipped="1" time="0.020000">
                    <testcase classname="Cart" name="is empty at first" file="specs/cart_spec.lua" line="2" \
                time="0.012300">
                      <system-out>a
                b</system-out>
                    </testcase>
                    <testcase classname="Cart" name="knows prices" file="specs/cart_spec.lua" line="5" time="0.000000">
                      <skipped message="waits for prices"/>
                    </testcase>
                    <testcase classname="Cart total &lt;sum&gt;" name="adds up" file="specs/cart_spec.lua" line="9" \
                time="0.000100">
                      <error message="in after_each: can't clean up" type="error">specs/helper.lua:3
                Expected equal values.
                  expected: "2 &amp; 3"
                  actual:   1

                  2 | local function check(n)
                &gt; 3 |   assert.equal("2 &amp; 3", n)
                  4 | end

                specs/helper.lua:3: in function 'check'
                specs/cart_spec.lua:10: in function &lt;specs/cart_spec.lua:9&gt;

                specs/cart_spec.lua:4
                in after_each: can't clean up</error>
                      <system-out>· add a pear
                · add another
                </system-out>
                    </testcase>
                  </testsuite>
                  <testsuite name="specs/gone_spec.lua" tests="1" failures="0" errors="1" skipped="0" time="0.000000">
                    <testcase classname="specs/gone_spec.lua" name="(outside any spec)" file="specs/gone_spec.lua" \
                line="1" time="0.000000">
                      <error message="can't read specs/gone_spec.lua: No such file or directory" \
                type="error">can't read specs/gone_spec.lua: No such file or directory</error>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("junit stays XML whatever is printed")
    func junitControlCharacters() {
        let output = MemoryOutput()
        let reporter = JUnitReporter(output: output, style: TextStyle(isColored: false))
        let spec = SampleRun.spec("a \"b\"\n<\u{1}>", line: 1)
        for event: SpecEvent in [
            .fileStarted(path: "f"), .specStarted(spec), .output(text: "]]>\u{1B}[0m\u{7}"),
            .specFinished(SpecResult(spec: spec, details: [], seconds: 0)), .fileFinished(path: "f", seconds: 0),
            .runFinished(RunSummary()),
        ] {
            reporter.receive(event)
        }
        #expect(output.text.contains("name=\"a &quot;b&quot;&#10;&lt;\\x01&gt;\""))
        #expect(output.text.contains("<system-out>]]&gt;\\x07</system-out>"))
    }

    @Test("an unknown name is answered with the known ones")
    func unknownReporter() {
        #expect(
            throws: SpecRunnerError.unknownReporter(
                // `tally` comes with the console that the tests start, whose objects are linked into the tests.
                name: "dots", known: ["spec", "dot", "github", "html", "json", "junit", "tally", "tap"])
        ) {
            try ReporterFormat.named("dots")
        }
    }
}
