import Foundation

/// The commands of SwiftPM's plan of a build, which are written for llbuild.
struct BuildCommands {
    /// A command: a line with its name, and indented lines with a value each.
    struct Command {
        let name: Substring
        fileprivate(set) var tool = ""
        fileprivate var inputList: Substring = "[]"
        fileprivate var outputList: Substring = "[]"
        fileprivate var argumentList: Substring = "[]"

        /// What has to be there before: files, and names of groups in angle brackets.
        var inputs: [String] { Self.list(inputList) }
        /// What it makes.
        var outputs: [String] { Self.list(outputList) }
        /// The program that it runs, with its arguments.
        var arguments: [String] { Self.list(argumentList) }

        /// Whether it makes a program.
        fileprivate var isLink: Bool { name.hasSuffix(".exe\"") || name.hasSuffix(".test\"") }
        /// Whether it compiles a module of Swift.
        var isCompilation: Bool { tool == "shell" && name.hasSuffix(".module\"") }

        /// A list of texts, which is written as in JSON.
        private static func list(_ text: Substring) -> [String] {
            (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
        }
    }

    /// All of them, in the order of the plan.
    let all: [Command]
    /// The number of the command that makes a file or a group.
    private let makers: [String: Int]

    /// - Parameter text: The plan; one without commands has none.
    init(_ text: String) {
        guard let start = text.range(of: "\ncommands:\n") else {
            (all, makers) = ([], [:])
            return
        }
        var commands: [Command] = []
        // By bytes: a plan has megabytes.
        for line in text[start.upperBound...].utf8.split(separator: UInt8(ascii: "\n")).lazy.map({ Substring($0) }) {
            if line.hasPrefix("  \"") {
                commands.append(Command(name: line.dropLast().drop { $0 == " " }))
                continue
            }
            let parts = line.split(separator: ":", maxSplits: 1)
            guard !commands.isEmpty, parts.count == 2 else { continue }
            let last = commands.count - 1
            switch parts[0] {
            case "    tool": commands[last].tool = String(parts[1].dropFirst())
            case "    inputs": commands[last].inputList = parts[1]
            case "    outputs": commands[last].outputList = parts[1]
            case "    args": commands[last].argumentList = parts[1]
            default: break
            }
        }
        all = commands
        makers = commands.enumerated().reduce(into: [:]) { makers, command in
            for output in command.element.outputs { makers[output] = command.offset }
        }
    }

    /// The files and groups of a goal; `nil` if one of them isn't made here.
    func nodes(of goal: BuildPlan.Goal) -> [String]? {
        switch goal {
        case .file(let path): return makers[path] == nil ? nil : [path]
        case .modules(let names):
            let found = names.map { name in
                // Its name has the platform and the configuration: <App-x86_64-unknown-linux-gnu-debug.module>
                makers.keys.filter { $0.hasPrefix("<\(name)-") && $0.hasSuffix(".module>") }.min { $0.count < $1.count }
            }
            let nodes = found.compactMap(\.self)
            return nodes.count == names.count ? nodes : nil
        }
    }

    /// The commands that make files or groups, directly or not, in the order of the plan.
    /// - Parameters:
    ///  - throughPrograms: Whether those count that make a program which another command runs.
    ///  - depth: The most commands from one that makes a node to one that counts.
    func making(_ nodes: [String], throughPrograms: Bool = true, depth: Int = .max) -> [Command] {
        var found: Set<Int> = []
        var waiting = nodes.map { (node: $0, depth: depth) }
        while let next = waiting.popLast() {
            guard next.depth > 0, let maker = makers[next.node], found.insert(maker).inserted else { continue }
            if !throughPrograms, all[maker].isLink { continue }
            waiting += all[maker].inputs.map { ($0, next.depth - 1) }
        }
        return found.sorted().map { all[$0] }
    }

    /// The libraries that programs and tests of the plan are linked against, each once.
    var libraries: [String] {
        var seen: Set<String> = []
        return all.filter(\.isLink).flatMap(\.arguments)
            .filter { $0.hasPrefix("-l") && !$0.hasPrefix("-load-") && seen.insert($0).inserted }
    }
}
