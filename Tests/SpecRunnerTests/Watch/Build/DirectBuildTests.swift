import Foundation
import System
import TestSupport
import Testing

@testable import SpecRunner

/// A package of two modules that SwiftPM has built, and what happens as its files change.
@Suite("A build without SwiftPM", .enabled(if: BuiltPackage.canBuild, "lld isn't beside swift"), .serialized) @MainActor
struct DirectBuildTests {
    @Test("compiles and links what changes in functions, and leaves everything else to SwiftPM")
    func changes() throws {
        let package = try BuiltPackage()
        #expect(try package.run() == "hello, you\n")
        let greeting = package.path("Sources/Kit/Greeting.swift")
        #expect(!package.buildDirectly(greeting), "nothing is prepared")

        package.prepare()
        let object = try #require(package.objectTime("Greeting"))
        try package.edit(greeting, "\"hello, \"", "\"good day, \"")
        #expect(package.buildDirectly(greeting))
        #expect(try package.run() == "good day, you\n")
        #expect(package.objectTime("Greeting") == object, "what SwiftPM made is not touched")

        // Names that the file didn't use before are its own matter. What was built before stays.
        let shown = package.path("Sources/App/Shown.swift")
        try package.edit(shown, "Greeting().text()", "Greeting().text() + signature()")
        #expect(package.buildDirectly(shown))
        #expect(try package.run() == "good day, you!\n")

        // Another module has a copy of the body.
        let shared = package.path("Sources/Kit/Signature.swift")
        try package.edit(shared, "\"!\"", "\"?\"")
        #expect(!package.buildDirectly(shared))
        #expect(package.build(shared) == .rebuilt)
        #expect(try package.run() == "good day, you?\n")

        // Another file has to be compiled again.
        package.prepare()
        try package.edit(package.path("Sources/Kit/Name.swift"), "String", "Substring")
        #expect(!package.buildDirectly(package.path("Sources/Kit/Name.swift")))
        #expect(package.build(package.path("Sources/Kit/Name.swift")) == .rebuilt)
        #expect(try package.run() == "good day, you?\n")

        // Other libraries are needed.
        package.prepare()
        try package.edit(greeting, "public struct", "import Foundation\npublic struct")
        #expect(!package.buildDirectly(greeting))
        #expect(package.build(greeting) == .rebuilt)

        package.prepare()
        try package.edit(greeting, "\"good day, \"", "\"good day, \" + 1")
        #expect(!package.buildDirectly(greeting))
        guard case .failed(let errors) = package.build(greeting) else { throw Unexpected() }
        #expect(errors.contains("Sources/Kit/Greeting.swift:4:"))
        #expect(try package.run() == "good day, you?\n")
        try package.edit(greeting, " + 1", " + 1.description")
        #expect(package.build(greeting) == .rebuilt)
        #expect(try package.run() == "good day, 1you?\n")
    }

    @Test("builds nothing while another file is newer than what it is compiled to, or another build has been there")
    func others() throws {
        let package = try BuiltPackage()
        let greeting = package.path("Sources/Kit/Greeting.swift")
        let shown = package.path("Sources/App/Shown.swift")
        package.prepare()
        try package.edit(shown, "()", "( )")
        try package.edit(greeting, "hello", "hi")
        #expect(!package.buildDirectly(greeting))
        #expect(package.build([greeting, shown]) == .rebuilt)
        #expect(try package.run() == "hi, you\n")

        package.prepare()
        try package.edit(greeting, "hi", "hey")
        #expect(package.buildDirectly(greeting))
        // SwiftPM's build of something else, which compiles the file as well or not.
        let object = package.path(".build/debug/App.build/main.swift.o")
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: object)
        package.prepare()
        try package.edit(shown, "( )", "()")
        #expect(!package.buildDirectly(shown))
        #expect(package.build(shown) == .rebuilt)
        #expect(try package.run() == "hey, you\n")
    }

    @Test("knows a file that was written again with the same content, which SwiftPM doesn't compile")
    func writtenAgain() throws {
        let package = try BuiltPackage()
        let greeting = package.path("Sources/Kit/Greeting.swift")
        let shown = package.path("Sources/App/Shown.swift")
        package.prepare()
        try package.edit(shown, "Kit", "Kit")
        try package.edit(greeting, "hello", "hi")
        #expect(!package.buildDirectly(greeting), "nothing tells that the other file has the same content")
        #expect(package.build([greeting, shown]) == .rebuilt)

        package.prepare()
        try package.edit(greeting, "hi", "hey")
        #expect(package.buildDirectly(greeting))
        #expect(try package.run() == "hey, you\n")
        try package.edit(shown, "Kit", "Kit")
        try package.edit(greeting, "hey", "hello")
        #expect(!package.buildDirectly(greeting), "written again since the build")
    }

    private struct Unexpected: Error {}
}

@MainActor
private struct BuiltPackage {
    let folder: TemporaryFolder
    let build: PackageBuild

    nonisolated static let canBuild: Bool = {
        let tools = try? Program(["sh", "-c", "ls \"$(dirname \"$(readlink -f \"$(command -v swift)\")\")\""]).run()
            .output
        let names = (tools ?? "").split(separator: "\n")
        return names.contains("ld.lld") && names.contains("swift-build-tool")
    }()

    init() throws {
        folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "App",
                targets: [
                    .target(name: "CBase"),
                    .target(name: "Kit", dependencies: ["CBase"]),
                    .executableTarget(
                        name: "App", dependencies: ["Kit"], linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
                ]
            )

            """,
            "Sources/CBase/base.c": "int base(void) { return 1; }\n",
            "Sources/CBase/include/base.h": "int base(void);\n",
            "Sources/Kit/Greeting.swift": """
            public struct Greeting {
                public init() {}
                public func text() -> String { "hello, " + name() }
            }

            """,
            "Sources/Kit/Name.swift": "func name() -> String { \"you\" }\n",
            "Sources/Kit/Signature.swift": "@inlinable public func signature() -> String { \"!\" }\n",
            "Sources/App/main.swift": "print(shown())\n",
            "Sources/App/Shown.swift": "import Kit\n\nfunc shown() -> String { Greeting().text() }\n",
        ])
        let result = try Program(["swift", "build", "--package-path", folder.path, "--disable-sandbox"]).run()
        try #require(result.status == 0, "\(result.output)\(result.errors)")
        build = try #require(PackageBuild(of: folder.path(".build/debug/App"), in: folder.path))
    }

    func path(_ name: String) -> String { folder.path(name) }

    func prepare() {
        build.prepare()
        build.finishPreparation()
    }

    func edit(_ path: String, _ old: String, _ new: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try #require(text.contains(old))
        // Swift's driver compares times in whole seconds: it misses a change in the second of the last one. The times of files
        // come from a clock that may be some milliseconds behind.
        Thread.sleep(forTimeInterval: 1.02 - Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 1))
        try text.replacing(old, with: new).write(toFile: path, atomically: true, encoding: .utf8)
    }

    func buildDirectly(_ path: String) -> Bool { build.direct.build(path) }

    func build(_ paths: [String]) -> PackageBuild.Outcome {
        var changes = Watcher.Changes()
        changes.files = Set(paths)
        return build.build(for: changes) { _ in }
    }

    func build(_ path: String) -> PackageBuild.Outcome { build([path]) }

    func run() throws -> String { try Program([build.program]).run().output }

    /// When SwiftPM compiled a file of `Kit`.
    func objectTime(_ name: String) -> Int? {
        FileSystem.modificationTime(folder.path(".build/debug/Kit.build/\(name).swift.o"))
    }
}
