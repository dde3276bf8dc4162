import ArgumentParser
import Foundation

/// A command as its help describes it: what the parser says of it when it is asked for all that it knows.
struct CommandDescription: Decodable {
    let commandName: String
    let abstract: String?
    /// Paragraphs, and sections whose headlines are in capitals, with indented lines that stay as they are.
    let discussion: String?
    let subcommands: [CommandDescription]?
    let arguments: [Argument]?

    /// A flag, or an argument without one.
    struct Argument: Decodable {
        enum Kind: String, Decodable {
            case positional, option, flag
        }

        struct Name: Decodable {
            let kind: String
            let name: String

            /// As it is typed.
            var written: String { (kind == "long" ? "--" : "-") + name }
        }

        let kind: Kind
        let names: [Name]?
        let valueName: String?
        let abstract: String?
        let sectionTitle: String?
        let allValues: [String]?
        let defaultValue: String?
        let isOptional: Bool
        let isRepeating: Bool
        let shouldDisplay: Bool
    }

    /// The whole command line.
    static var root: CommandDescription {
        struct Tool: Decodable {
            let command: CommandDescription
        }
        do {
            return try JSONDecoder().decode(Tool.self, from: Data(RootCommand._dumpHelp().utf8)).command
        } catch {
            preconditionFailure("the parser describes commands in another form: \(error)")
        }
    }
}
