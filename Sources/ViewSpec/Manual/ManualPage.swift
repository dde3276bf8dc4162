/// The manual page of a command line, in the macros of `man(7)`.
struct ManualPage {
    private let root: CommandDescription
    private var page = ManualText()

    init(_ root: CommandDescription) {
        self.root = root
        let name = root.commandName
        page.macro("TH", name.uppercased(), "1", "", "ViewSpec \(Version.current)", "User Commands")
        page.macro("SH", "NAME")
        page.line("\(name) - \(root.abstract ?? "")")
        page.macro("SH", "SYNOPSIS")
        for command in commands { writeSynopsis(of: command) }
        page.macro("SH", "DESCRIPTION")
        writeDiscussion(of: root)
        page.macro("SH", "OPTIONS")
        for argument in root.arguments ?? [] { write(argument) }
        for command in commands { writeSection(of: command) }
    }

    /// The text of the page.
    var text: String { page.text }

    /// The subcommands but `help`, which says what the page says.
    private var commands: [CommandDescription] { (root.subcommands ?? []).filter { $0.commandName != "help" } }

    private mutating func writeSynopsis(of command: CommandDescription) {
        let arguments = (command.arguments ?? []).filter { $0.kind == .positional }.map { argument in
            let name = (argument.valueName ?? "") + (argument.isRepeating ? " ..." : "")
            return argument.isOptional ? "[\(name)]" : name
        }
        page.styled(
            bold: "\(root.commandName) \(command.commandName)",
            (["[options]"] + arguments).joined(separator: " "))
        page.macro("br")
    }

    private mutating func writeSection(of command: CommandDescription) {
        page.macro("SH", "\(root.commandName) \(command.commandName)".uppercased())
        page.line(command.abstract ?? "")
        page.macro("PP")
        writeDiscussion(of: command)
        // Every command has the flags of the root.
        let common = Set((root.arguments ?? []).flatMap { $0.names ?? [] }.map(\.written))
        let own = (command.arguments ?? []).filter { argument in
            argument.shouldDisplay && !(argument.names ?? []).contains { common.contains($0.written) }
        }
        var title: String?
        for argument in own {
            let next = argument.sectionTitle ?? (argument.kind == .positional ? "Arguments" : "Options")
            if next != title { page.macro("SS", next.titled) }
            title = next
            write(argument)
        }
    }

    /// A flag or argument with its help beside it.
    private mutating func write(_ argument: CommandDescription.Argument) {
        page.macro("TP")
        let value = argument.kind == .flag ? "" : argument.valueName ?? ""
        page.styled(bold: (argument.names ?? []).map(\.written).joined(separator: ", "), value)
        let notes = [
            argument.allValues.map { "values: \($0.joined(separator: ", "))" },
            argument.defaultValue.map { "default: \($0)" },
        ].compactMap(\.self)
        page.line((argument.abstract ?? "") + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"))
    }

    // MARK: - Discussions

    /// The text of a help page: sections with headlines in capitals, paragraphs, and indented lines, which stay lines.
    private mutating func writeDiscussion(of command: CommandDescription) {
        guard let discussion = command.discussion else { return }
        var isVerbatim = false
        for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
            let isIndented = line.hasPrefix(" ")
            if isIndented != isVerbatim, !line.isEmpty {
                page.macro(isIndented ? "nf" : "fi")
                isVerbatim = isIndented
            }
            if line.isEmpty {
                page.macro("PP")
            } else if !isIndented, line.allSatisfy({ $0.isUppercase || $0 == " " }) {
                page.macro("SS", line.titled)
            } else {
                page.line(String(line))
            }
        }
        if isVerbatim { page.macro("fi") }
    }
}

extension StringProtocol {
    /// A headline in capitals as one of a manual page.
    fileprivate var titled: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
