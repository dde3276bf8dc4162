import Foundation
import TestSupport
import Testing

/// The files in `Examples/CI`, which people copy.
@Suite("The files for build servers")
struct BuildServerTests {
    private static let folder = Checkout.root.appending(path: "Examples/CI")

    private static let files = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        .filter { ["yml", "yaml", "sbatch"].contains(URL(filePath: $0).pathExtension) }.sorted()

    /// The commands of the console in a file, with 1 for every variable and without root folders.
    private func commands(in text: String) -> [String] {
        let typed = text.matches(of: /(?:viewspec|swift run Specs) (?:run|merge) [^\n']*/).map { String($0.output) }
        let given = text.matches(of: /args: \[(.*)\]/).map { list in
            "viewspec " + list.output.1.matches(of: /"([^"]*)"/).map(\.output.1).joined(separator: " ")
        }
        return (typed + given).map { command in
            command.replacing(/\$\{\{[^}]*\}\}|\$+\([^)]*\)|\$+\w+/, with: "1").replacing(/(^|[ =])\//) {
                "\($0.output.1)"
            }
        }
    }

    @Test("hold commands that work", arguments: files)
    func commands(_ name: String) throws {
        let project = try ExampleFolder()
        try project.write("it('is there', function() end)", to: "specs/a_spec.lua")
        for folder in ["logs", "junit"] { try project.write("", to: "\(folder)/.keep") }
        let commands = commands(in: try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8))
        #expect(commands.count >= 1)
        // A comment at the top may have the last one.
        for command in commands.filter({ !$0.contains(" merge ") }) + commands.filter({ $0.contains(" merge ") }) {
            // What a merge reads has other names where engines carry logs from machine to machine.
            let (output, status) = try project.run(
                command.replacing(/\ \S*\*\S*\.jsonl/, with: " $(find . -name '*.jsonl')"))
            #expect(status == 0, "\(command)\n\(output)")
        }
    }

    @Test("are there for each engine that the article names")
    func article() throws {
        let article = try Checkout.read("Sources/ViewSpec/ViewSpec.docc/ContinuousIntegration.md")
        for name in article.matches(of: /`Examples\/CI\/([\w\/.]+)`/) {
            #expect(FileManager.default.fileExists(atPath: Self.folder.appending(path: String(name.output.1)).path))
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) where name != "github" {
            #expect(article.contains("`Examples/CI/\(name)`"), "\(name)")
        }
    }
}
