import Foundation
import Reference

// Works on the symbol graphs in a folder:
//
//     ReferenceTexts texts GRAPHS FILE [--check]    writes the texts of the reference, or checks those that are there
//     ReferenceTexts calls GRAPHS [--check]         writes the calls of the inspector, or checks those that are there
//     ReferenceTexts names GRAPHS LISTS [README]    prints how many of SwiftUI's names are here, and checks the reasons of
//                                                   those that aren't, what the README says of them, and that
//                                                   `import SwiftUI` shows these names only
//
// `make docs` and `make names` call it.

let usage = "usage: ReferenceTexts texts GRAPHS FILE [--check] | calls GRAPHS [--check] | names GRAPHS LISTS [README]\n"
let arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    exit(status)
}

@MainActor
func writeTexts(_ graph: SymbolGraph, path: String, isChecking: Bool) throws -> [String] {
    let texts = Texts(graph: graph)
    let inheriting = texts.inheriting
    let problems = graph.undocumented.filter { !inheriting.contains($0.path) }.map { symbol in
        let file = symbol.place!.file.replacing("file://\(FileManager.default.currentDirectoryPath)/", with: "")
        return "\(file):\(symbol.place!.line + 1): \(symbol.path) has no doc comment, and inherits none"
    }
    return problems + (try write(try texts.lines(), path: path, isChecking: isChecking))
}

/// Writes a file, or compares it with the one that is there.
func write(_ file: String, path: String, isChecking: Bool) throws -> [String] {
    guard isChecking else {
        try Data(file.utf8).write(to: URL(fileURLWithPath: path))
        return []
    }
    let isCurrent = try String(contentsOfFile: path, encoding: .utf8) == file
    return isCurrent ? [] : ["\(path):1: differs from the source; `make docs` writes it"]
}

func compareNames(_ graph: SymbolGraph, lists: String, readme: String?) throws -> [String] {
    let table = try NameTable(folder: lists, graph: graph)
    print(table.text)
    let exports = try ExportTable(exports: "Sources/SwiftUI/Exports", lists: lists)
    let problems =
        table.problems(reasons: MissingNames.reasons) + exports.strangers(in: graph) + exports.hidden(in: graph)
    guard let readme else { return problems }
    let says = try String(contentsOfFile: readme, encoding: .utf8).contains(table.level)
    return problems + (says ? [] : ["\(readme):1: doesn't say \"\(table.level)\""])
}

do {
    let problems: [String]
    let isChecking = arguments.last == "--check"
    switch (arguments.first, arguments.count - (isChecking ? 1 : 0)) {
    case ("texts", 3):
        problems = try writeTexts(SymbolGraph(folder: arguments[1]), path: arguments[2], isChecking: isChecking)
    case ("calls", 2):
        let file = CallFile(graph: try SymbolGraph(folder: arguments[1])).text
        problems = try write(file, path: CallFile.path, isChecking: isChecking)
    case ("names", 3...4):
        problems = try compareNames(
            SymbolGraph(folder: arguments[1]), lists: arguments[2], readme: arguments.dropFirst(3).first)
    default: fail(usage, status: 2)
    }
    for problem in problems { print(problem) }
    exit(problems.isEmpty ? 0 : 1)
} catch {
    fail("Error: \(error)\n", status: 1)
}
