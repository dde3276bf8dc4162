import Testing

@testable import AppBuilding

@Suite("The program of an app's console")
struct ConsoleProgramTests {
    @Test func `It is compiled with the options by which the app's files see modules, and no others`() {
        let arguments = [
            "swiftc", "-module-name", "App", "-I", "/modules", "-j4", "-Xcc", "-I", "-Xcc", "/headers",
            "-swift-version", "5",
            "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "App_main", "-Xfrontend", "-import-module",
            "-Xfrontend", "Combine", "-Xfrontend", "-disable-autolink-library", "-Xfrontend", "Combine",
            "-enable-testing",
        ]
        #expect(
            ConsoleProgram.options(seeing: arguments) == [
                "-I", "/modules", "-Xcc", "-I", "-Xcc", "/headers", "-swift-version", "5", "-Xfrontend",
                "-import-module",
                "-Xfrontend", "Combine", "-Xfrontend", "-disable-autolink-library", "-Xfrontend", "Combine",
            ])
    }

    @Test func `Of what SwiftPM prints, the steps that a person waits for are shown`() {
        var shown = ""
        var progress = BuildProgress(without: "/ours") { shown += $0 }
        for piece in [
            "[0/1] Planning build\nBuilding for debug", "ging...\n[0/3] Write sources\n[2/3] Compi",
            "ling App A.swift\nFetching https://example.com/Charts\nFetching /ours/ViewInspector\nBuild complete! (0.08s)\n",
        ] { progress.receive(piece) }
        #expect(shown == "[2/3] Compiling App A.swift\nFetching https://example.com/Charts\n")
    }

    @Test func `Paths with spaces and quotes are one argument`() {
        #expect(ConsoleProgram.quoted("/my app's/a.swift") == "/my\\ app\\'s/a.swift")
        #expect(ConsoleProgram.quoted("") == "\"\"")
    }
}
