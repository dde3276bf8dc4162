import TestSupport
import Testing

@testable import SpecRunner

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

    private func plan(program: String = "/app/.build/x/debug/Specs", of text: String = text) -> BuildPlan? {
        BuildPlan(text, program: program, buildFolder: "/app/.build")
    }

    @Test("has the commands that make the program, without those that only SwiftPM can run")
    func commands() throws {
        let plan = try #require(self.plan())
        #expect(
            plan.manifest == """
                client:
                  name: swift-build
                  file-system: device-agnostic
                tools: {}
                targets:
                  "main": ["/app/.build/x/debug/Specs"]
                default: "main"
                commands:
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

                """)
    }

    @Test("knows the files that concern the program, and where the package and the compiler are")
    func files() throws {
        let plan = try #require(self.plan())
        #expect(plan.packageFolder == "/app")
        #expect(plan.toolFolder == "/tools")
        #expect(plan.sources == ["/app/Sources/App/Banner.swift"])
        #expect(plan.resources == ["/app/Sources/App/logo.svg", "/app/Sources/Specs/Specs.swift"])
        #expect(plan.targetFolders == ["/app/Sources/Specs/"])
        #expect(plan.folders == ["/app", "/app/Sources/App", "/app/Sources/Specs"])
    }

    @Test("is none of another program, nor is any other text")
    func others() {
        #expect(plan(program: "/app/.build/x/debug/Other") == nil)
        #expect(plan(of: "") == nil)
        #expect(plan(of: Self.text.replacing("package-structure-tool", with: "shell")) == nil)
        #expect(plan(of: Self.text.replacing("[\"", with: "[")) == nil)
    }
}
