import Foundation

// Writes the texts of the reference from the symbol graphs in a folder, or checks those that are there:
// `ReferenceTexts FOLDER FILE [--check]`. `make docs` calls it.

let arguments = CommandLine.arguments.dropFirst()
let paths = arguments.filter { $0 != "--check" }
guard paths.count == 2, arguments.count - paths.count <= 1, let folder = paths.first, let path = paths.last else {
    FileHandle.standardError.write(Data("usage: ReferenceTexts FOLDER FILE [--check]\n".utf8))
    exit(2)
}

do {
    let graph = try SymbolGraph(folder: folder)
    let texts = Texts(graph: graph)
    let inheriting = texts.inheriting
    var problems = graph.undocumented.filter { !inheriting.contains($0.path) }.map { symbol in
        let file = symbol.place!.file.replacing("file://\(FileManager.default.currentDirectoryPath)/", with: "")
        return
            "\(file):\(symbol.place!.line + 1): \(symbol.path) has no doc comment, and inherits none"
    }
    let file = DocTextFile.text(try texts.lines())
    if !arguments.contains("--check") {
        try Data(file.utf8).write(to: URL(fileURLWithPath: path))
    } else if try String(contentsOfFile: path, encoding: .utf8) != file {
        problems.append("\(path):1: differs from the doc comments; `make docs` writes it")
    }
    for problem in problems { print(problem) }
    exit(problems.isEmpty ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
    exit(1)
}
