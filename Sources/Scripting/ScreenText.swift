import Foundation
import System
import Views

/// A screen as text for people: a line for its circumstances, then one for each element in the order in which it is read, with
/// what it is, what it says, the state it is in, and where it stands. What is inside an element is indented below it.
///
/// There is nothing in it that differs between two runs: no identities, and no numbers of the process.
@MainActor
struct ScreenText {
    private let layout: LaidOut
    private let found: [Node]
    /// For each element, the position of the one that it is inside; nil for none.
    private let outer: [Int?]
    /// For each element, the positions of those directly inside it.
    private var inner: [[Int]]

    /// Reads the elements of a view that is on a screen with places.
    /// - Complexity: O(*n* *d*) in the views and their depth, and what the layout takes.
    /// - Throws: `InspectionError.notSupported` for a view without a screen, and where the layout failed.
    init(of node: Node) throws {
        guard node.graph.isScreen else {
            throw InspectionError.notSupported("inspect(view) has no screen to be read: host(view) has one")
        }
        layout = node.graph.laidOut
        try layout.check()
        found = node.searchAll(in: .screen) { !$0.isAbsent && $0.isElementOfScreen }
        var positions: [ObjectIdentifier: Int] = [:]
        for (index, node) in found.enumerated() { positions[ObjectIdentifier(node)] = index }
        outer = found.map { $0.around { positions[ObjectIdentifier($0)] } }
        inner = Array(repeating: [], count: found.count)
        for (index, around) in outer.enumerated() {
            if let around { inner[around].append(index) }
        }
    }

    /// The lines of a view's screen.
    /// - Throws: What `init(of:)` throws.
    static func lines(of node: Node) throws -> [String] {
        let text = try ScreenText(of: node)
        return [node.graph.circumstances] + text.keyboard(of: node.graph) + text.lines
    }

    private var lines: [String] {
        var lines: [String] = []
        func append(_ index: Int, depth: Int) {
            let only = onlyText(in: index)
            let line = line(of: found[index], saying: only, isAlone: inner[index].isEmpty)
            lines.append(String(repeating: "  ", count: depth) + line)
            guard only == nil else { return }
            for part in inner[index] { append(part, depth: depth + 1) }
        }
        var last: Node?
        for index in tops {
            let screen = found[index].layoutScreen
            guard screen !== screen.graph.root else {
                append(index, depth: 0)
                continue
            }
            // The views of a menu are one screen.
            let owner = screen.menuAround ?? screen
            if owner !== last { lines.append(line(ofScreen: screen)) }
            last = owner
            append(index, depth: 1)
        }
        return lines
    }

    /// The line of a presented screen, above those of what is on it.
    private func line(ofScreen screen: Node) -> String {
        guard let menu = screen.menuAround else { return screen.kind.name + Self.words(for: screen.presentedFrame) }
        let label = menu.accessibilityLabelText.map { " \($0.onOneLine)" } ?? ""
        return menu.kind.name + label
    }

    /// The elements that are inside no other: those of bars at the top of the screen, of the page, and of bars at the bottom.
    private var tops: [Int] {
        let middle = (found.first?.graph.screen.size.height ?? 0) / 2
        var (above, page, below) = ([(index: Int, y: CGFloat)](), [Int](), [Int]())
        for index in found.indices where outer[index] == nil {
            let node = found[index]
            guard node.isInBar || node.layoutScreen.menuAround != nil, let frame = try? layout.frame(of: node) else {
                page.append(index)
                continue
            }
            if frame.midY < middle || !node.isInBar {
                above.append((index, frame.minY))
            } else {
                below.append(index)
            }
        }
        // What a bar has in one row is in the order of the tree; the views of a menu are in any order there.
        return above.sorted { ($0.y, $0.index) < ($1.y, $1.index) }.map(\.index) + page + below
    }

    /// The text in an element that shows nothing else, and so is its label.
    private func onlyText(in index: Int) -> Node? {
        guard inner[index].count == 1, let part = inner[index].first, inner[part].isEmpty,
            found[part].isTextOfScreen, !found[part].kind.isTouched
        else { return nil }
        return found[part]
    }

    /// - Parameters:
    ///   - label: The only text in the view.
    ///   - isAlone: Whether the view has no elements inside.
    private func line(of node: Node, saying label: Node?, isAlone: Bool) -> String {
        let text = label ?? node
        let words = text.wordsOnScreen
        let states = node.states(isMute: isAlone && words.isEmpty) + [cutOff(text)].compactMap(\.self)
        return node.kind.name + words.map { " \($0.onOneLine)" }.joined() + states.map { ", \($0)" }.joined()
            + place(of: node)
    }

    /// What is left of a text that is cut off.
    private func cutOff(_ node: Node) -> String? {
        guard node.isTextOfScreen, let lines = try? layout.lines(of: node), lines.isTruncated else { return nil }
        return "cut off: \(lines.texts.joined(separator: " ").onOneLine)"
    }

