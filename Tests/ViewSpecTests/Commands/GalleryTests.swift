import Foundation
import TestSupport
import Testing

/// The page of `gallery`.
struct GalleryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The page that a console makes.
    private func page(_ arguments: String, of console: String = "viewspec") throws -> (said: String, page: String) {
        let said = try folder.run("\(console) gallery \(arguments) -o page.html")
        return (said, try folder.read("page.html"))
    }

    /// The pictures in a page.
    private func pictures(_ page: String) throws -> [String] {
        let parts = page.components(separatedBy: "<script type=\"application/json\" id=\"pictures\">")
        let json = try #require(parts.last?.components(separatedBy: "</script>").first)
        return try JSONDecoder().decode([String].self, from: Data(json.utf8))
    }

    @Test func `Each view and each preview has its pictures, of which equal ones are stored once`() throws {
        let (said, page) = try page("Lamp --preview Signature --screen 80x60 --appearance light --appearance dark")
        #expect(said == "page.html: 1 view, 1 preview, 4 pictures\n[exit 0]\n")
        #expect(page.contains("<a href=\"#v1\">Lamp</a></h2><span class=\"note\">View</span>"))
        #expect(
            page.contains("<figcaption>80 × 60</figcaption>") && page.contains("<figcaption>80 × 60, dark</figcaption>")
        )
        let pictures = try pictures(page)
        #expect(Set(pictures).count == pictures.count)
        #expect(pictures.allSatisfy { $0.hasPrefix("<svg ") && $0.hasSuffix("</svg>\n") })
    }

    @Test func `Two settings that look the same are one picture with both names`() throws {
        let (_, page) = try page(
            "'Greeting{ name = \"\" }' --screen 80x60 --text-size large --text-size large --direction left_to_right")
        #expect(try pictures(page).count == 1)
        let (said, other) = try self.page("Lamp Lamp --screen 80x60")
        #expect(said.hasPrefix("page.html: 1 view, 0 previews, 1 picture\n"))
        #expect(try pictures(other).count == 1)
    }

    @Test func `A view that needs arguments is listed with the reason, and drawn with them`() throws {
        let (said, page) = try page("Greeting 'Greeting{ name = \"Ann\" }' --screen 80x60")
        #expect(said == "page.html: 2 views, 0 previews, 1 picture, 1 not drawn in full\n[exit 0]\n")
        #expect(page.contains("<section id=\"v1\" data-state=\"missing\">"))
        #expect(
            page.contains(
                "<b>Not drawn</b> <pre>can't make Greeting: views.Greeting takes arguments, and got none: "
                    + "views.Greeting{ name = string }</pre>"))
        #expect(page.contains("<section id=\"v2\" data-state=\"fine\">"))
    }

    @Test func `Nothing of a view is markup, and the page asks for nothing elsewhere`() throws {
        let name = "</script><img src=x onerror=alert(1)>&\\\"\u{1B}\u{202E}"
        let (_, page) = try page("'Greeting{ name = [[\(name)]] }' --screen 200x60")
        #expect(!page.contains("<img src=x") && !page.contains("\u{1B}") && !page.contains("\u{202E}"))
        // The style's and the script's end, and that of the pictures.
        #expect(page.components(separatedBy: "</script>").count == 3)
        #expect(page.contains("default-src 'none'; img-src data:"))
        let markup = page.components(separatedBy: "id=\"pictures\">")[0]
        #expect(!markup.contains("http://") && !markup.contains("https://") && !markup.contains("//cdn"))
        let pictures = try pictures(page)
        #expect(pictures.allSatisfy { !$0.contains("<img") && !$0.contains("\u{202E}") })
    }

    @Test func `A view that traps, and one that goes on without end, are entries with the reason`() throws {
        let (said, page) = try page("--timeout 1 --filter Trap --filter Hang", of: "ChaosConsole")
        #expect(said.contains("not drawn in full"), "\(said)")
        #expect(page.contains("data-state=\"missing\""))
        #expect(page.contains("crashed") || page.contains("SIG"), "\(page.prefix(20_000).suffix(6_000))")
    }

    @Test func `A page is the same however many views are drawn at a time`() throws {
        let arguments = "--screen 80x60 --filter '^[L-S]'"
        #expect(try page("-j 1 \(arguments)").page == (try page("-j 8 \(arguments)").page))
    }

    @Test func `What can't be drawn or written is said at once`() throws {
        #expect(
            try folder.run("viewspec gallery Lampe -o page.html").hasPrefix(
                "2> Error: no view is registered as 'Lampe'; did you mean 'Lamp'?\n"))
        let none = try folder.run("viewspec gallery --filter '^nothing$' -o page.html")
        #expect(none.hasPrefix("2> Error: no view and no preview matches ") && none.hasSuffix("[exit 3]\n"))
        #expect(
            try folder.run("viewspec gallery Lamp -o nowhere/page.html").hasSuffix(
                "Error: can't write nowhere/page.html: No such file or directory\n[exit 2]\n"))
        #expect(
            try folder.run("viewspec gallery Lamp -o page.png").contains("a file that ends with .html; got 'page.png'"))
    }

    @Test(.enabled(if: Browser.isHere, Browser.absence))
    func `A browser shows the pictures, and finds a view by its name`() throws {
        _ = try folder.run("viewspec gallery Lamp Stopwatch --screen 80x60 -o page.html")
        let page = try BrowserPage()
        try page.open("file://\(folder.path)/page.html")
        try page.wait(until: "document.querySelector('section img')?.naturalWidth > 0")
        #expect(try page.text("getComputedStyle(document.querySelector('header')).position") == "sticky")
        try page.press("/")
        try page.type("stop")
        try page.wait(until: "document.querySelectorAll('section:not([hidden])').length === 1")
        #expect(try page.text("document.querySelector('section:not([hidden]) h2').textContent") == "Stopwatch")
        #expect(page.problems.isEmpty)
    }
}
