import Foundation

/// The faults of a screen's layout: views that are cut off, truncated, overlapping, or too small to touch.
@MainActor
struct LayoutFindings {
    private var found: [LayoutFault: [LayoutFinding]] = [:]
    private let layout: LaidOut
    private let screen: CGRect
    /// The smallest side of what is touched, in points; 0 for any.
    private let touchLength: CGFloat
    /// The views that may overlap: texts and images themselves, and controls with all modifiers.
    private var parts: [(node: Node, frame: CGRect)] = []

    /// By how much a side may be off without being seen, in points.
    private static let tolerance: CGFloat = 0.5

    /// Looks at a view with all in it, or for the root of a tree at the screen above all others.
    init(in node: Node, _ layout: LaidOut, on screen: DeviceScreen, touching touchLength: CGFloat) {
        self.layout = layout
        self.screen = CGRect(origin: .zero, size: screen.size)
        self.touchLength = touchLength
        let top = node === node.graph.root ? node.graph.presentedScreens.last : nil
        for view in top ?? [node] {
            // A dialog and a menu scroll what they have no room for.
            inspect(view, isScrolled: top != nil && (view.dialogForm != nil || view.menuAround != nil))
        }
        compare()
    }

    /// The faults, those of a sort in one sentence, in the order of the tree.
    var sentences: [String] {
        LayoutFault.allCases.compactMap { fault in found[fault].map { fault.sentence($0, touching: touchLength) } }
    }

    private mutating func note(_ fault: LayoutFault, of subject: String, _ measure: String) {
        found[fault, default: []].append(LayoutFinding(subject: subject, measure: measure))
    }

    private mutating func look(at node: Node, isScrolled: Bool) {
        guard node.presence.isPart, node.modifiers(_HiddenModifier.self).isEmpty else { return }
        inspect(node, isScrolled: isScrolled)
    }

    private mutating func inspect(_ node: Node, isScrolled: Bool) {
        let isScrolled = isScrolled && !node.kind.standsInBar
        let isControl = node.kind.isTouched
        let isLeaf = isControl || node.isTextOfScreen || node.kind.states(Picture.self)
        if isLeaf, let frame = try? layout.frame(of: node, inner: !isControl) {
            if !isScrolled { checkSides(node, frame) }
            if let seen = layout.partInSight(of: node, frame) { parts.append((node, seen)) }
        }
        checkSize(node)
        checkLines(node)
        let count = parts.count
        let scrolls = isScrolled || node.kind.scrolls
        for child in node.shownInside ?? node.children { look(at: child, isScrolled: scrolls) }
        // What stands in a control goes with it.
        if isLeaf { parts.removeSubrange(count...) }
        for modifier in node.modifiers {
            guard let content = modifier.shownNode else { continue }
            look(at: content, isScrolled: isScrolled)
        }
    }

    private mutating func checkSides(_ node: Node, _ frame: CGRect) {
        let beyond: KeyValuePairs<String, CGFloat> = [
            "left side": screen.minX - frame.minX, "right side": frame.maxX - screen.maxX,
            "top": screen.minY - frame.minY, "bottom": frame.maxY - screen.maxY,
        ]
        let sides = beyond.filter { $0.value > Self.tolerance }.map { "\(points($0.value)) beyond the \($0.key)" }
        if !sides.isEmpty { note(.beyondScreen, of: node.headline, sides.joined(separator: " and ")) }
    }

    private mutating func checkSize(_ node: Node) {
        guard touchLength > 0, let frame = layout.touchTarget(of: node) else { return }
        let least = touchLength - Self.tolerance
        guard frame.width < least || frame.height < least else { return }
        note(.tooSmall, of: node.nameOnScreen, size(frame.size))
    }

    private mutating func checkLines(_ node: Node) {
        guard node.isTextOfScreen, node.environment.lineLimit == nil, let lines = try? layout.lines(of: node),
            lines.isTruncated
        else { return }
        let subject = node.kind.isModifier ? "\(node.kind.name) \"\((try? node.textString()) ?? "")\"" : node.headline
        note(.truncated, of: subject, "\"\(lines.texts.joined(separator: " "))\"")
    }

    /// Compares each view with those that begin above its lower side.
    private mutating func compare() {
        let sorted = parts.enumerated().sorted {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }
        for (index, (_, upper)) in sorted.enumerated() {
            for (_, lower) in sorted[(index + 1)...] {
                guard lower.frame.minY < upper.frame.maxY - Self.tolerance else { break }
                let common = upper.frame.intersection(lower.frame)
                guard !common.isNull, common.width > Self.tolerance, common.height > Self.tolerance,
                    !upper.node.isMeantToOverlap(lower.node)
                else { continue }
                note(.overlapping, of: "\(upper.node.headline) and \(lower.node.headline)", size(common.size))
            }
        }
    }

    private func size(_ size: CGSize) -> String { "\(number(size.width)) by \(points(size.height))" }
    private func points(_ length: CGFloat) -> String { "\(number(length)) point\(length == 1 ? "" : "s")" }
    private func number(_ length: CGFloat) -> String { LayoutFault.number(length) }
}

extension LaidOut {
    /// The rectangle in which touches reach a view that an app has given its size: of a control, unless the system's is what
    /// it has, and of a view with a gesture that is a tap or a press; nil for any other view.
    fileprivate func touchTarget(of node: Node) -> CGRect? {
        if node.kind.takesTaps {
            guard let frame = try? touchFrame(of: node),
                (try? items(of: node, inner: true))?.first?.hasSystemSize == false
            else { return nil }
            return frame
        }
        guard let place = node.modifiers.indices.first(where: { node.isTapped(by: node.modifiers[$0]) }) else {
            return nil
        }
        return frame(of: node, before: place)
    }
}

extension Node {
    /// Whether a modifier of the view attaches a gesture for a tap or a press.
    fileprivate func isTapped(by applied: AppliedModifier) -> Bool {
        guard let attaching = applied.value as? any GestureModifier,
            let gesture = attaching.attached(on: self, in: applied.node)?.gesture.core
        else { return false }
        return gesture is TapGesture || gesture is SpatialTapGesture || gesture is LongPressGesture
    }

    /// Whether the source puts the views in front of each other: in a `ZStack`, in a layer, or by moving one.
    fileprivate func isMeantToOverlap(_ other: Node) -> Bool {
        let own = Array(sequence(first: self, next: \.parent))
        let others = Array(sequence(first: other, next: \.parent))
        guard let meeting = own.first(where: { node in others.contains { $0 === node } }) else { return true }
        if meeting.kind.states(OverlapsOnPurpose.self) { return true }
        return [own, others].contains { path in
            path.prefix { $0 !== meeting }.contains { node in
                node.slot === Slot.modifier || node.isPinned || !node.attributes(ModifierType.Offset.self).isEmpty
                    || !node.attributes(ModifierType.Position.self).isEmpty
            }
        }
    }
}

extension Node {
    /// The faults of the view, a sentence for those of a sort: cut off by the screen, truncated without a limit of lines,
    /// overlapping, or too small to touch, which is to have a side shorter than `touchLength`, in points.
    /// - Throws: `InspectionError.notSupported` where the layout failed.
    package func layoutFindings(touching touchLength: CGFloat = TouchMetrics.length) throws -> [String] {
        let layout = graph.laidOut
        try layout.check()
        return LayoutFindings(in: self, layout, on: graph.screen, touching: touchLength).sentences
    }

    /// The size in which touches reach the view, in points: that of its frame, or of the row or the bar that it stands in.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    package func touchSize() throws -> CGSize { try graph.laidOut.touchFrame(of: self).size }
}
