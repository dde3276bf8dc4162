import Foundation
import TestSupport
import Testing

/// The articles: each example does what it shows.
@Suite("Articles")
struct ArticleTests {
    /// The article whose Lua is about the example of embedding.
    private static let consoles = ["Embedding": "Specs"]

    @Test("show what holds", arguments: MarkdownDocument.articles)
    func examples(_ name: String) throws {
        let folder = try ExampleFolder()
        let document = try MarkdownDocument(article: name)
        let runner = ExampleRunner(
            document: document, console: Self.consoles[name] ?? "viewspec", folder: folder)
        for problem in try runner.problems() { Issue.record("\(problem)") }
    }

    @Test("wait for a screen that loads for two seconds")
    func waiting() throws {
        let articles = try ["FirstSpec", "Waiting"].map { try MarkdownDocument(article: $0) }
        for text in articles {
            let examples = text.examples.filter { $0.language == "lua" && $0.text.contains("delay") }
            #expect(!examples.isEmpty)
            for example in examples {
                #expect(example.text.matches(of: /delay = 2\b/).count == example.text.matches(of: /delay/).count)
            }
        }
    }

    @Test("are all named by the landing page")
    func topics() throws {
        let landing = try String(contentsOf: MarkdownDocument.catalog.appending(path: "ViewSpec.md"), encoding: .utf8)
        #expect(
            MarkdownDocument.articles == [
                "Agents", "Architecture", "BringingAnApp", "CheckingPreviews", "ComingFromBusted",
                "ComingFromViewInspector",
                "Console",
                "ContinuousIntegration", "Embedding", "FirstSpec", "GuideBySection", "Installing", "Layout",
                "OnTheScreen", "Pictures", "Previews", "ScreensAsText", "ViewSpec", "Waiting", "WhatAPersonDoes",
                "WhatThisStandsOn",
                "WhatWeTookOnTrust", "WhenASpecFails", "Workbench",
            ])
        for name in MarkdownDocument.articles where name != "ViewSpec" {
            #expect(landing.contains("- <doc:\(name)>"), "\(name)")
        }
    }

    @Test("on what the code stands on names files and tests that are there, and all that import an SPI")
    func foundations() throws {
        let article = try Checkout.read("Sources/ViewSpec/ViewSpec.docc/WhatThisStandsOn.md")
        let rows = article.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| what") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        #expect(rows.count > 15)
        for row in rows {
            let places = row[1].matches(of: /`([A-Za-z]+(?:\/[\w\/.+]+)?)`/).map { String($0.output.1) }
            #expect(!places.isEmpty, "\(row[0])")
            for place in places where place.contains("/") && !place.hasPrefix("tools/") {
                #expect(
                    FileManager.default.fileExists(atPath: Checkout.root.appending(path: "Sources/\(place)").path),
                    "\(place)")
            }
            for test in row[4].matches(of: /`([A-Za-z]+Tests(?:\/[\w\/]+)?)`/).map({ String($0.output.1) }) {
                let path = Checkout.root.appending(path: "Tests/\(test)").path
                let isThere = [path, path + ".swift"].contains { FileManager.default.fileExists(atPath: $0) }
                #expect(isThere || !test.contains("/"), "\(test)")
            }
        }
        for file in CompiledSwift.files(below: "Sources") {
            guard let text = try? String(contentsOf: file, encoding: .utf8),
                text.contains("@_spi(") || text.contains("@_silgen_name")
            else {
                continue
            }
            #expect(article.contains(file.lastPathComponent), "\(file.lastPathComponent)")
        }
    }

    /// Functions of the Swift runtime and of Dispatch that no header declares, and the standard library's with an underscore.
    @Test func `The article on what the code stands on names each private symbol`() throws {
        let article = try Checkout.read("Sources/ViewSpec/ViewSpec.docc/WhatThisStandsOn.md")
        let symbols = [
            #/\b(_?swift_[A-Za-z_]+|_dispatch_[A-Za-z0-9_]+)\b/#,
            #/\b(_typeName|_typeByName|_mangledTypeName|_forEachField|_isPOD)\(/#,
        ]
        for file in CompiledSwift.files(below: "Sources", endings: ["swift", "c", "h"]) {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let code = line.trimmingPrefix { $0 == " " }
                guard !code.hasPrefix("//") else { continue }
                for found in symbols.flatMap({ code.matches(of: $0) }) {
                    #expect(article.contains("`\(found.1)`"), "\(found.1) in \(file.lastPathComponent)")
                }
            }
        }
    }

    @Test("on the architecture has each module in its table")
    func modules() throws {
        let article = try Checkout.read("Sources/ViewSpec/ViewSpec.docc/Architecture.md")
        let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|")[0] }
        let modules = try FileManager.default.contentsOfDirectory(
            atPath: Checkout.root.appending(path: "Sources").path)
        for module in modules.sorted() where !module.hasPrefix(".") {
            #expect(rows.contains { $0.contains("`\(module)`") }, "\(module)")
        }
    }

    @Test(arguments: ["Sources/ViewSpec/ViewSpec.docc/Architecture.md", "CONTRIBUTING.md"])
    func `The map names files and folders that are there`(_ name: String) throws {
        var paths = ["Sources", "Tests", "lua", "tools", "specs", "Examples", "Benchmarks", "Plugins", ".ci"]
        for folder in paths {
            let url = Checkout.root.appending(path: folder)
            let below = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
            paths += below.filter { !$0.contains(".build/") }.map { "\(folder)/\($0)" }
        }
        let found = try Checkout.read(name).matches(
            of: /`((?:[A-Za-z+.]+\/)+[A-Za-z+.]*|[A-Za-z+]+\.(?:swift|c|lua))`/)
        #expect(found.count > 10)
        for path in found.map({ $0.1.hasSuffix("/") ? String($0.1.dropLast()) : String($0.1) }) {
            #expect(paths.contains { $0 == path || $0.hasSuffix("/\(path)") }, "\(path)")
        }
    }

    /// Kinds that are asked for by identity, each with the reason.
    private static let kindsAskedFor = [
        "Table": "its cells have its columns",
        "PreferredColorScheme": "the modifier knows itself among others with a value of its type",
        "TextCase": "one that sets nil leaves the environment as one that isn't there",
        "Tint": "one of the button itself may be the same as that around it",
    ]

    @Test func `Kinds are asked for facets, and not for their identity`() throws {
        for module in ["ViewGraph", "Layout", "Gestures", "Views"] {
            for file in CompiledSwift.files(below: "Sources/\(module)") {
                let text = try String(contentsOf: file, encoding: .utf8)
                for found in text.matches(of: /[!=]== (?:ViewType|ModifierType)\.(\w+)/) {
                    #expect(
                        Self.kindsAskedFor[String(found.1)] != nil, "\(found.1) in \(file.lastPathComponent)")
                }
            }
        }
    }

    @Test func `The architecture names the modules that each module imports`() throws {
        let article = try Checkout.read("Sources/ViewSpec/ViewSpec.docc/Architecture.md")
        var rows: [String: Set<String>] = [:]
        for row in article.split(separator: "\n") where row.hasPrefix("| `") {
            let cells = row.split(separator: "|").map { Set($0.matches(of: /`(\w+)`/).map { String($0.1) }) }
            for module in cells[0] { rows[module] = cells[0].union(cells.last ?? []) }
        }
        /// The modules that a module may import, which are those that its imports may import as well.
        func known(to module: String) -> Set<String> {
            var found: Set<String> = []
            var left = [module]
            while let next = left.popLast() { left += (rows[next] ?? []).filter { found.insert($0).inserted } }
            return found
        }
        for module in [
            "ViewGraph", "Layout", "Gestures", "Views", "Inspector", "Pictures", "Checks", "Scripting", "AppBuilding",
            "SpecRunner", "Console",
        ] {
            let known = known(to: module)
            let folder = Checkout.root.appending(path: "Sources").appending(path: module)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                for found in text.matches(of: /(?:^|\n)(?:@\w+ )?import (?:struct |class |enum |protocol )?(\w+)/) {
                    let imported = String(found.1)
                    guard rows[imported] != nil else { continue }
                    #expect(known.contains(imported), "\(module) imports \(imported) in \(file.lastPathComponent)")
                }
            }
        }
    }
}
