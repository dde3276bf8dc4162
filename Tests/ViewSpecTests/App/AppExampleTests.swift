import Foundation
import TestSupport
import Testing

/// The example apps that know nothing of ViewSpec, built by an installed console as a fresh clone of each is.
///
/// It runs where `VIEWSPEC_TEST_PREFIX` names the place that `make install` has installed to, as in CI.
@Suite(
    "Apps as they are", .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["VIEWSPEC_TEST_PREFIX"] != nil))
struct AppExampleTests {
    private static let prefix = ProcessInfo.processInfo.environment["VIEWSPEC_TEST_PREFIX"] ?? ""

    /// A copy of an example.
    private func clone(_ example: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let original = Checkout.root.appending(path: "Examples/\(example)").path
        let names = try FileManager.default.contentsOfDirectory(atPath: original)
        for name in names where name != ".viewspec" && name != ".build" {
            try FileManager.default.copyItem(atPath: "\(original)/\(name)", toPath: folder.path(name))
        }
        return folder
    }

    /// Runs the installed console.
    /// - Returns: What it prints, without durations.
    private func viewspec(_ arguments: String..., in folder: TemporaryFolder) throws -> (
        status: Int32, output: String, errors: String
    ) {
        let result = try Program([Self.prefix + "/bin/viewspec"] + arguments, in: folder.url).run()
        return (result.status, result.output.replacing(/\s\(\d[\d.]* m?s\)/, with: ""), result.errors)
    }

    @Test(arguments: [
        (
            "Greenhouse",
            """
            specs/greenhouse_spec.lua
              Greenhouse
                ✓ adds a plant
                ✓ waters what is thirsty
                ✓ shows the tips that come with the app

            3 successes, 0 failures, 0 errors, 0 pending

            """
        ),
        (
            "Recipes",
            """
            specs/recipe_spec.lua
              A recipe
                ✓ has amounts for the number of people

            1 success, 0 failures, 0 errors, 0 pending

            """
        ),
        (
            "Trails",
            """
            specs/trails_spec.lua
              Trails
                ✓ adds up what was walked

            1 success, 0 failures, 0 errors, 0 pending

            """
        ),
    ])
    func `The specs of an app run, and its folder stays as it was`(_ example: String, _ output: String) throws {
        let folder = try clone(example)
        let before = try folder.names()
        let first = try viewspec("run", in: folder)
        #expect(first.output == output, "\(first.errors)")
        #expect(first.status == 0)
        #expect(first.errors.contains("Compiling \(example) "))
        #expect(try folder.names() == (before + [".viewspec"]).sorted())
        let second = try viewspec("run", in: folder)
        #expect(second.output == output)
        #expect(second.errors == "", "nothing is to be built")
    }

    @Test func `An app whose folder was moved is built again`() throws {
        let folder = try clone("Recipes")
        let first = try viewspec("run", in: folder)
        let moved = try TemporaryFolder()
        for name in try folder.names() {
            try FileManager.default.moveItem(atPath: folder.path(name), toPath: moved.path(name))
        }
        let second = try viewspec("run", in: moved)
        #expect(second.output == first.output, "\(second.errors)")
        #expect(second.status == 0)
    }

    @Test func `Networking is loaded by an app that uses it, and by no other`() throws {
        let folder = try clone("Greenhouse")
        func loadsNetworking() throws -> Bool {
            let result = try viewspec("run", in: folder)
            #expect(result.status == 0, "\(result.output)\(result.errors)")
            return try Shell.run("ldd .viewspec/console/viewspec", in: folder.url).output.contains(
                "FoundationNetworking")
        }
        #expect(try !loadsNetworking())
        try folder.write(
            "import Foundation\nfunc load() -> URLSession { .shared }\n", to: "Sources/Greenhouse/Loading.swift")
        #expect(try loadsNetworking())
    }

