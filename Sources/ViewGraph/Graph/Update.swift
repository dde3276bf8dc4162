import CViewGraph
import Observation

/// Bringing a node up to date with the view that stands in its place.
extension Node {
    /// The type of an absent view.
    static let absentType = ObjectIdentifier(Never.self)

    /// Whether this node can go on as the one for the view, so that its state survives.
    func stays(as resolved: ResolvedView) -> Bool {
        branch == resolved.branch && kind === resolved.kind
            && coreType == resolved.coreID
            && explicitID == resolved.explicitID
    }

    /// Takes the view's modifiers, environment and children.
    func update(_ resolved: ResolvedView, environment: EnvironmentValues) {
        var resolved = resolved
        let isEqual = keepEqual(&resolved)
        explicitID = resolved.explicitID
        let previous = self.environment
        outerEnvironment = environment
        self.environment = environment
        noteChange()
        // A modifier's content is described on the way too, so this is asked before the modifiers are applied.
        guard hasStackLeft() else { return }
        if !(resolved.modifiers.isEmpty && modifiers.isEmpty) { apply(resolved.modifiers) }
        if isLive, !isDirty, failure == nil, waiting == nil, isEqual || hasSameInputs(resolved.core),
            graph.areSame(self.environment, previous)
        {
            self.environment = previous
        } else {
            describe(resolved.core)
        }
    }

    /// Whether a view with a body was given the same as the one before it: what its body reads besides says itself when it
    /// changes. What is only inspected is described in any case, since it may show what changed without a word.
    private func hasSameInputs(_ core: ResolvedView.Core) -> Bool {
        guard case .composite(let new) = core, case .composite(let old) = content else { return false }
        func compare<V: View>(_ new: V) -> Bool { (old as? V).map { Inputs.areSame(new, $0) } ?? false }
        return compare(new)
    }

    /// Puts the view that stands here in the place of one that `equatable()` says is equal, with the modifiers inside that.
    /// - Returns: Whether it is equal.
    private func keepEqual(_ resolved: inout ResolvedView) -> Bool {
        defer { equatable = resolved.equatable }
        guard isLive, waiting == nil, let new = resolved.equatable, let old = equatable,
            CurrentOwner.without({ new.isEqual(to: old) })
        else { return false }
        switch content {
        case .composite(let view): resolved.core = .composite(view)
        case .primitive(let view): resolved.core = .primitive(view)
        case .absent, .modifier: return false
        }
        let inner = modifiers.prefix(max(0, modifiers.count - old.outerModifiers)).reversed().map(\.value)
        resolved.modifiers = resolved.modifiers.prefix(new.outerModifiers) + inner
        resolved.equatable = EquatablePart(value: old.value, outerModifiers: new.outerModifiers)
        return true
    }

    /// Whether there is stack for the node and what is in it; else notes that the views are nested too deeply.
    private func hasStackLeft() -> Bool {
        guard vt_stack_remaining() <= Node.stackReserve else { return true }
        isDirty = false
        let error = InspectionError.notSupported(
            "views are nested \(depth) levels deep; "
                + (enclosingViewName.map { "does the body of \($0) contain itself?" } ?? "there is no stack for more")
        )
        failure = error
        graph.note(failure: error)
        return false
    }

    /// Makes the description anew from the values at hand.
    func refresh() {
        guard isAttached else { return }
        // A modifier's body decides the environment of what it modifies, so the modified node is made anew with it.
        if slot === Slot.modifier, let parent, kind.isModifier { return parent.refresh() }
        environment = outerEnvironment
        noteChange()
        if !modifiers.isEmpty { apply(modifiers.reversed().map(\.value)) }
        switch content {
        case .absent, .modifier: break
        case .composite(let view): describe(.composite(view))
        case .primitive(let view): describe(.primitive(view))
        }
    }

    private func describe(_ core: ResolvedView.Core) {
        isDirty = false
        failure = nil
        switch core {
        case .absent:
            break
        case .composite(let view):
            if waiting == .page { putOffComposite(view) } else { describeComposite(view) }
        case .primitive(let view):
            content = .primitive(view)
            if waiting == .page { putOffPrimitive(view) } else { describePrimitive(view) }
        case .tuple(let view):
            content = .primitive(view)
            describePrimitive(view)
        }
    }

    private func describePrimitive<V: PrimitiveView>(_ view: V) {
        updateText(to: view._plainText)
        guard kind.hasChildren else { return }
        forgetReads()
        visit { try view.visitChildren(&$0) }
    }

    private func putOffPrimitive<V: PrimitiveView>(_ view: V) {
        updateText(to: view._plainText)
        if kind.hasChildren { putOff { try view.visitChildren(&$0) } }
    }

