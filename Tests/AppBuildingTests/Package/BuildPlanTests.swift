import TestSupport
import Testing

@testable import AppBuilding

@Suite("SwiftPM's plan of a build")
struct BuildPlanTests {
    /// A plan as SwiftPM leaves it, cut down to a command of each kind.
    private static let text = """
        client:
          name: basic
          file-system: device-agnostic
        tools: {}
        targets:
          "PackageStructure": ["<PackageStructure>"]
          "main": ["<Specs.exe>"]
        default: "main"
        nodes:
          "/app/Sources/Specs/":
            is-directory-structure: true
        commands:
          "/app/.build/x/debug/Specs.build/sources":
            tool: write-auxiliary-file
            inputs: ["<sources-file-list>","/app/Sources/Specs/Specs.swift"]
            outputs: ["/app/.build/x/debug/Specs.build/sources"]

          "/app/.build/x/debug/App.resources/logo.svg":
            tool: copy-tool
            inputs: ["/app/Sources/App/logo.svg"]
            outputs: ["/app/.build/x/debug/App.resources/logo.svg"]

          "<App.module>":
            tool: phony
            inputs: ["/app/.build/x/debug/App.o"]
            outputs: ["<App.module>"]

          "C.App.module":
            tool: shell
            inputs: ["/app/Sources/App/Banner.swift","/app/.build/checkouts/other/Other.swift"]
            outputs: ["/app/.build/x/debug/App.o"]
            description: "Compiling Swift Module 'App' (1 sources)"
            args: ["/tools/swiftc","-module-name","App"]

          "C.Specs.exe":
            tool: shell
            inputs: ["<App.module>","/app/.build/x/debug/Specs.build/sources","/app/.build/x/debug/App.resources/logo.svg"]
            outputs: ["/app/.build/x/debug/Specs"]
            args: ["/bin/cp","a","b"]

          "C.Tests.module":
            tool: shell
            inputs: ["/app/Tests/AppTests/Tests.swift"]
            outputs: ["/app/.build/x/debug/Tests.o"]
            args: ["/tools/swiftc","-module-name","Tests"]

          "PackageStructure":
            tool: package-structure-tool
            inputs: ["/app/Sources/Specs/","/app/Package.swift","/app/Package.resolved"]
            outputs: ["<PackageStructure>"]


        """

    private func plan(
        of goal: BuildPlan.Goal = .file("/app/.build/x/debug/Specs"), in text: String = text
    ) -> BuildPlan? {
        BuildPlan(text, of: goal, buildFolder: "/app/.build")
    }

    @Test func `A program's plan names the files that it is made from, and where the package and the compiler are`()
        throws
    {
        let plan = try #require(self.plan())
        #expect(plan.packageFolder == "/app")
        #expect(plan.toolFolder == "/tools")
        #expect(
            plan.sources == [
                "/app/Sources/App/Banner.swift", "/app/Sources/App/logo.svg", "/app/Sources/Specs/Specs.swift",
            ])
        #expect(plan.targetFolders == ["/app/Sources/Specs/"])
        #expect(plan.folders == ["/app", "/app/Sources/App", "/app/Sources/Specs"])
    }

    @Test func `A module's plan names its objects and those below it, its options, and no program that the build runs`()
        throws
    {
        let plan = try #require(self.plan(of: .modules(["App"]), in: Self.modules))
        #expect(plan.objects == ["/app/.build/x/debug/C.o", "/app/.build/x/debug/App.o"])
        #expect(plan.modules == ["/app/.build/x/debug/Modules/App.swiftmodule"])
        #expect(plan.compilerArguments == ["/tools/swiftc", "-module-name", "App", "-I", "/headers"])
        #expect(plan.libraries == ["-lsqlite3"])
        #expect(
            plan.sources.contains("/app/Sources/Macros/Macro.swift"), "a macro that changes makes the app another one")
    }

    @Test func `A plan is none for another goal, nor is any other text`() {
        #expect(plan(of: .file("/app/.build/x/debug/Other")) == nil)
        #expect(plan(of: .modules(["App", "Other"]), in: Self.modules) == nil)
        #expect(plan(in: "") == nil)
        #expect(plan(in: Self.text.replacing("package-structure-tool", with: "shell")) == nil)
        #expect(plan(in: Self.text.replacing("[\"", with: "[")) == nil)
    }

    /// The plan of an app with a module of C and a macro of its own.
    private static let modules = """
        client:
          name: basic
        commands:
          "/app/.build/x/debug/C.o":
            tool: clang
            inputs: ["/app/Sources/C/c.c"]
            outputs: ["/app/.build/x/debug/C.o"]
            args: ["/tools/clang","-c"]

          "<App-x86_64-unknown-linux-gnu-debug.module>":
            tool: phony
            inputs: ["/app/.build/x/debug/App.o","/app/.build/x/debug/Modules/App.swiftmodule"]
            outputs: ["<App-x86_64-unknown-linux-gnu-debug.module>"]

          "C.App-x86_64-unknown-linux-gnu-debug.module":
            tool: shell
            inputs: ["/app/Sources/App/App.swift","/app/.build/x/debug/C.o","/app/.build/x/debug/Macros-tool"]
            outputs: ["/app/.build/x/debug/App.o","/app/.build/x/debug/Modules/App.swiftmodule"]
            args: ["/tools/swiftc","-module-name","App","-I","/headers"]

          "C.AppTests-x86_64-unknown-linux-gnu-debug.test":
            tool: shell
            inputs: ["/app/.build/x/debug/App.o"]
            outputs: ["/app/.build/x/debug/AppTests.xctest"]
            args: ["/tools/swiftc","-lsqlite3","-load-plugin-executable","-lsqlite3"]

          "C.Macros-x86_64-unknown-linux-gnu-debug-tool.exe":
            tool: shell
            inputs: ["/app/.build/x/debug/Macros-tool.build/Macro.o"]
            outputs: ["/app/.build/x/debug/Macros-tool"]
            args: ["/tools/swiftc","-emit-executable"]

          "C.Macros-x86_64-unknown-linux-gnu-debug-tool.module":
            tool: shell
            inputs: ["/app/Sources/Macros/Macro.swift"]
            outputs: ["/app/.build/x/debug/Macros-tool.build/Macro.o"]
            args: ["/tools/swiftc","-module-name","Macros"]

          "PackageStructure":
            tool: package-structure-tool
            inputs: ["/app/Sources/App/","/app/Package.swift"]
            outputs: ["<PackageStructure>"]


        """
}
