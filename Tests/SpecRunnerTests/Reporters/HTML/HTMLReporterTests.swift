import Foundation
import System
import TestSupport
import Testing

@testable import SpecRunner

@Suite("The HTML report")
struct ReporterHTMLTests {
    private func page(_ events: [SpecEvent] = OutcomeRun.events) -> String {
        let output = MemoryOutput()
        let reporter = HTMLReporter(output: output, style: TextStyle(isColored: false))
        for event in events { reporter.receive(event) }
        return output.text
    }

    // MARK: - What is in it

    @Test("is one file that needs no other")
    func selfContained() {
        let page = page()
        for foreign in ["http:", "https:", "src=", "@import", "url(", "<link"] { #expect(!page.contains(foreign)) }
    }

    @Test("holds text as text")
    func escaping() {
        let group = GroupReference(file: "<f>", names: ["</script><b>"], location: SourcePosition(file: "f", line: 1))
        let detail = OutcomeDetail(outcome: .failure, message: "<img> & \u{1B}[31mred\u{1B}[0m \u{7}")
        let spec = SampleRun.spec("\"<i>\"", line: 1, in: group)
        let page = page([
            .fileStarted(path: "<f>"), .groupStarted(group),
            .specFinished(SpecResult(spec: spec, details: [detail], seconds: 0)), .groupFinished(group),
            .fileFinished(path: "<f>", seconds: 0), .runFinished(RunSummary()),
        ])
        #expect(page.contains("&lt;/script&gt;&lt;b&gt;"))
        #expect(page.contains("&quot;&lt;i&gt;&quot;"))
        #expect(page.contains("&lt;img&gt; &amp; \\x1B[31mred\\x1B[0m \\x07"))
        #expect(!page.contains("<img>"))
    }

    @Test("gives a spec the same anchor in each run, and no two specs one")
    func anchors() {
        var first = HTMLAnchors()
        var second = HTMLAnchors()
        let name = first.make("f: a")
        #expect(second.make("f: a") == name)
        #expect(first.make("f: a") == name + "-2")
        #expect(first.make("f: b") != name)
    }

    @Test("puts what went next to what came")
    func comparison() {
        typealias Row = HTMLScreens.Row
        #expect(
            HTMLScreens.compare("a\nb\nc", "a\nx\ny\nc\nd") == [
                Row(before: "a", after: "a"), Row(before: "b", after: "x"), Row(before: nil, after: "y"),
                Row(before: "c", after: "c"), Row(before: nil, after: "d"),
            ])
        #expect(HTMLScreens.compare("a", "a") == [Row(before: "a", after: "a")])
    }

    // MARK: - In a browser

    /// The page in a browser, with a script of the test's at its end.
    private func browse(
        _ arguments: [String], query: String = "", script: String = "", events: [SpecEvent] = OutcomeRun.events
    ) throws -> String {
        let folder = try TemporaryFolder()
        let text = page(events).replacing("</body>", with: "<script>\(script)</script></body>")
        let path = try folder.write(text, to: "report.html")
        return try Browser.run(arguments, page: "file://\(path)\(query)")
    }

    /// The values of expressions, in order, after the page was loaded.
    private func evaluate(query: String = "", _ expressions: String...) throws -> [String] {
        let values = expressions.map { "String(\($0))" }.joined(separator: ", ")
        let dom = try browse(
            ["--dump-dom", "--window-size=1280,900"], query: query,
            script: "addEventListener('load', () => { document.title = 'result:' + [\(values)].join(' ⏎ ') })")
        let title = try #require(dom.split(separator: "<title>result:").last?.split(separator: "</title>").first)
        return title.split(separator: " ⏎ ", omittingEmptySubsequences: false).map(String.init)
    }

    private let shown = "[...document.querySelectorAll('.spec:not([hidden]) .name')].map(e => e.textContent).join('|')"

