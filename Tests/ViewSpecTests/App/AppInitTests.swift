import Foundation
import TestSupport
import Testing

/// `viewspec init` in the folder of an app.
@Suite("Adding specs to an app")
struct AppInitTests {
    @Test func `Beside an Xcode project, the settings say what the project says`() throws {
        let folder = try TemporaryFolder()
        let original = Checkout.root.appending(path: "Examples/Trails").path
        for name in ["Trails", "Trails.xcodeproj"] {
            try FileManager.default.copyItem(atPath: "\(original)/\(name)", toPath: folder.path(name))
        }
        let result = try Program.built("viewspec", ["init"], in: folder.url).run()
        #expect(result.status == 0)
        #expect(
            try folder.read(".viewspec.lua") == """
                -- The settings that all runs share. Each key, but for those of the app, is a flag of the command line, which takes precedence.

                return {
                  -- The app Trails of Trails.xcodeproj.
                  sources = { "Trails" },
                  module = "Trails",
                  resources = { "Trails/trails.json" },
                  language_mode = "5",
                  default_isolation = "MainActor",

                  paths = { "specs" },
                  timeout = 60, -- seconds that a spec may take with its hooks
                  reporter = { "spec" }, -- more than one with files, as in "junit=specs.xml"
                }

                """)
        #expect(result.output.hasSuffix(Self.ways))
    }

    @Test func `In a package, both ways to a console are named; where there are settings, those that they lack`() throws
    {
        let package = try TemporaryFolder(["Package.swift": "", "Sources/App/App.swift": "import SwiftUI\n"])
        let result = try Program.built("viewspec", ["init"], in: package.url).run()
        #expect(result.output.hasSuffix(Self.ways))
        #expect(try !package.read(".viewspec.lua").contains("sources"))

        let project = try TemporaryFolder([".viewspec.lua": "return {}"])
        let original = Checkout.root.appending(path: "Examples/Trails").path
        for name in ["Trails", "Trails.xcodeproj"] {
            try FileManager.default.copyItem(atPath: "\(original)/\(name)", toPath: project.path(name))
        }
        let second = try Program.built("viewspec", ["init"], in: project.url).run()
        #expect(
            second.output.contains(
                "\n.viewspec.lua has to say:\n  -- The app Trails of Trails.xcodeproj.\n  sources = "))
    }

    private static let ways = """

        The app is built as it is by each command, into .viewspec/console. What specs see of it, beside its
        previews, is registered in specs/Specs.swift: viewspec docs Embedding

        A console of one's own, an executable of the package that depends on ViewSpec, is better where the app and
        ViewSpec are to be pinned together, or where specs also run by "swift test" from the same catalog.

        """
}
