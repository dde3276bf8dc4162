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
          \(program) docs --search "go back"
              find pages by words
          \(program) docs Toggle padding assert.equal
              these pages
          \(program) docs Waiting
              an article
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
          1  --check found something, --search found nothing, or a file couldn't be written
          2  a name isn't known; the pages of the other names are shown
        """
    }

    /// The format of the reference.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, markdown, docc
    }

    @Argument(help: "The names to show; without any, all names are listed.", completion: Completions.pages)
    var names: [String] = []

    @Option(
        help: ArgumentHelp(
            "Find pages by words that people use: back, wait, press return. Put several into quotes.",
            valueName: "words"))
    var search: String?

    @Option(help: "How to write the reference: text, markdown, or docc for articles of a catalog.")
    var format = Format.text

    @Option(help: "The folder to write the reference into, instead of to the terminal.", completion: .directory)
    var output: String?

    @Option(help: "The folder to write annotations for lua-language-server into.", completion: .directory)
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
        if search != nil, !names.isEmpty {
            throw ValidationError("--search takes its words in quotes, and no names beside them")
        }
    }

    func run(catalog: Catalog) async -> ExitStatus {
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
            Message.error("\(error)")
            return .failed
        }
        if let search { return DocsSearch(words: search).run() }
        let app = AppReference(catalog)
        return names.isEmpty ? list(app) : show(app)
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

    @MainActor private func list(_ app: AppReference) -> ExitStatus {
        let output = FileOutput.standardOutput()
        let groups = ReferencePage.Group.allCases.map { ($0.title, Reference.pages(in: $0).map(\.name)) }
        let own = app.sections.map { ($0.title, $0.entries.map(\.name)) }
        for (title, names) in own + groups + [("Articles", Article.all.map(\.name))] {
            output.write("\(title) (\(names.count))\n")
            var line = " "
            for name in names {
                if line.count + name.count > 98 {
                    output.write(line + "\n")
                    line = " "
                }
                line += " " + name
            }
            output.write(line + "\n\n")
        }
        output.write("\(RootCommand.programName) docs --search \"go back\" finds pages by words\n")
        return .passed
    }

    /// Shows the pages of all names that are known, then says which aren't.
    @MainActor private func show(_ app: AppReference) -> ExitStatus {
        let output = FileOutput.standardOutput()
        let isColored = ColorMode.auto.isColored(
            isTerminal: output.isTerminal, environment: ColorEnvironment.current)
        var texts: [String] = []
        var unknown: [String] = []
        let style = TextStyle(isColored: isColored)
        for name in names {
            let own = app.text(for: name, style: style).map { $0 + "\n" }
            let page =
                (format == .markdown ? ReferenceMarkdown.text(for: name) : nil)
                ?? Reference.text(for: name, style: style)
            let found = [own, page].compactMap(\.self)
            if found.isEmpty { unknown.append(name) } else { texts += found }
        }
        output.write(texts.joined(separator: "\n"))
        output.flush()
        for name in unknown { Message.error(DocsSearch(words: name, app: app).refusal) }
        return unknown.isEmpty ? .passed : .usage
    }
}
