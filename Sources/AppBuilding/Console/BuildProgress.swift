/// What SwiftPM prints while it builds, without what it says when there is nothing to do.
struct BuildProgress {
    private var line = ""
    private let ownFolder: String
    private let write: (String) -> Void

    /// - Parameters:
    ///  - ownFolder: A folder with packages of ours, which a person doesn't know.
    ///  - write: Receives whole lines.
    init(without ownFolder: String, _ write: @escaping (String) -> Void) {
        self.ownFolder = ownFolder
        self.write = write
    }

    /// What is said of steps that a person waits for.
    private static let verbs = [
        "Compiling", "Emitting", "Linking", "Fetching", "Fetched", "Cloning", "Creating", "Computing", "Computed",
        "Updating", "Updated", "Downloading", "Working", "Another", "Building", "Archiving", "Expanding",
    ]

    /// Takes a piece of the output.
    mutating func receive(_ text: String) {
        line += text
        while let end = line.firstIndex(where: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }) {
            let whole = line[..<end]
            line = String(line[line.index(after: end)...])
            if Self.isStep(whole), !whole.contains(ownFolder) { write(whole + "\n") }
        }
    }

    /// Whether a line is such a step: `[3/7] Compiling App Banner.swift`.
    static func isStep(_ line: Substring) -> Bool {
        let step = line.hasPrefix("[") ? line.drop { $0 != "]" }.dropFirst().drop { $0 == " " } : line
        guard step != "Building for debugging..." else { return false }
        return verbs.contains { step.hasPrefix($0 + " ") }
    }
}