    private func putOffComposite<V: View>(_ view: V) {
        content = .composite(view)
        putOff { visitor in
            var connected = view
            guard V.missingBody == nil, DynamicProperties.connect(&connected, to: visitor.node).isEmpty else { return }
            visitor.content(connected.body)
        }
    }

    /// Takes the text that the view reads now.
    private func updateText(to new: String?) {
        guard let index = graph.search.textIndex, kind.hasTexts else {
            text = new
            return
        }
        guard new != text || !isIndexed else { return }
        if isIndexed { index.remove(self) }
        text = new
        index.add(self)
    }

    private func describeComposite<V: View>(_ view: V) {
        if let error = V.missingBody {
            content = .composite(view)
            return fail(error)
        }
        var connected = view
        forgetReads()
        let missing = DynamicProperties.connect(&connected, to: self)
        content = .composite(connected)
        guard missing.isEmpty else {
            reportMissing(missing)
            visit { _ in }
            return
        }
        visit { $0.content(connected.body) }
    }

    /// Notes why there is nothing to show.
    func fail(_ error: InspectionError) {
        failure = error
        graph.note(failure: error)
        visit { _ in }
    }

    /// Notes objects that the view wants and its environment lacks. On a device the app would end where the view is shown, so
    /// that a hosted tree reports it at once; what is only inspected says so where it is looked at.
    func reportMissing(_ objects: [String]) {
        let error = InspectionError.missingEnvironmentObjects(view: kind.name, objects: objects)
        failure = error
        if isLive { graph.note(failure: error) }
    }

    /// Replaces the children with what `describe` visits. What it reads, the node depends on.
    func visit(_ describe: (inout ChildVisitor) throws -> Void) {
        deferred = []
        let previousChild = onDemandChild?.node
        onDemandChild = nil
        var visitor = ChildVisitor(self)
        do {
            try CurrentOwner.with(self) {
                try observingReads { try describe(&visitor) }
            }
        } catch {
            failure = error
            graph.note(failure: error)
        }
        visitor.finish()
        if let previousChild { keepOnDemandChild(previousChild) }
    }

    /// Runs `work`, which the layout does for the node: when what it reads changes, the node is described again, and with that
    /// laid out.
    package func following<Result>(_ work: () -> Result) -> Result {
        CurrentOwner.with(self) {
            withObservationTracking(work) { [invalidator] in invalidator.invalidate() }
        }
    }

    /// Runs `work`, and marks the node when an `@Observable` object that was read changes.
    private func observingReads(_ work: () throws -> Void) throws {
        let result = withObservationTracking {
            Result { try work() }
        } onChange: { [invalidator] in
            invalidator.invalidate()
        }
        try result.get()
    }

    /// Creates the content that was deferred until inspection.
    func makeDeferredContent() {
        guard !deferred.isEmpty else { return }
        let pending = deferred
        deferred = graph.isScreen ? [] : pending.filter(\.isOfScreen)
        for (slot, isOfScreen, describe) in pending
        where (graph.isScreen || !isOfScreen) && !children.contains(where: { $0.slot === slot }) {
            var visitor = ChildVisitor(appendingTo: self)
            do {
                try CurrentOwner.with(self) { try observingReads { try describe(&visitor) } }
            } catch {
                failure = error
            }
            visitor.finish()
        }
    }

    /// Takes the node and all below it out of the tree.
    func detach() {
        guard isAttached else { return }
        isAttached = false
        leaveTurns()
        if presence.isLayer { graph.layers.remove(self) }
        if isIndexed { graph.search.textIndex?.remove(self) }
        forgetReads()
        if graph.upkeep.hasFocus { graph.noteLeaving(self) }
        for child in children { child.detach() }
        onDemandChild?.node?.detach()
        for modifier in modifiers {
            modifier.node?.detach()
            if let effect = modifier.effect { graph.enqueueDisappear(effect) }
        }
        parent = nil
    }

    /// Makes this node the place where the modified view stands inside the body of a modifier of this type.
    package func markPlaceholder(of modifier: any ViewModifier.Type) {
        let type = ObjectIdentifier(modifier)
        ancestors.first { $0.kind.isModifier && $0.coreType == type }?.placeholder = self
    }

    /// The app's view or modifier that the node stands in, itself included; nil where it stands in none.
    package var enclosingViewName: String? {
        sequence(first: self, next: \.parent).first { $0.kind.isCustom || $0.kind.role == .customModifier }?.kind.name
    }

    /// The kind of the view, and the app's view that it stands in: `GeometryReader in Meter`.
    var whatAndWhere: String {
        let around = parent?.enclosingViewName
        return kind.isCustom ? kind.name : around.map { "\(kind.name) in \($0)" } ?? kind.name
    }

    /// The size of the stack that is left for what a description calls.
    private static let stackReserve = 1 << 20
}
