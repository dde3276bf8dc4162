import Views

/// A text that is cut off because it has too little room.
///
/// A limit of lines says that the author wants it so, whatever the size of text: `lineLimit(1)` on a name is the usual way to
/// keep a row low. Bars, menus and tabs cut off as the system likes.
enum TextCutOff: CheckRule {
    static let name = RuleName.textCutOff

    static func findings(on screen: CheckedScreen) -> [Finding] {
        screen.views.compactMap { node in
            guard let lines = screen.layout.linesOfTextCutOff(in: node) else { return nil }
            return Finding(
                name, node, frame: try? screen.layout.frame(of: node, inner: true),
                "is cut off: it shows \"\(lines.joined(separator: " "))\"")
        }
    }
}
