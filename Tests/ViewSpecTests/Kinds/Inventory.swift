@testable import ViewSpec

/// The names that existing source uses, compared with those that this console knows.
struct Inventory {
    /// Something that existing source uses and that is missing here.
    struct Gap: Equatable {
        /// The missing name, or the missing call on it.
        let name: String
        /// The reason, if it is left out on purpose.
        let reason: String?
    }

    private struct Entry {
        let name: String
        let knownAs: String
        let calls: [String]
    }

    private let entries: [Entry]
    private let reasons: [String: String]

    /// Reads a list of names.
    /// - Parameters:
    ///   - text: A section a heading that begins with "#"; in the one of views, a line a view.
    ///   - reasons: Why something is left out, by its name.
    init(text: String = InventoryText.text, reasons: [String: String] = LeftOutCalls.reasons) {
        self.reasons = reasons
        var entries: [Entry] = []
        var isInViews = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("#") {
                isInViews = line == "# views"
            } else if isInViews {
                entries.append(Self.view(line))
            } else {
                entries += line.split(separator: " ").map { Entry(name: String($0), knownAs: String($0), calls: []) }
            }
        }
        self.entries = entries
    }

    private static func view(_ line: Substring) -> Entry {
        let parts = line.split(separator: ":", maxSplits: 1)
        let names = parts[0].split(separator: "=").map { $0.trimming(" ") }
        return Entry(
            name: names[0], knownAs: names.last!,
            calls: parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : [])
    }

    /// The number of names.
    var count: Int { entries.count }

    /// The missing names, in the order of the list.
    func gaps(in known: KnownNames) -> [Gap] {
        entries.flatMap { entry -> [Gap] in
            guard let calls = known.calls(of: entry.knownAs) else {
                return known.elementCalls.contains(entry.knownAs) ? [] : [gap(entry.name)]
            }
            return entry.calls.filter { !calls.contains($0) && !known.elementCalls.contains($0) }
                .map { gap("\(entry.name).\($0)") }
        }
    }

    private func gap(_ name: String) -> Gap { Gap(name: name, reason: reasons[name]) }
}

extension Substring {
    /// The text without these characters at its ends.
    fileprivate func trimming(_ character: Character) -> String {
        var text = self
        while text.first == character { text.removeFirst() }
        while text.last == character { text.removeLast() }
        return String(text)
    }
}
