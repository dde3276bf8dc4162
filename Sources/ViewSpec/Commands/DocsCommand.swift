import ArgumentParser
import Reference
import Scripting
import SpecRunner
import System
import Views

/// `docs`: the reference, in the terminal or as files.
struct DocsCommand: ConsoleCommand {
    static let abstract = "Show the reference, or write it as files for readers and editors."

    static func discussion(_ program: String) -> String {
        """
        EXAMPLES
          \(program) docs
              list the names of all pages
          \(program) docs Toggle padding assert.equal
              these pages
          \(program) docs --format markdown --output reference
              all pages as files, one for each group
          \(program) docs --format docc --output Sources/App/App.docc/Reference
              all pages as articles of a DocC catalog
          \(program) docs --annotations .viewspec/annotations
              write annotations for lua-language-server
          \(program) docs --check
              check that everything is documented and each example runs

        EXIT CODES
          0  success
          1  --check found something, or a file couldn't be written
          2  a name isn't known
        """
    }

    /// How the reference is written.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, markdown, docc
    }

    @Argument(help: "The names to show; without any, all names are listed.")
    var names: [String] = []

    @Option(help: "How to write the reference: text, markdown, or docc for articles of a catalog.")
    var format = Format.text

    @Option(help: "The folder to write the reference into, instead of to the terminal.")
    var output: String?

    @Option(help: "The folder to write annotations for lua-language-server into.")
    var annotations: String?

    @Flag(help: "Look for gaps in the documentation, and run all examples.")
    var check = false

    func validate() throws {
        if format == .markdown, output == nil, names.isEmpty {
            throw ValidationError("--format markdown takes names, or --output with a folder for all pages")
        }
        if format == .docc, output == nil {
            throw ValidationError("--format docc takes --output with a folder in a catalog")
        }
        if output != nil, !names.isEmpty { throw ValidationError("--output takes no names: it writes all pages") }
    }

    func run(catalog: Catalog) async -> ExitStatus {
        let errors = FileOutput.standardError()
        do {
            if check { return await DocsCheck(root: ".").run() }
            if let annotations {
                try DocFiles.write(Annotations.files, into: annotations)
                return .passed
            }
            if let output {
                try DocFiles.write(files, into: output)
                return .passed
            }
        } catch {
            errors.write("Error: \(error)\n")
            return .failed
        }
        return names.isEmpty ? list() : show()
    }

    /// The reference as files: a few for each format.
    @MainActor private var files: [(path: String, text: String)] {
        switch format {
        case .text:
            ReferencePage.Group.allCases.map { group in
                ("\(group.rawValue).txt", Reference.pages(in: group).map { $0.text() }.joined(separator: "\n"))
            }
        case .markdown: ReferenceMarkdown.files
        case .docc: ReferenceMarkdown.articles
        }
    }

    @MainActor private func list() -> ExitStatus {
        let output = FileOutput.standardOutput()
        for group in ReferencePage.Group.allCases {
            let pages = Reference.pages(in: group)
            output.write("\(group.title) (\(pages.count))\n")
            var line = " "
            for page in pages {
                if line.count + page.name.count > 98 {
                    output.write(line + "\n")
                    line = " "
                }
                line += " " + page.name
            }
            output.write(line + "\n\n")
        }
        return .passed
    }

    @MainActor private func show() -> ExitStatus {
        let output = FileOutput.standardOutput()
        let isColored = ColorMode.auto.isColored(
            isTerminal: output.isTerminal, environment: ColorEnvironment.current)
        var texts: [String] = []
        for name in names {
            if format == .markdown, let text = ReferenceMarkdown.text(for: name) {
                texts.append(text)
                continue
            }
            guard let text = Reference.text(for: name, style: TextStyle(isColored: isColored)) else {
                let hint = Reference.suggestion(for: name).map { "; did you mean '\($0)'?" } ?? ""
                FileOutput.standardError().write("Error: there is no page for '\(name)'\(hint)\n")
                return .usage
            }
            texts.append(text)
        }
        output.write(texts.joined(separator: "\n"))
        return .passed
    }
}
