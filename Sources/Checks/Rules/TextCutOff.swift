import Views

/// A text that is cut off because it has too little room.
///
/// A limit of lines says that the author wants it so, whatever the size of text: `lineLimit(1)` on a name is the usual way to
/// keep a row low. Bars, menus and tabs cut off as the system likes. A text that would fit if its letters were a little smaller
/// isn't cut off for sure: letters are measured in a font that is near to the system's.
enum TextCutOff: CheckRule {
    static let name = RuleName.textCutOff

    /// By how much the measured letters may differ from those of a device.
    private static let doubt = 0.03

    static func findings(on screen: CheckedScreen) -> [Finding] {
        let layout = screen.layout
        return screen.views.compactMap { node in
            guard node.isTextOfScreen, node.environment.lineLimit == nil, !node.isCutByTheSystem,
                let lines = try? layout.lines(of: node), lines.isTruncated,
                layout.isTruncated(node, evenIfSmallerBy: doubt)
            else { return nil }
            return Finding(
                name, node, frame: try? layout.frame(of: node, inner: true),
                "is cut off: it shows \"\(lines.texts.joined(separator: " "))\"")
        }
    }
}

extension Node {
    /// Whether the system decides how much of a text is shown: in a bar, in a menu, in the parts of a picker, in an
    /// empty field.
    fileprivate var isCutByTheSystem: Bool {
        isInBar || isOffered
            || sequence(first: self, next: \.parent).contains { around in
                around.kind === ViewType.Picker.kind || around.kind.states(TakesTyping.self)
            }
    }

    /// Whether the view stands in a bar of the page, or is what a tab shows there.
    var isInBar: Bool {
        sequence(first: self, next: \.parent).prefix { $0.presence != .presented }.contains {
            $0.kind.standsInBar || $0.presence == .apart
        }
    }
}
