import Foundation
import TestSupport
import Testing

/// `viewspec` in the folder of an app, with a `swift` and a `swiftc` of the test's own in the place of Swift's: they note
/// what they are called with, and each new program is a copy of this build's.
@Suite("The console of an app in its folder")
struct AppConsoleTests {
    @Test func `The app is built, and its console has the same arguments`() throws {
        let app = try StubbedApp()
        let result = try app.viewspec("run", "specs/a_spec.lua", "--reporter", "tap")
        #expect(result.output == "TAP version 14\n# specs/a_spec.lua\nok 1 - is there\n1..1\n", "\(result.errors)")
        #expect(result.errors == "[1/2] Compiling App Screen.swift\n")
        let console = app.folder.path(".viewspec/console")
        let places = "--package-path \(app.folder) --scratch-path \(console)/build"
        #expect(
            try app.calls == [
                "swiftc -print-target-info",
                "swift package \(places) describe --type json",
                "swift build \(places) --toolset \(console)/toolset.json --target App -c debug",
                "swiftc @\(console)/compile.args",
                "swiftc @\(console)/link.args",
            ])
        #expect(try app.folder.read(".viewspec/.gitignore") == "*\n")
        let link = try app.folder.read(".viewspec/console/link.args")
        #expect(link.hasSuffix("\(console)/build/x/debug/App.build/Screen.swift.o\n-lsqlite3\n"), "\(link)")
    }

    @Test func `Nothing is compiled or linked again where nothing has changed`() throws {
        let app = try StubbedApp()
        _ = try app.viewspec("run")
        try app.folder.remove("calls")
        #expect(try app.viewspec("run").status == 0)
        #expect(
            try app.calls.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
                "swift package", "swift build",
            ])
    }

    @Test func `What was built while the folder had another path isn't used`() throws {
        let app = try StubbedApp()
        _ = try app.viewspec("run")
        try app.folder.write("", to: ".viewspec/console/build/old")
        #expect(try app.viewspec("run").status == 0)
        #expect(app.folder.contains(".viewspec/console/build/old"))
        try app.folder.write("/elsewhere/app", to: ".viewspec/console/place")
        #expect(try app.viewspec("run").errors == "[1/2] Compiling App Screen.swift\n")
        #expect(!app.folder.contains(".viewspec/console/build/old"))
    }

    @Test func `Help is the ready-made console's own, and builds nothing`() throws {
        let app = try StubbedApp()
        for arguments in [["run", "--help"], ["--version"], ["help", "run"], ["man"]] {
            #expect(try app.viewspec(arguments).status == 0)
        }
        #expect(!app.folder.contains("calls"))
    }

    @Test func `A package that depends on ViewSpec, or has no views, is as it was`() throws {
        let depending = try StubbedApp()
        try depending.folder.write("package(url: \"https://example.com/ViewSpec\")", to: "Package.swift")
        #expect(try depending.viewspec("run").status == 0)
        let without = try StubbedApp()
        try without.folder.write("import Foundation\n", to: "Sources/App/Screen.swift")
        #expect(try without.viewspec("run").status == 0)
        let off = try StubbedApp()
        try off.folder.write("return { app = false }", to: ".viewspec.lua")
        #expect(try off.viewspec("run").status == 0)
        for app in [depending, without, off] { #expect(!app.folder.contains("calls")) }
    }

    private static let alternative = "Specs that need no view of the app run with app = false in .viewspec.lua"

    @Test func `What is missing on the machine is said with what helps`() throws {
        let app = try StubbedApp()
        let withoutSwift = try app.viewspec(["run"], path: "/nowhere")
        #expect(withoutSwift.status == 2)
        #expect(
            withoutSwift.errors
                == """
                Error: there is no swift on the PATH, which builds apps. Get Swift from swift.org, or with swiftly
                \(Self.alternative)

                """)
        try app.folder.remove("sdk/libViewSpec.so")
        let withoutLibrary = try app.viewspec("run")
        #expect(withoutLibrary.status == 2)
        #expect(
            withoutLibrary.errors == """
                Error: ViewSpec's library, which apps are linked with, isn't in \(app.folder)/sdk: 'make install' brings it, \
                and VIEWSPEC_SDK names another folder
                \(Self.alternative)

                """)
        try app.folder.write("", to: "sdk/libViewSpec.so")
        try app.folder.write("Swift version 5.0\nx86_64-unknown-linux-gnu\n", to: "sdk/compiler.txt")
        #expect(
            try app.viewspec("run").errors == """
                Error: the swift on the PATH is another one than that which built \(app.folder)/sdk, and can't read its modules.
                  on the PATH: Swift version 6.3
                  wanted:      Swift version 5.0
                Install that one, or make the library again with the one on the PATH: viewspec sdk build
                \(Self.alternative)

                """)
    }

    @Test func `The reference can be read where the app doesn't build, without what the app registers`() throws {
        let app = try StubbedApp()
        for arguments in [["docs", "Text"], ["kinds", "Text"]] {
            let result = try app.viewspec(arguments, path: "/nowhere")
            #expect(result.status == 0)
            #expect(result.output.contains("Text"))
            #expect(
                result.errors
                    == "Note: this is about ViewSpec alone, since the app of this folder isn't built: 'viewspec run' says why\n"
            )
        }
    }

    @Test func `Settings that don't fit the package are refused by their place`() throws {
        let app = try StubbedApp()
        try app.folder.write("return { targets = { \"Ap\" } }", to: ".viewspec.lua")
        #expect(
            try app.viewspec("run").errors
                == "Error: .viewspec.lua names the target \"Ap\", which the package doesn't have; did you mean \"App\"?\n"
        )
        try app.folder.write("return {\n  language_mode = 7,\n}", to: ".viewspec.lua")
        #expect(
            try app.viewspec("run").errors
                == "Error: .viewspec.lua:2: language_mode takes a language mode of Swift, such as 5 or 6; got \"7\"\n")
    }

    @Test func `Settings for sources say nothing where there is a manifest, and that is said`() throws {
        let app = try StubbedApp()
        try app.folder.write("return { module = \"App\", sources = { \"Sources/App\" } }", to: ".viewspec.lua")
        #expect(
            try app.viewspec("run").errors == """
                Note: .viewspec.lua: sources, module have no effect: there is a Package.swift, which says it
                [1/2] Compiling App Screen.swift

                """)
    }

    @Test func `A file of registrations without a console says what it has to have`() throws {
        let app = try StubbedApp()
        try app.folder.write("import ViewSpec\n", to: "specs/Specs.swift")
        let result = try app.viewspec("run")
        #expect(result.status == 2)
        #expect(result.errors.contains("Error: specs/Specs.swift declares no console: nothing in it is marked @main."))
    }

    @Test func `Watching builds what was saved, and goes on in the new console`() async throws {
        let app = try StubbedApp()
        let run = try app.start("run", "--watch")
        try await wait(for: "the first run", patience: .seconds(60)) { try run.output.contains("\nwatching\n") }
        try app.folder.write("import SwiftUI\nlet a = 2\n", to: "Sources/App/Screen.swift", isReplacing: true)
        try await wait(for: "the second run", patience: .seconds(60)) {
            try run.output.components(separatedBy: "\nwatching\n").count == 3
        }
        #expect(try run.output.contains("building \(app.folder.url.lastPathComponent)…"))
        let describing = try app.calls.count { $0.contains("describe") }
        #expect(describing == 1, "the package is as it was")
        run.send(SIGTERM)
        #expect(try run.wait().status == 143)
    }
}

