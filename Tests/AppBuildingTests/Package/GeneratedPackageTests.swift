import TestSupport
import Testing

@testable import AppBuilding

@Suite("A package for sources without a manifest")
struct GeneratedPackageTests {
    @Test func `Its manifest has the module, the resources and the mode of the settings`() throws {
        let folder = try TemporaryFolder([
            "App/App.swift": "", "Shared/Shared.swift": "", "App/data.json": "", "texts/a.txt": "",
        ])
        var settings = AppSettings()
        settings.sources = ["App", "Shared"]
        settings.resources = ["App/data.json", "texts/a.txt"]
        settings.module = "My_App"
        settings.languageMode = "5.0"
        settings.defaultIsolation = "MainActor"
        let console = ConsoleFolder(app: folder.path)
        let links = try GeneratedPackage(folder: console, settings: settings).write()
        #expect(links.map(\.relative) == ["Sources/My_App/App", "Sources/My_App/Shared", "Sources/My_App/texts-a.txt"])
        #expect(links.map(\.path) == [folder.path("App"), folder.path("Shared"), folder.path("texts/a.txt")])
        #expect(
            try folder.read(".viewspec/console/package/Package.swift") == """
                // swift-tools-version: 6.2
                // Written by viewspec, from what .viewspec.lua says.
                import PackageDescription

                let package = Package(
                    name: "My_App", defaultLocalization: "en",
                    targets: [.executableTarget(name: "My_App", path: "Sources/My_App", resources: [.process("App/data.json"), .process("texts-a.txt")], swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)])])

                """)
        settings.sources = ["App"]
        settings.resources = []
        _ = try GeneratedPackage(folder: console, settings: settings).write()
        #expect(try folder.names(in: ".viewspec/console/package/Sources/My_App") == ["App"])
    }

    @Test func `What the settings lack is said`() throws {
        let folder = try TemporaryFolder(["App/App.swift": ""])
        var settings = AppSettings()
        settings.sources = ["App"]
        let console = ConsoleFolder(app: folder.path)
        #expect(throws: AppBuildingError.noModule(proposal: folder.url.lastPathComponent.asModuleName)) {
            try GeneratedPackage(folder: console, settings: settings).write()
        }
        settings.module = "App"
        settings.sources = ["Ap"]
        #expect(throws: AppBuildingError.noSource(path: "Ap")) {
            try GeneratedPackage(folder: console, settings: settings).write()
        }
    }

    @Test func `The folder of the app itself stands for what is in it, but for specs and tests`() throws {
        let folder = try TemporaryFolder([
            "App.swift": "", "Views/A.swift": "", "specs/Specs.swift": "", "Tests/T.swift": "", "notes.md": "",
            "A.xcodeproj/project.pbxproj": "",
        ])
        var settings = AppSettings()
        settings.sources = ["."]
        settings.module = "App"
        let links = try GeneratedPackage(folder: ConsoleFolder(app: folder.path), settings: settings).write()
        #expect(links.map(\.path) == [folder.path("App.swift"), folder.path("Views")])
    }
}
