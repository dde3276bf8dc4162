import Foundation
import SpecRunner
import System

/// The page of a gallery: one file, which asks for nothing elsewhere. Of equal pictures there is one in it.
struct GalleryPage {
    /// A view with its pictures.
    struct Entry {
        let view: GalleryEntry
        let drawing: Drawing
        /// The pictures in the order of the settings; those of several settings that look the same are one.
        let pictures: [(text: String, variants: [GalleryVariant])]

        init(_ view: GalleryEntry, _ drawing: Drawing) {
            (self.view, self.drawing) = (view, drawing)
            var pictures: [(text: String, variants: [GalleryVariant])] = []
            var places: [String: Int] = [:]
            for (number, variant) in view.variants.enumerated() {
                guard let text = drawing.pictures[number] else { continue }
                if let place = places[text] {
                    pictures[place].variants.append(variant)
                } else {
                    places[text] = pictures.count
                    pictures.append((text, [variant]))
                }
            }
            self.pictures = pictures
        }

        /// What there is to see, as the page's script and style call it.
        var state: String {
            if drawing.problems.contains(where: { $0.kind == .missing }) { return "missing" }
            return drawing.problems.contains { $0.kind == .finding } ? "found" : "fine"
        }
    }

    let entries: [Entry]

    /// The numbers of things on the page.
    var summary: String {
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        let previews = entries.count { $0.view.preview != nil }
        var parts = [
            count(entries.count - previews, "view"), count(previews, "preview"),
            count(entries.reduce(0) { $0 + $1.drawing.pictures.count }, "picture"),
        ]
        let (found, missing) = (entries.count { $0.state == "found" }, entries.count { $0.state == "missing" })
        if found > 0 { parts.append("\(found) with findings") }
        if missing > 0 { parts.append("\(missing) not drawn in full") }
        return parts.joined(separator: ", ")
    }

    var text: String {
        var store = PictureStore()
        let labels = labels
        let sections = entries.enumerated().map { section($1, number: $0, labels, &store) }.joined()
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
            style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>Gallery: \(summary)</title>
            <style>
            \(EmbeddedResources.text("gallery_style.css"))
            </style>
            </head>
            <body>
            <header>
            <h1>Gallery</h1>
            <p class="note">\(summary)</p>
            \(tools(labels))
            </header>
            <main>
            <noscript><p class="note">The pictures of this page are shown by its script, which the browser doesn't run.</p></noscript>
            \(sections)<p id="nothing" hidden>Nothing matches.</p>
            </main>
            <dialog aria-labelledby="shown"><div class="bar"><h2 id="shown"></h2>
            <button type="button" id="before" aria-label="Previous picture">←</button>
            <button type="button" id="after" aria-label="Next picture">→</button>
            <button type="button" id="close" aria-label="Close">✕</button></div>
            <div class="large"><img alt=""></div></dialog>
            <footer class="note"><kbd>/</kbd> search <kbd>n</kbd> <kbd>p</kbd> next, previous view \
            <kbd>Enter</kbd> enlarge a picture <kbd>←</kbd> <kbd>→</kbd> the pictures beside it</footer>
            <script type="application/json" id="pictures">\(store.json)</script>
            <script>
            \(EmbeddedResources.text("gallery_script.js"))
            </script>
            </body>
            </html>

            """
    }

    /// The settings of all views, each once, in the order in which they come.
    private var labels: [String] {
        var known: Set<String> = []
        return entries.flatMap { $0.view.variants.map(\.label) }.filter { known.insert($0).inserted }
    }

    private func tools(_ labels: [String]) -> String {
        func button(_ state: String, _ title: String, _ number: Int) -> String {
            guard number > 0 else { return "" }
            return "<button type=\"button\" data-state=\"\(state)\" aria-pressed=\"\(state.isEmpty)\">\(title) "
                + "<b>\(number)</b></button>"
        }
        func count(_ state: String) -> Int { entries.count { $0.state == state } }
        let settings = labels.enumerated().map { number, label in
            "<button type=\"button\" data-setting=\"\(number)\" aria-pressed=\"true\">\(Self.markup(label))</button>"
        }.joined()
        return """
            <div class="tools" role="search">
            <input id="search" type="search" placeholder="Search  ( / )" aria-label="Search by name, file or finding" \
            autocomplete="off" spellcheck="false">
            <div class="group" role="group" aria-label="Show views by what was found">\(button("", "All", entries.count))\
            \(button("found", "Findings", count("found")))\(button("missing", "Not drawn", count("missing")))</div>
            <label class="note">Size <input id="size" type="range" min="25" max="100" step="5" value="50"></label>
            </div>
            <details class="tools" open><summary class="note">Settings</summary>
            <div class="group settings" role="group" aria-label="Settings that are shown">\(settings)</div></details>
            """
    }

    private func section(_ entry: Entry, number: Int, _ labels: [String], _ store: inout PictureStore) -> String {
        let title = Self.markup(entry.view.title)
        let place = entry.view.preview.map { "Preview · \(Self.markup($0.file)):\($0.line)" } ?? "View"
        let problems = entry.drawing.problems.map { problem in
            let word =
                switch problem.kind {
                case .missing: "Not drawn"
                case .finding: "Found"
                case .note: "Note"
                }
            return
                "<li class=\"\(problem.kind)\"><b>\(word)</b> <pre>\(Self.markup(problem.text, keepsLines: true))</pre></li>"
        }.joined()
        let figures = entry.pictures.map { picture in
            figure(entry, picture, title, labels, &store)
        }.joined()
        return """
            <section id="v\(number + 1)" data-state="\(entry.state)">
            <div class="title"><h2><a href="#v\(number + 1)">\(title)</a></h2><span class="note">\(place)</span></div>
            \(problems.isEmpty ? "" : "<ul>\(problems)</ul>\n")<div class="pictures">\(figures)</div>
            </section>

            """
    }

    private func figure(
        _ entry: Entry, _ picture: (text: String, variants: [GalleryVariant]), _ title: String, _ labels: [String],
        _ store: inout PictureStore
    ) -> String {
        let size = picture.variants[0].setting.device.size
        let caption = picture.variants.map { Self.markup($0.label) }.joined(separator: " = ")
        let numbers = picture.variants.compactMap { variant in labels.firstIndex(of: variant.label).map { "\($0)" } }
        return """
            <figure data-settings="\(numbers.joined(separator: " "))" style="--width:\(size.width.words)">\
            <button type="button" aria-label="Enlarge \(title), \(caption)">\
            <img data-picture="\(store.number(of: picture.text))" alt="" width="\(size.width.words)" \
            height="\(size.height.words)"></button><figcaption>\(caption)</figcaption></figure>
            """
    }

    /// A text of the app between tags or in an attribute; what can't be seen in it is written out.
    private static func markup(_ text: String, keepsLines: Bool = false) -> String {
        guard keepsLines else { return HTML.escape(text.withVisibleControls) }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { HTML.escape(String($0).withVisibleControls) }.joined(separator: "\n")
    }
}

/// The pictures of a page, each once.
private struct PictureStore {
    private var texts: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of text: String) -> Int {
        if let known = numbers[text] { return known }
        numbers[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }

    /// An array of texts in which no tag begins.
    var json: String {
        var json = "["
        for (index, text) in texts.enumerated() { json += (index > 0 ? ",\n\"" : "\"") + Self.escaped(text) + "\"" }
        return json + "]"
    }

    private static func escaped(_ text: String) -> String {
        text.escaped {
            switch $0 {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "<": "\\u003c"
            default: nil
            }
        }
    }
}
