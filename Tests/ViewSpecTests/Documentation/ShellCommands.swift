import Foundation
import TestSupport

/// The lines of a shell that a reader may copy.
struct ShellCommands {
    private let commands: [String]

    init(_ text: String) {
        commands = text.replacing("\\\n", with: "").split(separator: "\n")
            .map { $0.replacing(/\s+#.*$|^#.*$/, with: "").trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    /// What doesn't succeed. A console is run; what prepares a machine has to be what the project itself does.
    func problems(in folder: ExampleFolder) throws -> [String] {
        try commands.compactMap { try Self.problem(of: $0, in: folder) }
    }

    static func problem(of command: String, in folder: ExampleFolder) throws -> String? {
        if let make = command.wholeMatch(of: /make (\w+)/) {
            let makefile = try Checkout.read("Makefile")
            return makefile.contains("\n\(make.output.1):") ? nil : "there is no 'make \(make.output.1)'"
        }
        let tried = command.replacing(/^\.build\/(debug\/)?/, with: "")
        if tried.firstMatch(of: /^(\w+=\S+ )*(viewspec|Specs|swift run Specs|swift package viewspec)\b/) != nil {
            let (output, status) = try folder.run(tried)
            return status == 0 ? nil : "\(command): exit code \(status)\n\(output)"
        }
        if command.hasPrefix("grep -lr '@MainActor' Tests") { return try problem(ofMakingTestsAsync: command) }
        let isKnown = try Workflows.written().contains(command) || Checkout.read(".ci/run").contains(command)
        return isKnown ? nil : "nobody runs '\(command)'"
    }
}

extension ShellCommands {
    /// What is wrong with a command that makes the tests of the main actor `async`; nil for nothing.
    fileprivate static func problem(ofMakingTestsAsync command: String) throws -> String? {
        func source(_ isolation: String, _ effects: String...) -> String {
            let tests = effects.enumerated().map {
                "    func test\($0.offset)()\($0.element) {\n        check()\n    }\n"
            }
            return "\(isolation)final class Tests: XCTestCase {\n\(tests.joined())    func check() {}\n}\n"
        }
        let folder = try TemporaryFolder([
            "Tests/A.swift": source("@MainActor ", "", " throws", " async", " async throws"),
            "Tests/B.swift": source("", "", " throws"),
        ])
        let run = try Shell.run(command, in: folder.url)
        let expected = [
            source("@MainActor ", " async", " async throws", " async", " async throws"), source("", "", " throws"),
        ]
        let made = try ["Tests/A.swift", "Tests/B.swift"].map { try folder.read($0) }
        return made == expected ? nil : "\(command): exit code \(run.status)\n\(made.joined())"
    }
}

/// The jobs of build servers that `init` writes.
enum Workflows {
    /// All of them in one text: for the ready-made console, and for the one of a package.
    static func written() throws -> String {
        let folder = try ExampleFolder()
        try folder.write("", to: "package/Package.swift")
        let files = ["one", "package"].flatMap { ["\($0)/.github/workflows/specs.yml", "\($0)/.gitlab-ci.yml"] }
        return try folder.run(
            "viewspec init one --ci both --repository https://example.com/ViewSpec > log && "
                + "Specs init package --ci both > log && cat \(files.joined(separator: " "))"
        ).output
    }
}
