import Observation
import OpenCombine
import Views

/// The values that the app's views keep and read: what a trace shows as the model of a screen.
///
/// They are read by mirrors, which see what property wrappers and objects keep private. Only the steps that are asked for
/// are read.
@MainActor
struct ModelState {
    private var lines: [String] = []
    private var objects: Set<ObjectIdentifier> = []
    private var counts: [String: Int] = [:]

    /// The most lines, and the most levels of values in values.
    private static let (mostLines, deepest) = (500, 6)

    /// The state of the views of a screen, a line for each plain value in it.
    static func lines(of graph: Graph) -> [String] {
        var state = ModelState()
        state.add(graph.root)
        return state.lines
    }

    /// The view and the property that keep a state, which is that of a reader or of a view around it: `CartScreen.isEditing`.
    static func name(of box: AnyObject, readBy reader: Node) -> String? {
        for node in sequence(first: reader, next: \.parent) {
            let property = properties(of: node).first { Mirror(reflecting: $0.value).keeps(box) }?.label
            let name = property ?? node.storageName { ($0 as? ScriptState)?.isKept(in: box) == true }
            if let name { return "\(node.kind.name).\(name)" }
        }
        return nil
    }

    private mutating func add(_ node: Node) {
        guard !node.isAbsent, lines.count < Self.mostLines else { return }
        let properties = Self.properties(of: node)
        if !properties.isEmpty {
            let count = counts[node.kind.name, default: 0] + 1
            counts[node.kind.name] = count
            let view = count == 1 ? node.kind.name : "\(node.kind.name) (\(count))"
            for (label, value) in properties { add(value, of: view, as: label) }
        }
        for child in node.children { add(child) }
        for modifier in node.modifiers { modifier.node.map { add($0) } }
    }

    /// The properties with wrappers of an app's view, by their names.
    private static func properties(of node: Node) -> [(label: String, value: Any)] {
        guard node.kind.isCustom, case .composite(let view) = node.content else { return [] }
        return Mirror(reflecting: view).children.compactMap { child in
            guard let label = child.label, label.hasPrefix("_"), child.value is any DynamicProperty else { return nil }
            return (String(label.dropFirst()), child.value)
        }
    }

    private mutating func add(_ wrapper: Any, of view: String, as label: String) {
        let mirror = Mirror(reflecting: wrapper)
        let kept =
            mirror.descendant("box", "stored") ?? mirror.descendant("box", "state", "stored") ?? mirror.descendant(
                "holder", "made") ?? mirror.descendant("object")
            ?? (wrapper as? any ObservedReference)?.reference ?? Self.observable(mirror.descendant("value"))
        guard let kept else { return }
        guard let value = StateText.unwrapped(kept) else {
            // Objects may be missing; a state without a value has the value nil.
            if mirror.descendant("box") != nil { lines.append("\(view).\(label) = nil") }
            return
        }
        if type(of: value) is AnyClass {
            addObject(value as AnyObject)
        } else {
            add(value, as: "\(view).\(label)", level: 0)
        }
    }

    /// The object that a view reads from its environment; nil for any other value there.
    private static func observable(_ value: Any?) -> Any? {
        value.flatMap(StateText.unwrapped).flatMap { $0 is any Observable ? $0 : nil }
    }

    /// Adds an object once, under the name of its class.
    private mutating func addObject(_ object: AnyObject) {
        guard objects.insert(ObjectIdentifier(object)).inserted else { return }
        let name = "\(type(of: object))"
        let count = counts[name, default: 0] + 1
        counts[name] = count
        addProperties(of: Mirror(reflecting: object), to: count == 1 ? name : "\(name) (\(count))", level: 0)
    }

    private mutating func addProperties(of mirror: Mirror, to name: String, level: Int) {
        if let parent = mirror.superclassMirror { addProperties(of: parent, to: name, level: level) }
        for child in mirror.children {
            guard var label = child.label, !label.hasPrefix("_$"), label != "objectWillChange" else { continue }
            if label.hasPrefix("_") { label.removeFirst() }
            add(StateText.published(child.value), as: "\(name).\(label)", level: level + 1)
        }
    }

    private mutating func add(_ value: Any, as name: String, level: Int) {
        guard lines.count < Self.mostLines else { return }
        guard let value = StateText.unwrapped(value) else { return lines.append("\(name) = nil") }
        let mirror = Mirror(reflecting: value)
        guard level < Self.deepest, !mirror.children.isEmpty else {
            return lines.append("\(name) = \(StateText.brief(value))")
        }
        switch mirror.displayStyle {
        case .collection:
            for (index, child) in mirror.children.enumerated() {
                add(child.value, as: "\(name)[\(index)]", level: level + 1)
            }
        case .struct where !(value is any CustomStringConvertible):
            addProperties(of: mirror, to: name, level: level)
        case .class where value is any Observable || value is any ObservableObject:
            guard objects.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
            addProperties(of: mirror, to: name, level: level)
        default: lines.append("\(name) = \(StateText.brief(value))")
        }
    }
}

/// A property with a wrapper that refers to an object outside of the view.
private protocol ObservedReference {
    var reference: Any { get }
}

extension ObservedObject: ObservedReference {
    fileprivate var reference: Any { wrappedValue }
}

extension Mirror {
    /// Whether the wrapper that this reflects keeps its value in a box.
    fileprivate func keeps(_ box: AnyObject) -> Bool {
        // A state keeps a box; that of a focus keeps one in its own.
        let kept = [descendant("box"), descendant("box", "state")].compactMap(\.self)
        return kept.contains { ($0 as AnyObject) === box }
    }
}
