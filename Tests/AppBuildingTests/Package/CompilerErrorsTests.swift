import Testing

@testable import AppBuilding

@Suite("The errors of a build")
struct CompilerErrorsTests {
    private func text(_ output: String) -> String { CompilerErrors(output, in: "/app").text }

    private static let error = """
        /app/Sources/A.swift:21:44: error: unexpected ',' separator
        19 |     Text("a")
        21 |     Button("b",, role: nil)
           |                `- error: unexpected ',' separator
        22 | }
        /app/Sources/A.swift:3:1: warning: unused
        """

    private static let short = """
        Sources/A.swift:21:44: error: unexpected ',' separator
        21 |     Button("b",, role: nil)
           |                `- error: unexpected ',' separator
        """

    @Test("are shown with the line that they are about, once, and without warnings")
    func plain() { #expect(text("[1/2] Compiling A.swift\n" + Self.error + "\n" + Self.error) == Self.short) }

    @Test("are read out of the compiler's JSON")
    func wrapped() {
        let value = Self.error.replacing("\"", with: "\\\"").replacing("\n", with: "\\n").replacing("/", with: "\\/")
        let message = """
            Compiling Swift Module 'A'
            812
            {
              "kind" : "finished",
              "output" : "\(value)\\n",
              "pid" : 1
            }

            """
        #expect(text(message + message) == Self.short)
    }

    @Test("are five at most")
    func many() {
        let errors = (1...7).map { "/app/A.swift:\($0):1: error: number \($0)" }
        let shown = (1...5).map { "A.swift:\($0):1: error: number \($0)" }
        #expect(text(errors.joined(separator: "\n")) == (shown + ["and 2 more errors"]).joined(separator: "\n"))
        #expect(text(errors.prefix(6).joined(separator: "\n")).hasSuffix("\nand 1 more error"))
    }

    @Test("of other tools are lines, and without any the end of the output is shown")
    func others() {
        #expect(text("ld: warning: x\nclang: error: linker command failed\n") == "clang: error: linker command failed")
        #expect(text("one\ntwo\n") == "one\ntwo")
    }

    @Test func `That a command failed is left out where its errors are there`() {
        let failed = "error: emit-module command failed with exit code 1 (use -v to see invocation)"
        #expect(text("\(Self.error)\n\(failed)") == Self.short)
        #expect(text(failed) == failed)
    }
}
