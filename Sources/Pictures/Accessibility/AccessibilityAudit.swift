import Foundation
import Views

/// Looks for what keeps people from using a screen who don't see it, don't see well, or can't hit what is small.
///
/// The rules are those of `performAccessibilityAudit` that a screen without a device can answer. A rule that finds fault with what
/// is fine is worth nothing: what it can't know, it keeps to itself.
@MainActor
package struct AccessibilityAudit {
    /// The rules, by the names that people write.
    package enum Rule: String, CaseIterable, Sendable {
        /// A control or a picture has nothing that could be read aloud.
        case label
        /// A view that takes taps isn't called a button or a link.
        case trait
        /// A control is smaller than a finger needs.
        case touchArea = "touch_area"
        /// A part of a text is left out for want of room.
        case textCutOff = "text_cut_off"
        /// A text has too little contrast to what is behind it.
        case contrast
    }

    /// Something that is wrong with a view.
    package struct Finding: Equatable, Sendable {
        package let rule: Rule
        /// The view and what is wrong with it: `Button has no accessibility label…`.
        package let sentence: String
        /// The calls that lead to the view, as in Lua.
        package let path: String
        /// The rectangle of the view, in points from the top left corner of the screen; nil where it has none.
        package let frame: CGRect?

        /// The rule and the sentence, and below them the place.
        package var message: String {
            guard let frame else { return "\(rule.rawValue): \(sentence)\n  \(path)" }
            let number = LayoutFault.number
            let size = "\(number(frame.width)) by \(number(frame.height)) points"
            return "\(rule.rawValue): \(sentence)\n  \(path), \(size) at (\(number(frame.minX)), \(number(frame.minY)))"
        }
    }

    private let top: Node
    private let layout: LaidOut
    private let views: [Node]

    /// The findings about what is in a view on a screen, those of a rule in the order of the tree.
    /// - Parameter leftOut: Rules that aren't asked.
    /// - Throws: `PictureError` for a screen that can't be drawn, and `InspectionError.notSupported` for a view without a screen
    ///   and where the layout failed.
    package static func findings(in node: Node, leavingOut leftOut: Set<Rule> = []) throws -> [Finding] {
        guard node.graph.isScreen else {
            throw InspectionError.notSupported("inspect(view) has no screen to be looked at: host(view) has one")
        }
        let audit = AccessibilityAudit(node)
        try audit.layout.check()
        return try Rule.allCases.filter { !leftOut.contains($0) }.flatMap { rule in
            switch rule {
            case .label: audit.views.compactMap(audit.missingLabel)
            case .trait: audit.views.compactMap(audit.missingTrait)
            case .touchArea: audit.views.compactMap(audit.smallTouchArea)
            case .textCutOff: audit.views.compactMap(audit.textCutOff)
            case .contrast: try audit.lowContrasts()
            }
        }
    }

    private init(_ node: Node) {
        top = node
        layout = node.graph.laidOut
        views = node.searchAll(in: .screen) { !$0.isAbsent }
    }

    private func finding(_ rule: Rule, _ node: Node, frame: CGRect? = nil, _ predicate: String) -> Finding {
        let name = node.kind.isModifier ? "\(node.kind.name) \"\((try? node.textString()) ?? "")\"" : node.nameOnScreen
        return Finding(
            rule: rule, sentence: "\(name) \(predicate)", path: node.path(.lua),
            frame: frame ?? (try? layout.frame(of: node, inner: true)))
    }

    // MARK: The rules

    private func missingLabel(_ node: Node) -> Finding? {
        guard node.kind.takesTaps || node.kind.states(Picture.self), node.kind.role == .view, isRead(node),
            (node.accessibilityLabelText ?? "").allSatisfy(\.isWhitespace)
        else { return nil }
        return finding(.label, node, "has nothing to be read aloud; accessibilityLabel gives it words")
    }

    /// What a person taps that is no control. A view that covers most of the screen takes taps for what lies in front of it.
    private func missingTrait(_ node: Node) -> Finding? {
        guard !node.kind.takesTaps, node.children.isEmpty || node.isTextOfScreen, isRead(node),
            let frame = layout.touchTarget(of: node), frame.width * frame.height < screenArea / 2,
            node.accessibilityTraits.isDisjoint(with: [.isButton, .isLink, .isToggle])
        else { return nil }
        return finding(
            .trait, node, frame: frame,
            "takes taps, and isn't told to be a button; accessibilityAddTraits(.isButton) says so")
    }

    private func smallTouchArea(_ node: Node) -> Finding? {
        guard let frame = layout.smallTouchArea(of: node) else { return nil }
        let number = LayoutFault.number
        return finding(
            .touchArea, node, frame: frame,
            "is \(number(frame.width)) by \(number(frame.height)) points to touch; a finger needs 44 by 44")
    }

    private func textCutOff(_ node: Node) -> Finding? {
        guard let lines = layout.linesOfTextCutOff(in: node) else { return nil }
        return finding(.textCutOff, node, "is cut off: it shows \"\(lines.joined(separator: " "))\"")
    }

    /// What is disabled may be pale, as WCAG has it, and so may the prompt of an empty field.
    private func lowContrasts() throws -> [Finding] {
        var drawn: [String: TextContrast] = [:]
        for contrast in try DisplayList(of: top.graph).textContrasts() where contrast.ratio < contrast.needed {
            let known = drawn[contrast.path]
            if known.map({ $0.ratio > contrast.ratio }) ?? true { drawn[contrast.path] = contrast }
        }
        guard !drawn.isEmpty else { return [] }
        return views.compactMap { node in
            guard let contrast = drawn.removeValue(forKey: node.path(.lua)), node.environment.isEnabled,
                !isPartOfField(node), !isChosenBySystem(contrast, node)
            else { return nil }
            let ratio = LayoutFault.number((contrast.ratio * 100).rounded(.down) / 100)
            return finding(
                .contrast, node,
                "has a contrast of \(ratio) to 1, \(contrast.letters.hexadecimal) on \(contrast.ground.hexadecimal); "
                    + "it needs \(LayoutFault.number(contrast.needed))")
        }
    }

    // MARK: What is left alone

    private var screenArea: CGFloat { top.graph.screen.size.width * top.graph.screen.size.height }

    /// Whether an assistive technology comes to the view by itself, rather than to one around it.
    private func isRead(_ node: Node) -> Bool {
        guard !node.isHiddenFromAccessibility, !node.isPartOfAccessibilityElement,
            let frame = try? layout.frame(of: node, inner: true)
        else { return false }
        return frame.width > 0 && frame.height > 0
    }

    private func isPartOfField(_ node: Node) -> Bool {
        sequence(first: node, next: \.parent).contains { $0.kind.states(TakesTyping.self) }
    }

    /// Whether the system gives both colors, which it changes for those who ask for more contrast: a label or the usual tint on
    /// a ground of the system; in a control, also on its platter.
    private func isChosenBySystem(_ contrast: TextContrast, _ node: Node) -> Bool {
        let place = LookPlace(node: node, frame: .zero, layout: layout, context: LookContext())
        func colors(_ names: [String]) -> [PaintColor] {
            names.compactMap { if case .color(let color) = place.system($0) { color } else { nil } }
        }
        var (grounds, labels) = (colors(Self.grounds), colors(Self.labels))
        if node.isInBar {
            if case .color(let bar) = place.paint(Material.bar) { grounds.append(bar) }
            labels += colors(["unselectedTab"])
        }
        let isInControl = sequence(first: node, next: \.parent).contains { $0.kind.takesTaps && $0.styleOfApp == nil }
        if isInControl, place.hasUsualTint {
            let marks = colors(["blue", "red"])
            let platters = colors(["tertiarySystemFill"]) + marks.map { $0.opacity(place.isDark ? 0.26 : 0.15) }
            grounds += marks + grounds.flatMap { ground in platters.map { $0.seen(on: ground) } }
            labels += colors(["red"]) + [PaintColor(red: 1, green: 1, blue: 1)]
        }
        return grounds.contains { $0.isNear(contrast.ground) }
            && labels.contains { $0.seen(on: contrast.ground).isNear(contrast.letters) }
    }

    private static let grounds = [
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
    ]
    private static let labels = ["primary", "secondary", "tertiaryLabel", "quaternaryLabel", "link", "blue"]
}

extension PaintColor {
    /// Whether two opaque colors are the same but for what is lost when colors are drawn over each other.
    fileprivate func isNear(_ other: PaintColor) -> Bool {
        zip([red, green, blue], [other.red, other.green, other.blue]).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }

    /// The color as it is seen on an opaque ground.
    fileprivate func seen(on ground: PaintColor) -> PaintColor {
        func mixed(_ above: UInt8, _ below: UInt8) -> Double {
            (Double(above) * opacity + Double(below) * (1 - opacity)) / 255
        }
        return PaintColor(
            red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
    }
}