    @Test("shows all, opens what went wrong, marks what changed", .enabled(if: Browser.isHere, Browser.absence))
    func everything() throws {
        let open = "[...document.querySelectorAll('.spec > details[open]')].map(e => e.parentElement.dataset.outcome)"
        let marked =
            "[...document.querySelectorAll('.went, .came')].map(e => e.className + e.textContent.trim()).join('|')"
        #expect(
            try evaluate(shown, open, marked) == [
                "passes #quick|is flaky|waits|fails|has an error|dies|(outside any spec)",
                "failure,error,crashed,error", "wentText \"Count: 0\"|cameText \"Count: 1\"",
            ])
    }

    @Test("filters and searches as the address says", .enabled(if: Browser.isHere, Browser.absence))
    func filters() throws {
        let pressed = "document.querySelector('[aria-pressed=true]').dataset.filter"
        #expect(try evaluate(query: "?outcome=error", shown, pressed) == ["has an error|(outside any spec)", "error"])
        #expect(try evaluate(query: "?q=ALL%20dies", shown, "nothing.hidden") == ["dies", "true"])
        #expect(try evaluate(query: "?outcome=failure&q=dies", shown, "nothing.hidden") == ["", "false"])
    }

    @Test("filters, searches and moves by hand", .enabled(if: Browser.isHere, Browser.absence))
    func hands() throws {
        func press(_ keys: String..., then: String) -> String {
            let presses = keys.map { "document.dispatchEvent(new KeyboardEvent('keydown', { key: '\($0)' }))" }
            return "(\((presses + [then]).joined(separator: ", ")))"
        }
        let focused = "document.activeElement.closest('.spec').dataset.outcome"
        let find = "search.value = 'quick', search.dispatchEvent(new Event('input'))"
        #expect(
            try evaluate(
                press("n", "n", then: focused), press("p", then: focused),
                press("c", then: "document.querySelectorAll('details[open]').length"),
                press("/", then: "document.activeElement.id"),
                "(document.querySelector('[data-filter=pending]').click(), \(shown) + location.search)",
                "(document.querySelector('[data-filter=\"\"]').click(), \(find), \(shown))"
            ) == ["failure", "flaky", "0", "search", "waits?outcome=pending", "passes #quick"])
    }

    @Test("opens the spec that a link leads to", .enabled(if: Browser.isHere, Browser.absence))
    func links() throws {
        var anchors = HTMLAnchors()
        let anchor = anchors.make(SampleRun.spec("is flaky", line: 2, in: OutcomeRun.group).identity)
        #expect(
            try evaluate(
                query: "?outcome=failure#\(anchor)", "document.querySelector('#\(anchor) > details').open",
                "document.querySelector('#\(anchor)').hidden",
                "document.querySelector('a[href=\"#\(anchor)\"]') != null"
            ) == ["true", "false", "true"])
    }

    @Test(
        "fits its window", .enabled(if: Browser.isHere, Browser.absence), arguments: [1280, 390])
    func width(_ width: Int) throws {
        // Windows may not be made as narrow as a phone: a frame can.
        let folder = try TemporaryFolder()
        let script = """
            addEventListener('load', () => parent.postMessage(
              document.documentElement.scrollWidth + ' of ' + innerWidth, '*'))
            """
        let long = OutcomeDetail(
            outcome: .failure, message: String(repeating: "word", count: 200),
            excerpt: SourceExcerpt(firstLine: 1, lines: [String(repeating: "x = 1 ", count: 100)], markedLine: 1))
        let result = SpecResult(
            spec: SampleRun.spec(String(repeating: "longname", count: 30), line: 1), details: [long], seconds: 1)
        let events = Array(OutcomeRun.events.dropLast(2)) + [.specFinished(result)] + OutcomeRun.events.suffix(2)
        try folder.write(
            page(events).replacing("</body>", with: "<script>\(script)</script></body>"), to: "report.html")
        let frame = """
            <!DOCTYPE html><title></title><script>addEventListener('message', e => { document.title = e.data })</script>
            <iframe src="report.html" style="width:\(width)px;height:900px;border:0"></iframe>
            """
        let path = try folder.write(frame, to: "frame.html")
        let dom = try Browser.run(["--dump-dom", "--virtual-time-budget=5000"], page: "file://\(path)")
        #expect(dom.contains("<title>\(width) of \(width)</title>"))
    }

    @Test(
        "looks like something, by day and by night", .enabled(if: Browser.isHere, Browser.absence),
        arguments: [(1280, false), (500, true)])
    func picture(width: Int, isDark: Bool) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(page(), to: "report.html")
        let dark = isDark ? ["--blink-settings=preferredColorScheme=0"] : ["--blink-settings=preferredColorScheme=1"]
        _ = try Browser.run(
            ["--screenshot=\(folder)/shot.png", "--window-size=\(width),400"] + dark, page: "file://\(path)")
        let colors = try Picture.colors(of: folder.path("shot.png"))
        // The bar at the top has the colour of each outcome.
        let bar =
            isDark
            ? ["3fb950", "f0883e", "d29922", "f85149", "ab7df8", "ff7b72"]
            : ["1a7f37", "b35900", "8a6100", "cf222e", "8250df", "a40e26"]
        for color in bar { #expect(colors[color, default: 0] > 20, "no \(color)") }
        #expect(colors[isDark ? "0d1117" : "ffffff", default: 0] > 100_000)
        #expect(colors.count > 50)
    }
}

/// What can be told of a picture without a library for pictures: Python's standard one unpacks it.
enum Picture {
    /// How many pixels of a PNG file have each colour, by six hexadecimal digits. Knows 8 bits a channel, with or
    /// without transparency, and no interlacing: what browsers write.
    static func colors(of path: String) throws -> [String: Int] {
        let script = """
            import collections, struct, sys, zlib
            data = open(sys.argv[1], "rb").read()
            place, packed = 8, b""
            while place < len(data):
                length, kind = struct.unpack(">I4s", data[place:place + 8])
                body = data[place + 8:place + 8 + length]
                if kind == b"IHDR": width, height, depth, color, _, _, interlace = struct.unpack(">IIBBBBB", body)
                if kind == b"IDAT": packed += body
                place += length + 12
            assert depth == 8 and color in (2, 6) and interlace == 0
            size = 3 if color == 2 else 4
            raw, row, above = zlib.decompress(packed), width * size, bytearray(width * size)
            counts = collections.Counter()
            for y in range(height):
                start = y * (row + 1)
                method, line = raw[start], bytearray(raw[start + 1:start + 1 + row])
                for x in range(row if method else 0):
                    left = line[x - size] if x >= size else 0
                    up = above[x]
                    corner = above[x - size] if x >= size else 0
                    if method == 1: guess = left
                    elif method == 2: guess = up
                    elif method == 3: guess = (left + up) // 2
                    else:
                        guess = left + up - corner
                        guess = min((left, up, corner), key=lambda value: abs(guess - value))
                    line[x] = (line[x] + guess) & 255
                for x in range(0, row, size): counts[bytes(line[x:x + 3])] += 1
                above = line
            for color, count in counts.items(): print(color.hex(), count)
            """
        let text = try Program.python(script, [path]).run().output
        var counts: [String: Int] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ")
            counts[String(parts[0])] = Int(parts[1])
        }
        return counts
    }
}
