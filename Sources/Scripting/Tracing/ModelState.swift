import Observation
import OpenCombine
import Views

/// The values that the app's views keep and read: what a trace shows as the model of a screen.
///
/// Mirrors read the contents of values and objects, private properties included. The model is read only for the steps whose
/// details a trace asks for.
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
            let property = node.modelProperties.first { $0.value.keeps(in: box) }?.name
            let name = property ?? node.storageName { ($0 as? ScriptState)?.isKept(in: box) == true }
            if let name { return "\(node.kind.name).\(name)" }
        }
        return nil
    }

    private mutating func add(_ node: Node) {
        guard !node.isAbsent, lines.count < Self.mostLines else { return }
        let properties = node.modelProperties
        if !properties.isEmpty {
            let count = counts[node.kind.name, default: 0] + 1
            counts[node.kind.name] = count
            let view = count == 1 ? node.kind.name : "\(node.kind.name) (\(count))"
            for (name, property) in properties { add(property.modelValue, of: view, as: name) }
        }
        for child in node.children { add(child) }
        for modifier in node.modifiers { modifier.node.map { add($0) } }
    }

    private mutating func add(_ kept: Any?, of view: String, as name: String) {
        // Objects may be missing; a state without a value has the value nil.
        guard let kept else { return }
        guard let value = StateText.unwrapped(kept) else { return lines.append("\(view).\(name) = nil") }
        if type(of: value) is AnyClass {
            addObject(value as AnyObject)
        } else {
            add(value, as: "\(view).\(name)", level: 0)
        }
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
