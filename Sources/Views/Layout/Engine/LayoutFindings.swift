import Foundation

/// The faults of a screen's layout: views that are cut off, truncated, overlapping, or too small to touch.
@MainActor
struct LayoutFindings {
    /// The faults, a sentence each, in the order of the tree.
    private(set) var sentences: [String] = []
    private let layout: LaidOut
    private let screen: CGRect
    /// The views that may overlap: texts and images themselves, and controls with all modifiers.
    private var parts: [(node: Node, frame: CGRect)] = []

    /// The smallest side of what is touched, in points (Human Interface Guidelines).
    static let touchLength: CGFloat = 44
    /// By how much a side may be off without being seen, in points.
    private static let tolerance: CGFloat = 0.5

    init(in node: Node, _ layout: LaidOut, on screen: DeviceScreen) {
        self.layout = layout
        self.screen = CGRect(origin: .zero, size: screen.size)
        look(at: node, isScrolled: false)
        compare()
    }

    private mutating func look(at node: Node, isScrolled: Bool) {
        guard node.presence.isPart, node.modifiers(_HiddenModifier.self).isEmpty else {
            return
        }
        let isControl = node.kind.isTouched
        let isLeaf = isControl || node.kind === ViewType.Text.kind || node.kind === ViewType.Image.kind
        if isLeaf, let frame = try? layout.frame(of: node, inner: !isControl) {
            if !isScrolled { checkSides(node, frame) }
            if isControl { checkSize(node, frame) }
            if let seen = layout.partInSight(of: node, frame) { parts.append((node, seen)) }
        }
        checkLines(node)
        let count = parts.count
        let scrolls =
            isScrolled || node.kind.scrolls
        for child in node.shownInside ?? node.children { look(at: child, isScrolled: scrolls) }
        // What stands in a control goes with it.
        if isLeaf { parts.removeSubrange(count...) }
        for modifier in node.modifiers {
            guard let content = modifier.shownNode, content.presence.isPart else { continue }
            look(at: content, isScrolled: isScrolled)
        }
    }

    private mutating func checkSides(_ node: Node, _ frame: CGRect) {
        let beyond: KeyValuePairs<String, CGFloat> = [
            "left side": screen.minX - frame.minX, "right side": frame.maxX - screen.maxX,
            "top": screen.minY - frame.minY, "bottom": frame.maxY - screen.maxY,
        ]
        for (side, length) in beyond where length > Self.tolerance {
            sentences.append("\(node.headline) reaches \(points(length)) beyond the \(side) of the screen")
        }
    }

    private mutating func checkSize(_ node: Node, _ frame: CGRect) {
        let least = Self.touchLength - Self.tolerance
        guard frame.width < least || frame.height < least else { return }
        sentences.append(
            "\(node.headline) is \(number(frame.width)) by \(points(frame.height)): less than "
                + "\(number(Self.touchLength)) to touch")
    }

    private mutating func checkLines(_ node: Node) {
        guard node.kind === ViewType.Text.kind, node.environment.lineLimit == nil,
            let lines = try? layout.lines(of: node), lines.isTruncated
        else { return }
        sentences.append("\(node.headline) is truncated: it shows \"\(lines.texts.joined(separator: " "))\"")
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
                sentences.append("\(upper.node.headline) and \(lower.node.headline) overlap by \(size(common.size))")
            }
        }
    }

    private func size(_ size: CGSize) -> String { "\(number(size.width)) by \(points(size.height))" }
    private func points(_ length: CGFloat) -> String { "\(number(length)) point\(length == 1 ? "" : "s")" }
    private func number(_ length: CGFloat) -> String {
        let rounded = (length * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension Kind {
    /// Whether a person touches views of the kind: a control.
    var isTouched: Bool {
        role == .view && (member("tap") != nil || (arity == .none && members.contains { $0.role == .action }))
    }
}

extension Node {
    /// Whether the source puts the views in front of each other: in a `ZStack`, in a layer, or by moving one.
    fileprivate func isMeantToOverlap(_ other: Node) -> Bool {
        let own = Array(sequence(first: self, next: \.parent))
        let others = Array(sequence(first: other, next: \.parent))
        guard let meeting = own.first(where: { node in others.contains { $0 === node } }) else { return true }
        if meeting.kind === ViewType.ZStack.kind || meeting.kind === ViewType.GeometryReader.kind { return true }
        return [own, others].contains { path in
            path.prefix { $0 !== meeting }.contains { node in
                node.slot === Slot.modifier || !node.attributes(ModifierType.Offset.self).isEmpty
                    || !node.attributes(ModifierType.Position.self).isEmpty
            }
        }
    }
}

extension Node {
    /// The faults of the view, a sentence each: cut off by the screen, truncated without a limit of lines,
    /// overlapping, or less than 44 points to touch.
    /// - Throws: `InspectionError.notSupported` where the layout failed.
    package func layoutFindings() throws -> [String] {
        let layout = graph.laidOut
        try layout.check()
        return LayoutFindings(in: self, layout, on: graph.screen).sentences
    }
}
