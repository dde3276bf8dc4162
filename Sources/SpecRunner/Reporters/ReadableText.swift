import System

// The texts of specs without control sequences, since specs must not control terminals or build servers.

extension SpecEvent {
    /// The event with its texts as a report for people shows them. Every such report begins with this.
    func readable(_ style: TextStyle) -> SpecEvent { mapTexts(style.shown, printed: style.printed) }
}

/// Tracks whether printed output left a color on.
struct PrintedColor {
    private var isOn = false

    /// Reads printed output.
    mutating func note(_ text: String) {
        guard let start = text.utf8.lastIndex(of: 0x1B) else { return }
        let sequence = text[start...].prefix { $0 != "m" }
        isOn = sequence != "\u{1B}[" && sequence != "\u{1B}[0"
    }

    /// The text to write before anything but the output of specs.
    mutating func finish() -> String {
        defer { isOn = false }
        return isOn ? "\u{1B}[0m" : ""
    }
}
