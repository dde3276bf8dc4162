import System
import TestSupport
import Testing

@testable import SpecRunner

/// Steps in the page, in a browser and without scripts.
@Suite("Steps in the HTML report")
struct HTMLStepsTests {
    /// The page of a run of a single spec, which fails.
    private static func page(note: String? = nil) -> String {
        let output = MemoryOutput()
        let reporter = HTMLReporter(output: output, style: TextStyle(isColored: false))
        let group = SampleTrace.reference.group
        reporter.receive(.fileStarted(path: "a_spec.lua"))
        reporter.receive(.groupStarted(group))
        for event in SampleTrace.events { reporter.receive(event) }
        reporter.receive(.groupFinished(group))
        reporter.receive(.fileFinished(path: "a_spec.lua", seconds: 0.01))
        reporter.receive([SpecSteps(spec: SampleTrace.reference, traced: SampleTrace.spec, note: note)])
        var total = RunSummary()
        total.add(.failure)
        reporter.receive(.runFinished(total))
        return output.text
    }

    @Test func `Without scripts the steps are a list`() throws {
        let page = Self.page(note: "It isn't the same <again>.")
        let start = try #require(page.firstRange(of: "<noscript>")?.upperBound)
        let end = try #require(page.firstRange(of: "</noscript>")?.lowerBound)
        #expect(
            page[start..<end]
                == """
                <p class="note finding">It isn't the same &lt;again&gt;.</p><ol class="actions" start="1">\
                <li><details><summary><code class="call">host(Basket)</code> <span class="note at">line 3</span>\
                </summary><pre>+ Basket  (3 inside)</pre></details></li>\
                <li><strong>more</strong><br><details><summary><code class="call">tap()</code> → \
                Button &quot;More&quot; <span class="note at">line 4</span></summary>\
                <pre>~ Text &quot;1&quot; → Text &quot;2&quot;
                Basket.mugs: 1 → 2
                │ one &lt;/script&gt;
                running: a task</pre></details></li>\
                <li class="bad"><details open><summary><code class="call">assert.has_text(Basket, &quot;3&quot;)</code> \
                <span class="note at">b.lua:7</span> <span class="wrong">✗</span></summary>\
                <pre>it doesn&#39;t hold
                running: a task</pre></details></li></ol>
                """.replacing("&#39;", with: "'"))
    }

    @Test func `A spec that wasn't run again says why`() {
        let steps = HTMLSteps(traced: nil, note: "It took 12 s <", index: nil)
        #expect(steps.text == "<p class=\"note finding\">It took 12 s &lt;</p>")
    }

    // MARK: - In a browser

    private static func open(
        width: Int = 1280, isDark: Bool = false, hasTouch: Bool = false, runsScripts: Bool = true, note: String? = nil
    ) throws -> (page: BrowserPage, folder: TemporaryFolder) {
        let folder = try TemporaryFolder()
        let path = try folder.write(page(note: note), to: "report.html")
        let page = try BrowserPage(width: width, isDark: isDark, hasTouch: hasTouch, runsScripts: runsScripts)
        try page.open("file://\(path)")
        if runsScripts { try page.wait(until: "document.querySelector('.sv')") }
        return (page, folder)
    }

    private static let current = "document.querySelector('.sv [aria-current] .sv-number').textContent"

    @Test(.enabled(if: Browser.isHere, Browser.absence))
    func `A person moves through the steps by keys`() throws {
        let (page, folder) = try Self.open()
        // It begins where the spec failed.
        #expect(try page.text(Self.current) == "3")
        try page.click(".sv-list [aria-current]")
        var seen: [String] = []
        for key in ["ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowDown", "End", "Home"] {
            try page.press(key)
            seen.append(try page.text(Self.current))
        }
        #expect(seen == ["2", "1", "1", "2", "3", "1"])
        #expect(try page.text("document.activeElement.getAttribute('aria-current')") == "step")
        // The slider has keys of its own.
        try page.text("document.querySelector('.sv input').focus()")
        try page.press("ArrowRight")
        #expect(try page.text(Self.current + " + document.querySelector('.sv-count').textContent") == "22 / 3")
        #expect(
            try page.text("document.querySelector('.sv input').getAttribute('aria-valuetext')")
                == "Step 2 of 3: tap() → Button \"More\"")
        #expect(page.problems == [])
        #expect(page.requests == ["file://\(folder)/report.html"])
    }

    @Test(.enabled(if: Browser.isHere, Browser.absence))
    func `A step shows its pictures, the touch, the changes, their causes, and texts as texts`() throws {
        let (page, _) = try Self.open()
        try page.click(".sv-list li:nth-of-type(3) button")
        let texts = "[...document.querySelectorAll('SELECTOR')].map(e => e.textContent).join('|')"
        func all(_ selector: String) throws -> String {
            try page.text(texts.replacing("SELECTOR", with: selector))
        }
        #expect(try all(".sv-step h4") == "2 tap() → Button \"More\"")
        #expect(try all(".sv-step .sv-facts") == "line 4 · at 1.5 s · view(\"Basket\"):vStack():button(2)")
        #expect(try all(".sv-step figcaption") == "Before|After")
        #expect(try all(".sv-line.changed code") == "Text \"1\" → Text \"2\"")
        #expect(try all(".sv-cause") == "Basket.mugs: 1 → 2by a_spec.lua:9")
        #expect(try all(".sv-section pre") == "one </script>\n")
        #expect(try all(".sv-items li").hasSuffix("|a task"))
        #expect(
            try page.text("[...document.querySelectorAll('.sv-screen img')].every(i => i.naturalWidth === 390)")
                == "true")
        #expect(
            try page.text(
                "[...document.querySelectorAll('.sv-touch')].map(e => e.style.left + ' ' + e.style.top).join()")
                == "10.2564% 4.73934%")
        #expect(try page.text("document.querySelectorAll('.sv-frame').length") == "2")
        #expect(page.problems == [])
    }

    @Test(.enabled(if: Browser.isHere, Browser.absence))
    func `Two steps stand side by side`() throws {
        let (page, _) = try Self.open()
        try page.click(".sv-list [aria-current]")
        try page.press("Home")
        try page.click(".sv-pin")
        try page.press("End")
        #expect(
            try page.text("[...document.querySelectorAll('.sv-side h4')].map(e => e.textContent).join('|')")
                == "1 host(Basket)|3 assert.has_text(Basket, \"3\")")
        #expect(
            try page.text(
                "[...document.querySelectorAll('.sv-line:not(.sv-tree details *)')]"
                    + ".map(e => e.textContent.trim()).join('|')")
                == "Basket|VStack|−went: Text \"1\"|+came: Text \"2\"|Button \"More\"")
        #expect(try page.text("document.querySelector('.sv-pin').textContent") == "Compare with 1")
        try page.click(".sv-pin")
        #expect(try page.text("document.querySelectorAll('.sv-side').length") == "0")
        #expect(page.problems == [])
    }

    @Test(.enabled(if: Browser.isHere, Browser.absence))
    func `The search finds steps too`() throws {
        let (page, _) = try Self.open()
        try page.press("/")
        try page.type("button more")
        try page.wait(until: "document.querySelector('.sv-list .found')")
        #expect(
            try page.text("[...document.querySelectorAll('.sv-list .found .sv-number')].map(e => e.textContent).join()")
                == "2")
        #expect(try page.text(Self.current + " + document.querySelector('.spec').hidden") == "2false")
        try page.type(" unknown")
        try page.wait(until: "!document.querySelector('#nothing').hidden")
        #expect(page.problems == [])
    }

    @Test(.enabled(if: Browser.isHere, Browser.absence))
    func `A finger turns to the next step on a narrow screen`() throws {
        let (page, _) = try Self.open(width: 320, isDark: true, hasTouch: true)
        try page.click(".sv-list li:nth-of-type(3) button")
        #expect(try page.text("document.documentElement.scrollWidth + ' of ' + innerWidth") == "320 of 320")
        try page.swipe(".sv-pictures", by: -120)
        try page.wait(until: "\(Self.current) === '3'")
        #expect(
            try page.text("getComputedStyle(document.querySelector('.sv-bar button')).backgroundColor")
                == "rgb(13, 17, 23)")
        #expect(page.problems == [])
    }

    @Test(.enabled(if: Browser.isHere, Browser.absence))
    func `A browser that runs no scripts shows the list`() throws {
        let (page, _) = try Self.open(runsScripts: false)
        let names = try page.accessibleNames()
        #expect(names.contains { $0.contains("assert.has_text(Basket") })
        #expect(names.contains { $0.contains("tap()") })
        #expect(page.problems == [])
    }

    @Test(.enabled(if: Browser.isHere, Browser.absence))
    func `A screen reader has a name for each control`() throws {
        let (page, _) = try Self.open(note: "It isn't the same.")
        let names = try page.accessibleNames()
        let controls = ["button", "slider", "searchbox", "image"]
        let found = names.filter { name in controls.contains { name.hasPrefix($0 + " ") } }
        #expect(!found.contains { $0.hasSuffix(" \"\"") })
        for control in [
            "button \"Previous step\"", "slider \"Step\"", "button \"Next step\"", "button \"Compare\"",
            "image \"The screen after step 3\"", "list \"All steps\"", "region \"Steps of basket counts <b>\"",
        ] { #expect(names.contains(control), "\(control) isn't among \(names)") }
    }
}
