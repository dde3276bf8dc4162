import Foundation

/// Measures a script within the console: the script runs as a spec and returns a number.
struct Console {
    private let programs: Programs

    init(_ programs: Programs) {
        self.programs = programs
    }

    /// The number that a script returns, such as seconds.
    /// - Parameter isTrusted: Whether the script may open files.
    func number(_ script: String, isTrusted: Bool = false) throws -> Double {
        let spec = """
            it("is measured", function()
              local function measure()
            \(script)
              end
              print(("result %.17g"):format(measure()))
            end)
            """
        let output = try programs.output(ofSpec: spec, flags: ["--timeout", "600"] + (isTrusted ? ["--trust"] : []))
        let words = output.split { $0 == " " || $0 == "\n" || $0 == "\t" }
        guard let mark = words.lastIndex(where: { $0.hasSuffix("result") }), mark + 1 < words.count,
            let number = Double(words[mark + 1])
        else { throw BenchError("a script returned no number: \(output)") }
        return number
    }
}
