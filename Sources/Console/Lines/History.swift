import System

/// The chunks that were run in a project, kept in a file that only its owner can read.
@MainActor
final class History {
    /// The folder of the file, below the working directory.
    nonisolated static let folder = ProjectFolder.name
    /// The name of the file in that folder.
    nonisolated static let name = "history"
    /// The largest number of chunks.
    nonisolated static let limit = 1000
    /// The longest chunk that is kept, in bytes.
    nonisolated static let longest = 16 << 10

    /// The chunks, oldest first.
    private(set) var entries: [String]
    private let folder: String
    private var path: String { "\(folder)/\(Self.name)" }

    /// Reads the history that is there.
    /// - Parameter folder: The folder of the file; made when there is something to write.
    init(folder: String = History.folder) {
        self.folder = folder
        let text = (try? FileSystem.text(of: "\(folder)/\(Self.name)")) ?? ""
        entries = text.split(separator: "\n").suffix(Self.limit).map { Self.unescaped($0) }
    }

    /// Adds a chunk, also to the file. A history that can't be written is no reason to say anything: it helps the next
    /// session, that is all.
    /// - Returns: Whether it was added: a chunk that was run twice in a row is kept once.
    @discardableResult
    func add(_ chunk: String) -> Bool {
        guard entries.last != chunk, !chunk.isEmpty, chunk.utf8.count <= Self.longest else { return false }
        entries.append(chunk)
        if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
        save(chunk)
        return true
    }

    /// Sessions that are open at the same time add to the same file.
    private func save(_ chunk: String) {
        try? ProjectFolder.make(folder)
        let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return }
        // It may have been there with other permissions.
        fchmod(file, 0o600)
        Descriptor.write(Self.escaped(chunk) + "\n", to: file)
        close(file)
        let all = ((try? FileSystem.text(of: path)) ?? "").split(separator: "\n")
        guard all.count > Self.limit, let draft = try? DraftFile(of: path, mode: 0o600) else { return }
        try? draft.write(Array(all.suffix(Self.limit).map { $0 + "\n" }.joined().utf8))
        try? draft.replaceTarget()
    }

    /// A chunk takes one line in the file.
    private static func escaped(_ chunk: String) -> String {
        chunk.escaped { $0 == "\\" ? "\\\\" : $0 == "\n" ? "\\n" : nil }
    }

    private static func unescaped(_ line: Substring) -> String {
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for character in line.unicodeScalars {
            if isEscaped {
                result.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return String(result)
    }
}
