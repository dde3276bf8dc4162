import ArgumentParser
import Scripting
import SpecRunner
import System
import Views

/// `previews`: what `#Preview` and `PreviewProvider` declare in the app.
struct PreviewsCommand: ConsoleCommand {
    static let abstract = "List the previews of the app, by the names that specs host them by."

    static func discussion(_ program: String) -> String {
        """
        A preview is called by its display name, or else as its file is, or its provider without "_Previews". Where several
        have one name, each is listed by its full name: 'Shop/CartRow.swift:Sold out'. In a spec: host(previews["Sold out"]).
        A release build of an app has previews only where it is compiled with -enable-testing.

        EXAMPLES
          \(program) previews
              all of them, with file, line and traits
          \(program) previews 'Sold out' CartRow
              these two
          \(program) previews --json
              one object a line: name, fullName, module, file and line or provider, traits, refused

        EXIT CODES
          0  the previews are listed
          1  one of them ended the program or took too long when it was asked for its name; the others are listed
          2  a name isn't known, or there are no previews
        """
    }

    @Argument(help: "The names to list; all by default.", completion: Completions.previews)
    var names: [String] = []

    @Flag(help: "Print an object of JSON for each.")
    var json = false

    func run(catalog: Catalog) async -> ExitStatus {
        let listing = PreviewListing.make()
        do {
            let chosen = try chosen(from: listing.lines)
            FileOutput.standardOutput().write(json ? chosen.map(\.json).joined() : PreviewLine.table(of: chosen))
        } catch {
            for problem in listing.problems { Message.error(problem) }
            Message.error("\(error)")
            return .usage
        }
        for problem in listing.problems { Message.error(problem) }
        return listing.problems.isEmpty ? .passed : .failed
    }

    /// The lines with one of the names, in the order of the names.
    private func chosen(from lines: [PreviewLine]) throws -> [PreviewLine] {
        guard !lines.isEmpty else { throw PreviewError.none }
        guard !names.isEmpty else { return lines }
        return try names.map { name in
            let found = lines.filter { [$0.name, $0.fullName].contains(name) || $0.displayName == name }
            guard found.count < 2 else { throw PreviewError.ambiguous(name: name, fullNames: found.map(\.fullName)) }
            guard let line = found.first else { throw PreviewError.unknown(name: name, known: lines.map(\.name)) }
            return line
        }
    }
}