/// An app with one target and one spec.
private struct StubbedApp {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "Package.swift": "let package = 1", "Sources/App/Screen.swift": "import SwiftUI\n",
            "specs/a_spec.lua": "it('is there', function() end)", "sdk/libViewSpec.so": "",
            "sdk/compiler.txt": "Swift version 6.3\nx86_64-unknown-linux-gnu\n",
        ])
        let console = folder.path(".viewspec/console")
        try write(
            tool: "swift",
            """
            case "$*" in
            *describe*) cat <<'END'
            {"name": "App", "path": "\(folder)", "dependencies": [], "targets": [{"name": "App", "c99name": "App",
              "type": "library", "module_type": "SwiftTarget", "path": "Sources/App", "sources": ["Screen.swift"]}]}
            END
            ;;
            *build*) mkdir -p '\(console)/build/x/debug/App.build'
              object='\(console)/build/x/debug/App.build/Screen.swift.o'
              if [ ! -e "$object" ] || [ '\(folder)/Sources/App/Screen.swift' -nt "$object" ]; then
                echo '[1/2] Compiling App Screen.swift'
                touch "$object"
              fi
              cp '\(folder)/tools/plan' '\(console)/build/debug.yaml' ;;
            esac
            """)
        try write(
            tool: "swiftc",
            """
            case "$1" in
            -print-target-info) echo '{ "compilerVersion": "Swift version 6.3", "target": {} }' ;;
            *compile.args) touch '\(console)/Specs.o' ;;
            *link.args) cp '\(Program.folder.path)/viewspec' '\(console)/viewspec.new' ;;
            esac
            """)
        try folder.write(plan(console), to: "tools/plan")
    }

    private func write(tool name: String, _ script: String) throws {
        try folder.write("#!/bin/sh\necho \"\(name) $*\" >> '\(folder)/calls'\n\(script)\n", to: "tools/\(name)")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("tools/\(name)"))
    }

    private func plan(_ console: String) -> String {
        """
        client:
          name: basic
        commands:
          "<App-x-debug.module>":
            tool: phony
            inputs: ["\(console)/build/x/debug/App.build/Screen.swift.o"]
            outputs: ["<App-x-debug.module>"]

          "C.App-x-debug.exe":
            tool: shell
            inputs: ["\(console)/build/x/debug/App.build/Screen.swift.o"]
            outputs: ["\(console)/build/x/debug/App"]
            args: ["\(folder)/tools/swiftc","-lsqlite3","-Xlinker","-lFoundationNetworking"]

          "C.App-x-debug.module":
            tool: shell
            inputs: ["\(folder)/Sources/App/Screen.swift"]
            outputs: ["\(console)/build/x/debug/App.build/Screen.swift.o"]
            args: ["\(folder)/tools/swiftc","-module-name","App"]

          "PackageStructure":
            tool: package-structure-tool
            inputs: ["\(folder)/Sources/App/","\(folder)/Package.swift"]
            outputs: ["<PackageStructure>"]


        """
    }

    /// What the tools were called with, in order.
    var calls: [String] {
        get throws { try folder.read("calls").split(separator: "\n").map(String.init) }
    }

    private func program(_ arguments: [String], path: String? = nil) -> Program {
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = path ?? "\(folder)/tools:\(environment["PATH"] ?? "")"
        environment["VIEWSPEC_SDK"] = folder.path("sdk")
        return Program.built("viewspec", arguments, in: folder.url, environment: environment)
    }

    func viewspec(_ arguments: String...) throws -> Program.Result { try viewspec(arguments) }

    func viewspec(_ arguments: [String], path: String? = nil) throws -> Program.Result {
        try program(arguments, path: path).run()
    }

    func start(_ arguments: String...) throws -> RunningProgram { try program(arguments).start() }
}
