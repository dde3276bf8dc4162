/// A modifier that tells something under a preference key, or changes what the view within it tells.
@MainActor
package protocol PreferenceModifier: PrimitiveModifier {
    /// The value of the view with this modifier, which is the one of the node at a place, counted from 0, the innermost;
    /// `inner` is the value without it, nil for none.
    func preference(_ key: PreferenceDescription, inner: Any?, on node: Node, at place: Int) -> Any?
}

/// Collects what the views of a tree tell under one key, from the leaves upwards.
///
/// The value of a view is that of its content, in order, then what its modifiers make of it, innermost first; layers in
/// front and behind come after the view that they belong to. Screens that are presented above a view, and content that
/// isn't shown, set nothing. Complexity: O(*n*) in the nodes below the first one that is asked; each node is asked once
/// for each version of the tree.
@MainActor
package final class PreferenceCollector {
    private let key: PreferenceDescription
    private var known: [ObjectIdentifier: Any?] = [:]
    /// The value of the view that an app's modifier modifies, by the node that stands for it in the modifier's body.
    private var standIns: [ObjectIdentifier: Any?] = [:]

    init(_ key: PreferenceDescription) {
        self.key = key
    }

    /// The value that a modifier of a node receives: that of the view within it, or the default.
    package func value(within place: Int, of node: Node) -> Any {
        value(of: node, below: place) ?? key.defaultValue()
    }

    private func value(of node: Node) -> Any? {
        if let known = known[ObjectIdentifier(node)] { return known }
        let value = value(of: node, below: node.modifiers.count)
        known[ObjectIdentifier(node)] = .some(value)
        return value
    }

    private func value(of node: Node, below place: Int) -> Any? {
        var value = content(of: node)
        for (index, modifier) in node.modifiers[..<place].enumerated() {
            if let telling = modifier.value as? any PreferenceModifier {
                value = telling.preference(key, inner: value, on: node, at: index)
            } else if let layer = modifier.node, layer.presence.isPart {
                if let standIn = layer.placeholder {
                    standIns[ObjectIdentifier(standIn)] = .some(value)
                    value = content(of: layer)
                } else if modifier.kind.role == .customModifier {
                    value = content(of: layer)
                } else {
                    value = joined(value, content(of: layer))
                }
            }
        }
        return value
    }

    /// The value of the views inside a node.
    private func content(of node: Node) -> Any? {
        if let standIn = standIns[ObjectIdentifier(node)] { return standIn }
        var value: Any?
        for child in node.children where !child.isUnshownScreen { value = joined(value, self.value(of: child)) }
        return value
    }

    private func joined(_ value: Any?, _ next: Any?) -> Any? {
        guard var value else { return next }
        guard let next else { return value }
        key.reduce(&value) { next }
        return value
    }
}

/// The collectors of a tree at one version of it.
@MainActor
private final class PreferenceCollectors {
    var version = 0
    var known: [AnyHashable: PreferenceCollector] = [:]
}

extension Graph {
    /// The collector of a preference, with the values it has found since the tree last changed.
    package func preferenceCollector(for key: PreferenceDescription) -> PreferenceCollector {
        let collectors = companion(PreferenceCollectors.init)
        if collectors.version != version {
            collectors.version = version
            collectors.known = [:]
        }
        if let known = collectors.known[key.id] { return known }
        let collector = PreferenceCollector(key)
        collectors.known[key.id] = collector
        return collector
    }
}
