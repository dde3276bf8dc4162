import Foundation
import System

/// The errors in what a build printed, as short as they can be acted on.
struct CompilerErrors {
    /// The errors with the lines that they are about.
    let text: String

    /// The number of errors that are shown. Most others follow from the first.
    private static let shown = 5
    /// The number of lines of an output in which no error is found.
    private static let lastLines = 15

    /// - Parameters:
    ///  - output: The output of SwiftPM or of llbuild.
    ///  - folder: The folder that the paths in the text are relative to.
    init(_ output: String, in folder: String) {
        var errors: [String] = []
        var seen: Set<Substring> = []
        for message in Self.messages(in: output) {
            let lines = message.split(separator: "\n")
            for (index, line) in lines.enumerated() where Self.isError(line) {
                // The compiler says some errors once for each file that it reads.
                guard seen.insert(line).inserted else { continue }
                let excerpt = Self.excerpt(lines[(index + 1)...].prefix { !Self.isDiagnostic($0) })
                errors.append(([line] + excerpt).joined(separator: "\n").replacing(folder + "/", with: ""))
            }
        }
        // The driver says last which of its commands failed, which says nothing where that has said why.
        let reasons = errors.filter { !$0.hasSuffix("(use -v to see invocation)") }
        if !reasons.isEmpty { errors = reasons }
        let rest = errors.count - Self.shown
        if errors.isEmpty {
            text = output.split(separator: "\n").suffix(Self.lastLines).joined(separator: "\n")
        } else {
            text =
                errors.prefix(Self.shown).joined(separator: "\n")
                + (rest > 0 ? "\nand \(rest) more error\(rest == 1 ? "" : "s")" : "")
        }
    }

    /// The output of the compiler and other tools. The compiler wraps it in JSON, one value a line.
    private static func messages(in output: String) -> [String] {
        let wrapping = "  \"output\" : "
        let lines = output.split(separator: "\n")
        let wrapped = lines.filter { $0.hasPrefix(wrapping) }.compactMap { line in
            let value = line.dropFirst(wrapping.count)
            let text = value.hasSuffix(",") ? value.dropLast() : value
            return try? JSONDecoder().decode(String.self, from: Data(text.utf8))
        }
        let others = lines.filter { !$0.hasPrefix("  \"") && !$0.hasPrefix("    \"") }
        return wrapped + [others.joined(separator: "\n")]
    }

    /// Whether a line begins what is said about a place, or about none: `a.swift:1:2: error: …`, `error: …`.
    private static func isDiagnostic(_ line: Substring) -> Bool {
        line.firstMatch(of: #/^(\S.*: |)(error|warning|note|remark): /#) != nil
    }

    private static func isError(_ line: Substring) -> Bool {
        line.firstMatch(of: #/^(\S.*: |)(fatal |)error: /#) != nil
    }

    /// The line of source that is marked, and its mark.
    private static func excerpt(_ lines: ArraySlice<Substring>) -> [Substring] {
        guard let mark = lines.firstIndex(where: { $0.contains("`- error:") || $0.contains("|- error:") }),
            mark > lines.startIndex
        else { return [] }
        return [lines[mark - 1], lines[mark]]
    }
}
