import Foundation

/// Does what the examples of a document show, in their order, and says where the document is wrong.
///
/// Every kind of block is checked in its way, and a kind that isn't known is a problem: no example goes unchecked.
struct ExampleRunner {
    let document: MarkdownDocument
    /// The console that the document's Lua is run by.
    var console = "viewspec"
    /// Where commands of `viewspec` find their files, if not among those that the document itself shows.
    var project: URL?
    let folder: ExampleFolder
    /// Where lines of the shell are tried, if not there too.
    var shell: ExampleFolder?

    /// All that is wrong, each with its place.
    func problems() throws -> [String] {
        try document.examples.enumerated().flatMap { index, example in
            try problems(of: example, later: document.examples[(index + 1)...]).map { "\(example.place): \($0)" }
        }
    }

    private func problems(
        of example: MarkdownDocument.Example, later: ArraySlice<MarkdownDocument.Example>
    ) throws -> [String] {
        if let path = example.path {
            // What a command has written already is what the document says it is.
            if let there = folder.text(of: path), example.language == "json", there != example.content {
                return ["\(path) is\n\(there)"]
            }
            try folder.write(example.content, to: path)
        }
        switch example.language {
        case "lua": return try lua(example, later)
        case "console": return try ConsoleExample(example.text).problems(in: folder, project: project)
        case "swift": return CompiledSwift.shared.contains(example.content) ? [] : ["no test compiles this"]
        case "sh": return try ShellCommands(example.text).problems(in: shell ?? folder)
        case "yaml": return try WorkflowExample(example.content).problems(in: folder)
        case "json": return json(example)
        // The tests of the server have these conversations.
        case "agent": return []
        case "starlark": return try starlark(example)
        default: return ["nothing is known of blocks of \"\(example.language)\""]
        }
    }

    /// A file that a command of the document runs is checked by that command, any other one at once.
    private func lua(
        _ example: MarkdownDocument.Example, _ later: ArraySlice<MarkdownDocument.Example>
    ) throws -> [String] {
        guard let path = example.path else {
            let path = "example_spec.lua"
            try folder.write(Self.specs(example.text), to: path)
            defer { try? folder.remove(path) }
            return try run("\(console) run \(path)")
        }
        let names = path.split(separator: "/").indices.map { path.split(separator: "/")[...$0].joined(separator: "/") }
        let isRunLater = later.contains { other in
            other.language == "console"
                && names.contains { other.text.contains(" run \($0)") || other.text.contains("\(console) run\n") }
                || other.text.contains(" ./\(path)")
                || path == ".viewspec.lua" && other.text.contains(" check ")
        }
        if isRunLater { return [] }
        return try run(
            path.hasSuffix("_spec.lua")
                ? "\(console) run \(path)"
                : "\(console) run --config-file \(path) --list --pass-with-no-tests")
    }

    /// A spec file: a block that defines no specs is what one of them does.
    static func specs(_ text: String) -> String {
        let definesSpecs = text.firstMatch(of: /(?m)^(describe|it|insulate|expose|pending)\b/) != nil
        return definesSpecs ? text : "it(\"holds\", function()\n\(text)\nend)\n"
    }

    /// Runs a command that has to succeed.
    private func run(_ command: String) throws -> [String] {
        let (output, status) = try folder.run(command)
        return status == 0 ? [] : ["\(command): exit code \(status)\n\(output)"]
    }

    private func json(_ example: MarkdownDocument.Example) -> [String] {
        (try? JSONSerialization.jsonObject(with: Data(example.content.utf8))) == nil ? ["this is no JSON"] : []
    }

    /// The arguments that Bazel would give to the console.
    private func starlark(_ example: MarkdownDocument.Example) throws -> [String] {
        guard let list = example.text.firstMatch(of: /args = \[([^\]]*)\]/) else { return ["no args are given"] }
        let arguments = list.output.1.matches(of: /"([^"]*)"/).map { String($0.output.1) }
        return try run("\(console) \(arguments.joined(separator: " "))")
    }
}