    private func place(of node: Node) -> String {
        guard let frame = try? layout.frame(of: node, inner: true) else { return "" }
        return Self.words(for: layout.drawn(frame, in: node, from: 0))
    }

    private static func words(for frame: CGRect) -> String {
        let number = LayoutFault.number
        return " at \(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)) by \(number(frame.height))"
    }

    private func keyboard(of graph: Graph) -> [String] {
        layout.keyboard.map { ["Keyboard\(Self.words(for: $0.frame))"] } ?? []
    }
}

extension Node {
    /// Whether a person takes the view for one thing: a text, a picture, a control, or what a modifier makes an element.
    fileprivate var isElementOfScreen: Bool {
        if isTextOfScreen || kind.takesTaps || kind.states(Picture.self) { return true }
        // A label and its like say nothing that the texts and pictures in them don't.
        return isAccessibilityElement && accessibilityTraits != .isStaticText
    }

    /// The first value for a view that this one is inside. What a modifier adds isn't inside the view that has the modifier.
    fileprivate func around<Value>(_ value: (Node) -> Value?) -> Value? {
        var child = self
        while let parent = child.parent {
            if child.slot !== Slot.modifier, let found = value(parent) { return found }
            child = parent
        }
        return nil
    }

    /// What a person reads on the view itself: the label of a field rather than what was typed, and the name of a picture.
    fileprivate var wordsOnScreen: [String] {
        if isTextOfScreen { return [shownText ?? (try? textString())].compactMap(\.self) }
        if kind.states(TakesTyping.self), kind.role == .view { return [accessibilityLabelText].compactMap(\.self) }
        if kind.states(Picture.self), case .string(let name) = try? kind.member("name")?.read?(self) { return [name] }
        return textsOnScreen
    }

    /// What state the view is in, in words. Of one that shows no words, the label tells what it is.
    fileprivate func states(isMute: Bool) -> [String] {
        var states: [String] = []
        let own = try? modifierNode(ModifierType.AccessibilityLabel.kind.call).textString()
        if let label = own ?? (isMute ? accessibilityLabelText : nil) { states.append("label \(label.onOneLine)") }
        states += kind.members.compactMap(state)
        if isTextOfScreen, !kind.isModifier, accessibilityTraits.contains(.isHeader) { states.append("header") }
        if isMarkedSelected { states.append("selected") }
        if isFocused { states.append("focused") }
        if kind.takesTaps, !environment.isEnabled { states.append("disabled") }
        return states
    }

    /// The members that say what is in the line without them, or what isn't seen.
    private static let untoldMembers: Set<String> = ["name", "selectedValue", "string"]

    /// A member as a state: `on`, `input "ann"`, `value 3`; nil for one that says nothing.
    private func state(_ member: Member) -> String? {
        guard member.role == .attribute, !member.readsText, !Self.untoldMembers.contains(member.name),
            let value = try? member.read?(self)
        else { return nil }
        switch value {
        case .boolean(let flag):
            guard flag || member.name == "isOn" else { return nil }
            return member.name == "isOn" ? (flag ? "on" : "off") : member.name.asWords
        case .string(let text):
            guard !text.isEmpty, text != "automatic" else { return nil }
            // A password isn't legible.
            if kind === ViewType.SecureField.kind, member.name == "input" {
                return "input \(String(repeating: "•", count: text.count).onOneLine)"
            }
            return "\(member.name) \(text.onOneLine)"
        case .integer(let number): return "\(member.name) \(number)"
        case .number(let number): return "\(member.name) \(LayoutFault.number(number))"
        default: return nil
        }
    }
}

extension Graph {
    /// The device and what a person set on it: `iPhone 15, 393 by 852 points, dark, text size xLarge`.
    fileprivate var circumstances: String {
        let (number, environment) = (LayoutFault.number, root.environment)
        var parts = screen.name.map { [$0] } ?? []
        parts.append("\(number(screen.size.width)) by \(number(screen.size.height)) points")
        if environment.colorScheme == .dark { parts.append("dark") }
        if environment.dynamicTypeSize != .large { parts.append("text size \(environment.dynamicTypeSize)") }
        if environment.layoutDirection == .rightToLeft { parts.append("right to left") }
        return parts.joined(separator: ", ")
    }
}

extension String {
    /// The text in quotes on one line, with control characters, and what can't be seen, as Lua writes them.
    fileprivate var onOneLine: String {
        let escaped = escaped {
            switch $0 {
            case "\n": "\\n"
            case "\t": "\\t"
            case "\"": "\\\""
            case "\\": "\\\\"
            default: nil
            }
        }
        return "\"\(escaped.withVisibleControls)\""
    }

    /// The name of a flag as words: `isExpanded` is "expanded".
    fileprivate var asWords: String {
        let name = hasPrefix("is") ? dropFirst(2) : self[...]
        return name.reduce(into: "") { words, letter in
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
    }
}
