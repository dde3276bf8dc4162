/// A modifier as it stands on a node.
public struct AppliedModifier {
    /// The kind of modifier.
    public let kind: Kind
    /// The modifier as last described, its dynamic properties connected.
    public internal(set) var value: any ViewModifier
    /// The subtree of the modifier: a custom modifier's body, an overlay's content.
    public internal(set) var node: Node?
    /// Whether the modifier may make the view invisible, or keep it from responding.
    let mayObstruct: Bool
    /// The behaviour of the modifier over time.
    package var effect: ModifierEffect?

    /// The reason why the modifier makes the view invisible, as in "is hidden"; nil where it doesn't.
    @MainActor package var concealment: String? {
        if let node, let concealing = kind[ConcealingContent.self] { return concealing.reason(node) }
        return kind[Concealing.self]?.reason(value)
    }

    /// The current subtree of the modifier: nil for a presentation that isn't shown.
    @MainActor public var shownNode: Node? { node?.presence == .absent ? nil : node }
}

/// A modifier that the model provides.
@MainActor @preconcurrency
public protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// The kind that describes this modifier.
    var kind: Kind { get }

    /// Changes the environment that the modified view sees.
    func modify(_ environment: inout EnvironmentValues)

    /// Changes the environment that the modified view sees, where that depends on the place that it stands in.
    func modify(_ environment: inout EnvironmentValues, on node: Node)

    /// Hands the views that the modifier adds to the visitor.
    func visitChildren(_ visitor: inout ChildVisitor) throws

    /// Makes what the modifier does over time, or nil when it does nothing.
    func makeEffect() -> ModifierEffect?
}

extension PrimitiveModifier {
    public func modify(_ environment: inout EnvironmentValues) {}
    public func modify(_ environment: inout EnvironmentValues, on node: Node) { modify(&environment) }
    public func visitChildren(_ visitor: inout ChildVisitor) throws {}
    public func makeEffect() -> ModifierEffect? { nil }
}

/// The behaviour of a modifier while its view is shown: it is notified when the view appears, changes and disappears.
@MainActor
open class ModifierEffect {
    /// The node that the modifier stands on.
    public internal(set) weak var node: Node?
    package var hasAppeared = false
    /// Whether something else has taken over to tell when the view comes into sight.
    package var isTakenOver = false
    /// Whether the effect waits for its view to come into sight, where that is a row of a container that makes its rows then.
    open var followsSight: Bool { false }

    public init() {}

    /// The view was described again, with this value of the modifier.
    open func update(_ modifier: any ViewModifier) {}
    /// The view is shown from now on.
    open func appear() {}
    /// The view is no longer shown.
    open func disappear() {}

    /// Runs an action of the app's on behalf of the view.
    public func run(_ action: () -> Void) {
        guard let node else { return CurrentOwner.without(action) }
        node.graph.run(on: node, action)
    }

    /// Runs an action of the app's on behalf of the view, set off by a value that may only be about to change.
    package func runAmidChange(_ action: () -> Void) {
        guard let node else { return CurrentOwner.without(action) }
        node.graph.runAmidChange(on: node, action)
    }
}

extension Node {
    /// Applies the modifiers, given outermost first, and leaves the environment that the view at the core sees.
    func apply(_ values: [any ViewModifier]) {
        let previous = modifiers
        var applied: [AppliedModifier] = []
        applied.reserveCapacity(values.count)
        for (offset, value) in values.enumerated() {
            let place = values.count - 1 - offset
            applied.append(apply(value, at: place, previous: place < previous.count ? previous[place] : nil))
        }
        applied.reverse()
        modifiers = applied
        mayBeObstructed = applied.contains { $0.mayObstruct }
        for old in previous.dropFirst(values.count) { remove(old) }
    }

    private func apply<M: ViewModifier>(_ value: M, at place: Int, previous: AppliedModifier?) -> AppliedModifier {
        let kind = (value as? any PrimitiveModifier)?.kind ?? Kind.customModifier(M.self)
        let kept = previous.flatMap { $0.kind === kind && type(of: $0.value) == M.self ? $0 : nil }
        if kept == nil, let previous { remove(previous) }
        var applied = AppliedModifier(
            kind: kind, value: value, node: kept?.node,
            mayObstruct: kept?.mayObstruct ?? (kind.mayConceal || M.self is any ResponsivenessModifier.Type),
            effect: kept?.effect)
        if let primitive = value as? any PrimitiveModifier {
            primitive.modify(&environment, on: self)
            // While a page waits for its turn, it has what stands in the bar, and nothing that happens or is presented.
            if kind.hasChildren, !isWaiting || kind.states(ShownWhileWaiting.self) {
                let node = applied.node ?? makeModifierNode(kind, M.self, value, place)
                node.environment = environment
                node.content = .modifier(value)
                node.isDirty = false
                node.failure = nil
                node.forgetReads()
                node.visit { try primitive.visitChildren(&$0) }
                applied.node = node
            }
            if !isWaiting { updateEffect(&applied, of: primitive) }
        } else if waiting != .page, waiting != .labelledPage {
            let node = applied.node ?? makeModifierNode(kind, M.self, value, place)
            node.environment = environment
            node.describeModifier(value)
            if let placeholder = node.placeholder { environment = placeholder.environment }
            applied.node = node
            if case .modifier(let connected) = node.content { applied.value = connected }
        }
        return applied
    }

    private func describeModifier<M: ViewModifier>(_ modifier: M) {
        isDirty = false
        failure = nil
        if let error = M.missingBody, !(modifier is any _DerivedModifier) {
            content = .modifier(modifier)
            placeholder = nil
            return fail(error)
        }
        var connected = modifier
        forgetReads()
        let missing = DynamicProperties.connect(&connected, to: self)
        content = .modifier(connected)
        placeholder = nil
        guard missing.isEmpty else {
            reportMissing(missing)
            visit { _ in }
            return
        }
        visit { visitor in
            if M.Body.self == Never.self, let derived = connected as? any _DerivedModifier {
                visitor.content(derivedBy: derived)
            } else {
                visitor.content(connected.body(content: M.Content()))
            }
        }
    }

    private func updateEffect(_ applied: inout AppliedModifier, of modifier: any PrimitiveModifier) {
        guard isLive else { return }
        if applied.effect == nil, let effect = modifier.makeEffect() {
            effect.node = self
            applied.effect = effect
            graph.enqueueAppear(effect)
        }
        applied.effect?.update(modifier)
    }

    private func makeModifierNode<M: ViewModifier>(_ kind: Kind, _ type: M.Type, _ value: M, _ place: Int) -> Node {
        Node(
            kind: kind, coreType: ObjectIdentifier(type), branch: 1, content: .modifier(value),
            environment: environment,
            graph: graph, parent: self, slot: .modifier, index: place, isLive: isLive)
    }

    private func remove(_ modifier: AppliedModifier) {
        modifier.node?.detach()
        if let effect = modifier.effect { graph.enqueueDisappear(effect) }
    }
}