    @Test func `Existing tests run with their manifest as it is`() throws {
        let folder = try clone("Recipes")
        let before = try folder.names()
        let result = try viewspec("test", in: folder)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("Executed 2 tests, with 0 failures"))
        #expect(result.output.contains("Test run with 1 test in 1 suite passed"))
        #expect(try folder.names() == (before + [".viewspec"]).sorted(), "there is no Package.resolved")
        let filtered = try viewspec("test", "--filter", "testStepper", in: folder)
        #expect(filtered.output.contains("Executed 1 test, with 0 failures"))
    }

    @Test func `A package that doesn't compile says so once, with its errors`() throws {
        let folder = try clone("Recipes")
        try folder.write("import SwiftUI\nlet wrong: Int = \"text\"\n", to: "Sources/Recipes/Wrong.swift")
        let result = try viewspec("run", in: folder)
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(
            result.errors.components(separatedBy: "cannot convert value of type").count == 3, "the message and its mark"
        )
        #expect(
            result.errors.hasSuffix(
                """
                Error: the app doesn't build:
                Sources/Recipes/Wrong.swift:2:18: error: cannot convert value of type 'String' to specified type 'Int'
                2 | let wrong: Int = "text"
                  |                  `- error: cannot convert value of type 'String' to specified type 'Int'

                """), "\(result.errors)")
    }

    @Test func `A crash names the file as the user knows it`() throws {
        let folder = try clone("Trails")
        try folder.write(
            """
            import SwiftUI

            struct Broken: View {
                let numbers: [Int] = []
                var body: some View { Text("\\(numbers[3])") }
            }
            """, to: "Trails/Views/Broken.swift")
        try folder.write(
            folder.read("specs/Specs.swift").replacing(
                "RegisteredView(\"TrailList\") { TrailList() }", with: "RegisteredView(\"Broken\") { Broken() }"),
            to: "specs/Specs.swift")
        try folder.write("it(\"breaks\", function() host(views.Broken()) end)\n", to: "specs/trails_spec.lua")
        let result = try viewspec("run", in: folder)
        #expect(result.output.contains("in Trails/Views/Broken.swift:5\n"), "\(result.output)\(result.errors)")
    }

    @Test func `A library may have the start of the app, a tool of its own, C and resources`() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "my-app", targets: [
                    .target(name: "CWords"),
                    .executableTarget(name: "generate"),
                    .plugin(name: "Generate", capability: .buildTool(), dependencies: ["generate"]),
                    .target(name: "Mac"),
                    .target(
                        name: "my-app", dependencies: ["CWords", .target(name: "Mac", condition: .when(platforms: [.macOS]))],
                        resources: [.copy("words.txt")], plugins: ["Generate"]),
                ])
            """,
            "Sources/CWords/include/words.h": "int count_of_words(void);\n",
            "Sources/CWords/words.c": "#include \"words.h\"\nint count_of_words(void) { return 2; }\n",
            "Sources/Mac/Mac.swift": "import AppKit\n",
            "Sources/generate/main.swift": """
            import Foundation
            try "let generated = \\"made\\"".write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
            """,
            "Plugins/Generate/Generate.swift": """
            import PackagePlugin
            @main struct Generate: BuildToolPlugin {
                func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
                    let output = context.pluginWorkDirectory.appending("Generated.swift")
                    let tool = try context.tool(named: "generate").path
                    return [.buildCommand(displayName: "", executable: tool, arguments: [output], outputFiles: [output])]
                }
            }
            """,
            "Sources/my-app/words.txt": "two words",
            "Sources/my-app/App.swift": """
            import CWords
            import SwiftUI
            @main struct MyApp: App {
                var body: some Scene { WindowGroup { Words() } }
            }
            struct Words: View {
                private let words = try? String(
                    contentsOf: Bundle.module.url(forResource: "words", withExtension: "txt")!, encoding: .utf8)
                var body: some View { Text("\\(generated): \\(words ?? ""), \\(count_of_words())") }
            }
            """,
            "specs/Specs.swift": """
            import ViewSpec
            @testable import my_app
            @main struct Specs: SpecConsole {
                static var catalog: Catalog { Catalog { RegisteredView("Words") { Words() } } }
            }
            """,
            "specs/words_spec.lua":
                "it('has words', function() assert.has_text(host(views.Words()), 'made: two words, 2') end)",
        ])
        let result = try viewspec("run", in: folder)
        #expect(
            result.output.hasSuffix("1 success, 0 failures, 0 errors, 0 pending\n"), "\(result.output)\(result.errors)")
    }

    @Test func `A target with the name of a module of ours is refused, with a way out`() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", targets: [.target(name: "Layout")])
            """,
            "Sources/Layout/Screen.swift": "import SwiftUI\n",
            "specs/a_spec.lua": "it('is there', function() end)",
        ])
        let result = try viewspec("run", in: folder)
        #expect(result.status == 2)
        #expect(
            result.errors
                == "Error: the target Layout has the name of a module of ViewSpec's, and a program can't have two "
                + "modules of one name. Rename the target; where other packages import it, give its product the old name\n"
        )
    }

    @Test func `The README's section on an app works word by word`() throws {
        let text = try Checkout.read("README.md")
        let start = try #require(text.range(of: "## In your own app\n")).upperBound
        let section = text[start...].prefix(upTo: text[start...].range(of: "\n## ")?.lowerBound ?? text.endIndex)
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "MyApp", targets: [.target(name: "MyApp")])
            """
        ])
        let examples = MarkdownDocument.examples(in: String(section), of: "README.md")
        for example in examples {
            if let path = example.path { try folder.write(example.content, to: path) }
        }
        let console = try #require(examples.first { $0.language == "console" })
        let result = try viewspec("run", "specs", in: folder)
        #expect(console.text == "$ viewspec run specs\n" + result.output, "\(result.errors)")
    }
}
