import Foundation
import TestSupport
import Testing

/// The page as a person uses it, in a browser.
@Suite(.enabled(if: Browser.isHere, Browser.absence), .serialized) struct PageTests {
    private static let cart = """
        describe("A cart #shop", function()
            it("is empty", function() assert.are.equal(0, 0) end)
            it("adds <img src=x onerror=alert(1)>", function()
                print("<b>one</b>")
                assert.are.equal(1, 2)
            end)
        end)
        """

    /// A page that shows the specs of a folder.
    private static func open(
        _ client: WorkbenchClient, width: Int = 1280, isDark: Bool = false
    ) throws -> BrowserPage {
        let page = try BrowserPage(width: width, isDark: isDark)
        try page.open(client.address)
        try page.wait(until: "document.querySelectorAll('#tree [role=treeitem]').length > 0")
        return page
    }

    /// The page asked for nothing elsewhere, and had no error.
    private static func check(_ page: BrowserPage, _ client: WorkbenchClient) {
        #expect(page.problems == [])
        for address in page.requests {
            #expect(address.hasPrefix(client.address) || address.hasPrefix("blob:http://127.0.0.1:"), "\(address)")
        }
    }

    private static func status(_ page: BrowserPage) throws -> String {
        try page.text("document.getElementById('run-status').textContent")
    }

    private static func waitForRun(_ page: BrowserPage) throws {
        try page.wait(until: "document.getElementById('run-status').textContent.includes('last run')")
    }

    @Test func `Specs are run by the keyboard alone, and a failure is told with its lines, as text`() async throws {
        let folder = try TemporaryFolder(["specs/cart_spec.lua": Self.cart])
        let client = try await WorkbenchClient(in: folder)
        let page = try Self.open(client)
        // Three parts of the page are one stop, so are the rows of the tree.
        for _ in 0..<30 where try page.text("document.activeElement.getAttribute('role')") != "treeitem" {
            try page.press("Tab")
        }
        try page.press("Home")
        try page.press("Enter")
        try Self.waitForRun(page)
        #expect(try Self.status(page).contains("1 passed, 1 failed"))
        for _ in 0..<3 { try page.press("ArrowDown") }
        try page.wait(until: "document.getElementById('detail').textContent.includes('failed in')")
        let detail = try page.text("document.getElementById('detail').textContent")
        #expect(detail.contains("adds <img src=x onerror=alert(1)>"))
        #expect(detail.contains("> 5 |         assert.are.equal(1, 2)"))
        #expect(detail.contains("<b>one</b>"))
        #expect(try page.text("document.querySelectorAll('#panel-specs img, #panel-specs b').length") == "0")
        // One spec alone.
        try page.press("ArrowUp")
        try page.press("Enter")
        try page.wait(until: "document.getElementById('run-status').textContent.includes('1 passed, 0 failed')")
        Self.check(page, client)
    }

    @Test func `A saved file runs again while the page watches, and a tag chooses specs`() async throws {
        let folder = try TemporaryFolder([
            "specs/cart_spec.lua": Self.cart, "specs/other_spec.lua": "it('is other', function() end)",
        ])
        let client = try await WorkbenchClient(in: folder)
        let page = try Self.open(client)
        try page.click("#watch")
        try Self.waitForRun(page)
        #expect(try Self.status(page).contains("2 passed, 1 failed"))
        try folder.write(Self.cart.replacing("equal(1, 2)", with: "equal(2, 2)"), to: "specs/cart_spec.lua")
        try page.wait(until: "document.getElementById('run-status').textContent.includes('2 passed, 0 failed')")
        try page.click("#watch")
        try page.wait(until: "document.getElementById('watch').getAttribute('aria-pressed') === 'false'")
        try page.click("#tags button")
        try page.wait(until: "document.getElementById('run-shown').textContent === 'Run these 2'")
        try page.click("#run-shown")
        try page.wait(until: "document.getElementById('run-status').textContent.includes('2 passed, 0 failed')")
        Self.check(page, client)
    }

    @Test func `A view is hosted, pointed at, tapped, and what was done is recorded`() async throws {
        let folder = try TemporaryFolder(["specs/a_spec.lua": "it('is', function() end)"])
        let client = try await WorkbenchClient(in: folder)
        let page = try Self.open(client)
        try page.click("#tab-screen")
        try page.click("#host-view")
        try page.type("Lamp")
        try page.press("Enter")
        try page.wait(until: "document.querySelectorAll('#views [role=option]').length > 3")
        // The button is the last view but its text.
        try page.text("document.getElementById('views').focus()")
        try page.press("End")
        try page.press("ArrowUp")
        let found = "screen:find{ button = \\\"Turn on\\\" }"
        try page.wait(until: "document.getElementById('find').textContent === \"\(found)\"")
        try page.hover("#outline")
        try page.press("c")
        try page.wait(until: "document.getElementById('screen-status').textContent.startsWith('Copied screen:find')")
        try page.click("#outline")
        try page.wait(until: "document.getElementById('views').textContent.includes('Bright')")
        try page.click("#lua")
        try page.type("screen:find('Text'):string()")
        try page.press("Enter")
        try page.wait(until: "document.getElementById('log').textContent.includes('\"Bright\"')")
        try page.click("#record-name")
        try page.type("lights up")
        try page.press("Enter")
        try page.wait(until: "document.getElementById('tree').textContent.includes('lights_up_spec.lua')")
        let written = try folder.read("specs/lights_up_spec.lua")
        #expect(written.contains("screen:find{ button = \"Turn on\" }:tap()"))
        #expect(written.contains("assert.equal(\"Bright\""))
        Self.check(page, client)
    }

    @Test func `The steps of a spec are shown, and anew when the spec has run again`() async throws {
        let lamp = """
            it("lights up", function()
                local screen = host(views.Lamp())
                screen:find("Button"):tap()
                assert.has_text(screen, "Dim")
            end)

            """
        let folder = try TemporaryFolder(["specs/lamp_spec.lua": lamp])
        let client = try await WorkbenchClient(in: folder)
        let page = try Self.open(client)
        try page.press("Tab")
        try page.click("#tree [role=treeitem]:last-child")
        try page.click("#detail .bar button:nth-child(2)")
        try page.wait(until: "document.querySelector('#detail .sv') !== null")
        // The step that failed, between the pictures before and after.
        let step = "document.querySelector('.sv [aria-current]').textContent"
        #expect(try page.text(step).contains("assert.has_text"))
        try page.press("ArrowLeft")
        try page.text("document.querySelector('.sv [aria-current]').focus()")
        try page.press("ArrowUp")
        try page.wait(until: "document.querySelector('.sv [aria-current]').textContent.includes('tap()')")
        try page.wait(until: "[...document.querySelectorAll('.sv img')].some(image => image.naturalWidth > 0)")
        try page.click("#run-all")
        try Self.waitForRun(page)
        try page.wait(until: "document.querySelector('.sv [aria-current]')?.textContent.includes('tap()')")
        try folder.write(lamp.replacing("Dim", with: "Bright"), to: "specs/lamp_spec.lua")
        try page.click("#run-all")
        try page.wait(until: "document.getElementById('run-status').textContent.includes('1 passed, 0 failed')")
        try page.wait(until: "document.querySelector('.sv') && !document.querySelector('.sv .failed')")
        Self.check(page, client)
    }

    @Test func `A spec without steps says so, and one that ends amid them has those`() async throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": "it('is', function() end)",
            "specs/b_spec.lua": "it('ends', function() host(views.Lamp()):find('Button'):tap() os.exit(3) end)",
        ])
        let client = try await WorkbenchClient(["--trust"], in: folder)
        let page = try Self.open(client)
        let steps = "document.querySelector('.steps').textContent"
        for (file, text) in [("a_spec", "It has no steps"), ("b_spec", "tap()")] {
            try page.click("#filter")
            try page.text("document.getElementById('filter').value = ''")
            try page.type(file)
            let row = "document.querySelector('#tree .row:not(.file)')"
            try page.wait(until: "\(row)?.dataset.key.startsWith('specs/\(file)')")
            try page.text("\(row).click()")
            try page.wait(until: "document.querySelector('#detail .bar button:nth-child(2)')?.textContent === 'Steps'")
            try page.click("#detail .bar button:nth-child(2)")
            try page.wait(until: "\(steps).includes('\(text)')")
        }
        Self.check(page, client)
    }

    @Test func `A file is edited and run`() async throws {
        let folder = try TemporaryFolder(["specs/cart_spec.lua": "it('is', function() error('no') end)\n"])
        let client = try await WorkbenchClient(in: folder)
        let page = try Self.open(client)
        try page.click("#tree [role=treeitem]")
        try page.click("#detail .bar button:last-child")
        try page.wait(until: "document.querySelector('.editor textarea') !== null")
        try page.text(
            """
            (() => { const area = document.querySelector('.editor textarea')
            area.value = area.value.replace("error('no')", "") })()
            """)
        try page.click(".editor .bar button:nth-child(2)")
        try page.wait(until: "document.getElementById('run-status').textContent.includes('1 passed, 0 failed')")
        #expect(try folder.read("specs/cart_spec.lua") == "it('is', function()  end)\n")
        Self.check(page, client)
    }

    @Test(arguments: [false, true])
    func `A narrow page fits, light and dark, and everything on it has a name`(_ isDark: Bool) async throws {
        let folder = try TemporaryFolder(["specs/cart_spec.lua": Self.cart])
        let client = try await WorkbenchClient(in: folder)
        let page = try Self.open(client, width: 320, isDark: isDark)
        try page.click("#run-all")
        try Self.waitForRun(page)
        for part in ["specs", "screen", "previews"] {
            try page.click("#tab-\(part)")
            if part == "screen" {
                try page.click("#host-view")
                try page.type("SignIn")
                try page.press("Enter")
                try page.wait(until: "document.querySelectorAll('#views [role=option]').length > 3")
            }
            if part == "previews" { try page.wait(until: "document.querySelectorAll('#previews li').length > 0") }
            #expect(try page.text("document.documentElement.scrollWidth") == "320", "\(part)")
            let controls = [
                "button", "textbox", "searchbox", "combobox", "checkbox", "tab", "tree", "treeitem", "listbox",
            ]
            for name in try page.accessibleNames() where controls.contains(where: { name.hasPrefix("\($0) ") }) {
                #expect(!name.hasSuffix(" \"\""), "\(name)")
            }
        }
        let ground = try page.text("getComputedStyle(document.body).backgroundColor")
        #expect(ground == (isDark ? "rgb(22, 24, 28)" : "rgb(255, 255, 255)"))
        Self.check(page, client)
    }

    @Test func `20,000 specs have few rows, and a filter leads to each`() async throws {
        var files: [String: String] = [:]
        for number in 0..<20 {
            files["specs/part_\(number)_spec.lua"] =
                "for i = 1, 1000 do it('spec ' .. i .. ' of \(number)', function() end) end"
        }
        let client = try await WorkbenchClient(in: TemporaryFolder(files))
        let page = try Self.open(client)
        try page.wait(until: "document.getElementById('run-status').textContent.startsWith('20000 specs')")
        #expect(try page.text("document.querySelectorAll('#tree [role=treeitem]').length") == "20")
        try page.click("#filter")
        try page.type("spec 9")
        try page.wait(until: "document.getElementById('tree').textContent.includes('more rows')")
        #expect(Int(try page.text("document.querySelectorAll('#tree [role=treeitem]').length"))! <= 500)
        try page.type("97 of 19")
        try page.wait(until: "document.getElementById('run-shown').textContent === 'Run these 1'")
        try page.click("#run-shown")
        try page.wait(until: "document.getElementById('run-status').textContent.includes('1 passed, 0 failed')")
        Self.check(page, client)
    }

    @Test func `The page says that specs are trusted`() async throws {
        let folder = try TemporaryFolder(["specs/cart_spec.lua": Self.cart])
        let client = try await WorkbenchClient(["--trust"], in: folder)
        let page = try Self.open(client)
        #expect(try page.text("document.getElementById('trust').hidden") == "false")
    }
}
