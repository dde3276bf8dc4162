import Foundation

// What the rules for screens ask about a view before they find fault with it.

extension Node {
    /// Whether the view stands in a bar of the page, or is what a tab shows there.
    package var isInBar: Bool {
        sequence(first: self, next: \.parent).prefix { $0.presence != .presented }.contains {
            $0.kind.standsInBar || $0.presence == .apart
        }
    }

    /// Whether the system decides how much of a text is shown: in a bar, in a menu, in the parts of a picker, in an
    /// empty field.
    package var isCutByTheSystem: Bool {
        isInBar || isOffered
            || sequence(first: self, next: \.parent).contains { around in
                around.showsOptions || around.kind.states(TakesTyping.self)
            }
    }

    /// Whether the view has its menu without an app's view that opens it, as a picker has.
    private var showsOptions: Bool {
        guard kind.role == .view, let menu = kind[OffersMenu.self] else { return false }
        return menu.opening == nil
    }

    /// Whether the view is a control with a label of words to which the app gave no size.
    package var isOfWords: Bool {
        let label = children.filter { $0.slot === Slot.label }
        guard kind.takesTaps, label.count == 1,
            [ViewType.Text.kind, ViewType.Label.kind].contains(where: { $0 === label[0].kind })
        else { return false }
        return (try? label[0].frame()) == (try? label[0].frame(inner: true))
    }
}

extension LaidOut {
    /// By how much the measured letters may differ from those of a device.
    private static let doubtOfLetters = 0.03
    /// By how much a side may be shorter than a finger needs without being noted, in points.
    private static let tolerance = 0.5

    /// The lines that are seen of a text which has no room, where neither a limit of lines nor the system wants it so; nil for any
    /// other view. A text that would fit if its letters were a little smaller isn't cut off for sure: letters are measured in a
    /// font that is near to the system's.
    package func linesOfTextCutOff(in node: Node) -> [String]? {
        guard node.isTextOfScreen, node.environment.lineLimit == nil, !node.isCutByTheSystem,
            let lines = try? lines(of: node), lines.isTruncated,
            isTruncated(node, evenIfSmallerBy: Self.doubtOfLetters)
        else { return nil }
        return lines.texts
    }

    /// The rectangle in which touches reach a view that is smaller than a finger needs; nil for any other view. The system's own
    /// controls have the sizes that the system gives them, and so has a button that is nothing but words.
    package func smallTouchArea(of node: Node) -> CGRect? {
        let least = TouchMetrics.length - Self.tolerance
        guard !node.isInBar, !node.isOffered, !node.isOfWords, node.responseObstruction == nil,
            let frame = touchTarget(of: node),
            frame.width > 0, frame.height > 0, frame.width < least || frame.height < least
        else { return nil }
        return frame
    }
}
