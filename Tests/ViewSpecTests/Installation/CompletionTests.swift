import Foundation
import TestSupport
import Testing

/// The scripts of completion, in the shells that they are for.
@Suite("Completion")
struct CompletionTests {
    /// An input, with words that are offered for it.
    private static let cases: [(typed: String, offered: Set<String>)] = [
        ("viewspec me", ["merge"]),
        ("viewspec run --rep", ["--reporter", "--repeat"]),
        ("viewspec run --reporter j", ["json", "junit"]),
        ("viewspec run specs/a", ["specs/a_spec.lua"]),
        ("viewspec merge --reporter h", ["html"]),
        ("viewspec frames --orientation l", ["landscape"]),
        ("viewspec init --ci git", ["github", "gitlab"]),
        ("viewspec repl --view SignI", ["SignIn"]),
        ("viewspec docs Waiti", ["Waiting"]),
        ("viewspec kinds HSt", ["HStack"]),
        ("viewspec merge --write-durations ti", ["times.txt"]),
        ("viewspec completions f", ["fish"]),
    ]

    private static let files = [
        "specs/a_spec.lua": "", "times.txt": "", "other.md": "",
        "bash.sh": """
        source <(viewspec completions bash)
        COMP_LINE=$1 COMP_POINT=${#1}
        read -ra COMP_WORDS <<< "$1"
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _viewspec viewspec "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """,
    ]

    @Test("in bash offers subcommands, flags, files, reporters, views and pages", arguments: cases)
    func bash(_ typed: String, _ offered: Set<String>) throws {
        let folder = try TemporaryFolder(Self.files)
        let result = try Shell.run("bash bash.sh '\(typed)'", in: folder.url)
        #expect(Set(result.output.split(separator: "\n").map(String.init)) == offered)
        #expect(result.errors == "")
    }

    /// The keys of a shell: the last Tab completes what is typed.
    private func screen(_ shell: String, _ setUp: String, _ typed: String) async throws -> String {
        let folder = try TemporaryFolder(Self.files)
        let terminal = try PseudoTerminal(columns: 120)
        let environment = [
            "PATH": "\(Program.folder.path):/usr/bin:/bin", "TERM": "dumb", "HOME": folder.path, "PS1": "> ",
        ]
        let words = shell.split(separator: " ").map(String.init)
        let program = try Program(["setsid", "-c", "-w"] + words, in: folder.url, environment: environment)
            .start(on: terminal.line)
        try await terminal.type("\(setUp)\necho re''ady\n")
        try await terminal.expect("ready\r\n")
        try await terminal.type("\(typed)\t")
        let end = typed.split(separator: " ").last.map(String.init) ?? typed
        // What is completed stands behind what was typed; what can't be decided is listed below.
        try await terminal.expect(end)
        try await Task.sleep(for: .milliseconds(1500))
        try await terminal.type("\u{15}echo do''ne\n")
        let shown = try await terminal.expect("done\r\n")
        program.send(SIGKILL)
        return shown
    }

    @Test(
        "in zsh does too", .enabled(if: has("zsh"), "zsh isn't installed"),
        arguments: [("viewspec me", "rge"), ("viewspec repl --view SignI", "n"), ("viewspec docs Waiti", "ng")])
    func zsh(_ typed: String, _ rest: String) async throws {
        let setUp =
            "autoload -U compinit; compinit -u -D; source <(viewspec completions zsh); compdef _viewspec viewspec"
        let shown = try await screen("zsh -f", setUp, typed)
        #expect(shown.contains(rest))
    }

    @Test("in fish does too", .enabled(if: has("fish"), "fish isn't installed"), arguments: cases.prefix(7))
    func fish(_ typed: String, _ offered: Set<String>) throws {
        let folder = try TemporaryFolder(Self.files)
        let result = try Shell.run(
            "HOME=\"$SCRATCH\" fish -c 'viewspec completions fish | source; complete -C \"\(typed)\"'", in: folder.url)
        let words = result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        #expect(Set(words) == offered)
    }

    private static func has(_ program: String) -> Bool {
        (try? Shell.run("command -v \(program)", in: URL(filePath: "/")).status) == 0
    }

    @Test("of an app's console is for its own name and its own views")
    func appsConsole() throws {
        let folder = try TemporaryFolder(Self.files)
        try folder.write("", to: "bin/.keep")
        try folder.link("bin/Specs", to: Program.folder.appending(path: "EmbeddingExample").path)
        let script = Self.files["bash.sh"]!.replacing("viewspec", with: "Specs")
        try folder.write(script, to: "bash.sh")
        let result = try Shell.run("bash bash.sh 'Specs repl --view Ban'", in: folder.url, tools: folder.url("bin"))
        #expect(result.output == "Banner\n")
    }
}
