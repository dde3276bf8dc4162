/// The way in which a gesture is attached to a view.
public enum GestureAttachment: Sendable {
    /// After the gestures of the view and what it contains.
    case after
    /// Before the gestures of the view and what it contains.
    case before
    /// At the same time as the gestures of the view and what it contains.
    case along

    /// The call that attaches and finds one.
    public var call: String {
        switch self {
        case .after: "gesture"
        case .before: "highPriorityGesture"
        case .along: "simultaneousGesture"
        }
    }
}

/// Finding the gestures of a view.
extension Node {
    /// The gesture attached to this view; `index` counts those that are attached the same way, from 0, innermost first; on a
    /// screen, those of them that are what is meant.
    /// - Throws: `InspectionError.modifierNotFound` where there is none, `typeMismatch` where it is another.
    public func attachedGesture(_ attachment: GestureAttachment, _ match: GestureMatch, index: Int = 0) throws -> Node {
        let attached = effectiveModifiers.filter { $0.kind.call == attachment.call }
            .compactMap { $0.node?.gesturePart(.gesture) }
        // On a screen, those count that are meant.
        let counted =
            graph.isScreen && attached.contains { $0.gesture(match) != nil }
            ? attached.filter { $0.gesture(match) != nil } : attached
        guard counted.indices.contains(index) else {
            throw InspectionError.modifierNotFound(
                parent: title, modifier: "\(attachment.call)(\(match.name).self)", index: index)
        }
        guard let found = counted[index].gesture(match) else {
            throw InspectionError.typeMismatch(factual: counted[index].gestureTitle, expected: match.name)
        }
        return found
    }

    /// The type of this gesture, without the callbacks and what else is around it.
    var gestureTitle: String { gesture.map { GestureShape.title(of: $0) } ?? kind.name }

    /// The first or second gesture of this composed one.
    /// - Throws: `InspectionError.typeMismatch` where this isn't a composed one, or another stands there.
    public func composedGesture(_ place: ComposedPlace, _ match: GestureMatch) throws -> Node {
        let composed = sequence(first: self) { $0.gesturePart(.gestureBody) }.first {
            $0.gesturePart(place.slot) != nil
        }
        guard let part = composed?.gesturePart(place.slot) else {
            throw InspectionError.typeMismatch(
                factual: gestureTitle, expected: "ExclusiveGesture, SequenceGesture, or SimultaneousGesture")
        }
        guard let found = part.gesture(match) else {
            throw InspectionError.typeMismatch(factual: part.gestureTitle, expected: match.name)
        }
        return found
    }

    /// Which part of a composed gesture.
    public enum ComposedPlace: Sendable {
        /// The first one.
        case first
        /// The second one.
        case second

        var slot: Slot { self == .first ? .first : .second }
    }

    /// The node in which the gesture stands that is meant: this one, or one of what a gesture of the app's is made of.
    private func gesture(_ match: GestureMatch) -> Node? {
        guard let gesture else { return nil }
        if match.fits(gesture) { return self }
        return gesturePart(.gestureBody)?.gesture(match)
    }

    /// The layers around the gesture of this node that its values pass through, innermost first. A value of a layer's
    /// own type has passed those already that change values further in.
    private func outerLayers(from type: (any Gesture.Type)? = nil) -> [any GestureLayer] {
        var own = (gesture?.layers ?? []).reversed().compactMap { $0 as? any GestureLayer }
        if let type, let place = own.firstIndex(where: { Swift.type(of: $0) == type }),
            let change = own[...place].lastIndex(where: { $0 is any MapLayer })
        {
            own.removeSubrange(...change)
        }
        guard slot === Slot.gestureBody, let parent else { return own }
        return own + parent.outerLayers()
    }

    /// The owner of this gesture: the view that it is attached to, or the composed gesture that contains it. Nil for
    /// what isn't a gesture.
    public var gestureOwner: Node? {
        guard kind.role == .gesture else { return nil }
        let place = sequence(first: self, next: \.parent).first { $0.slot !== Slot.gestureBody }
        return place?.slot === Slot.gesture ? place?.parent?.parent : place?.parent
    }

    /// The gesture of this node, as a type.
    /// - Throws: `InspectionError.typeMismatch`.
    public func actualGesture<G: Gesture>(_ type: G.Type) throws -> G {
        guard let gesture, let found = GestureShape.gesture(gesture, as: type) else {
            throw InspectionError.typeMismatch(factual: gestureTitle, expected: TypeName.full(of: type))
        }
        return found
    }

    /// The type of this gesture, or that of the modifier which attaches it to a view.
    private var attachedTitle: String {
        let place = sequence(first: self, next: \.parent).first { $0.slot !== Slot.gestureBody }
        guard place?.slot === Slot.gesture, let modifier = place?.parent?.value as? any GestureModifier else {
            return gestureTitle
        }
        let name =
            switch modifier.attachment {
            case .after: "AddGestureModifier"
            case .before: "HighPriorityGestureModifier"
            case .along: "SimultaneousGestureModifier"
            }
        return "\(name)<\(place?.gestureTitle ?? gestureTitle)>"
    }

    /// The mask with which the gesture, or the composed one that it is a part of, is attached.
    public func gestureMask() throws -> GestureMask {
        let attached = sequence(first: self, next: \.parent).lazy.compactMap { $0.value as? any GestureModifier }.first
        guard let attached else { throw InspectionError.attributeNotFound(label: "mask", type: kind.name) }
        return attached.mask
    }

    /// The keys that have to be held, all together.
    public func gestureModifiers() throws -> EventModifiers {
        outerLayers().reduce(into: []) { keys, layer in
            if let layer = layer as? any KeysLayer { keys.formUnion(layer.modifiers) }
        }
    }

    /// Calls the `onChanged` actions, in the order in which they were added.
    ///
    /// `type` is the type of the gesture that the value belongs to, where it may be that of a layer around the gesture.
    /// - Throws: `InspectionError.callbackNotFound`.
    public func callOnChanged(_ value: Any, of type: (any Gesture.Type)? = nil) throws {
        try call("onChanged", value, of: type, where: { $0 is any ChangedLayer }) { $0.changed($1) }
    }

    /// Calls the `onEnded` actions, in the order in which they were added.
    ///
    /// `type` is the type of the gesture that the value belongs to, where it may be that of a layer around the gesture.
    /// - Throws: `InspectionError.callbackNotFound`.
    public func callOnEnded(_ value: Any, of type: (any Gesture.Type)? = nil) throws {
        try call("onEnded", value, of: type, where: { $0 is any EndedLayer }) { $0.ended($1) }
    }

    /// Calls the `updating` closures, in the order in which they were added, with a state of the caller's.
    /// - Throws: `InspectionError.callbackNotFound`, and `typeMismatch` where the states are of other types.
    public func callUpdating<State>(
        _ value: Any, of type: (any Gesture.Type)? = nil, _ state: inout State, _ transaction: inout Transaction
    ) throws {
        var given = state
        var circumstances = transaction
        var other: Any.Type?
        var hasUpdated = false
        try call("updating", value, of: type, where: { $0 is any UpdatingLayer }) { layer, value in
            guard let layer = layer as? any UpdatingLayer else { return }
            if layer.update(value, &given, &circumstances) {
                hasUpdated = true
            } else {
                other = layer.stateType
            }
        }
        guard hasUpdated || other == nil else {
            throw InspectionError.mismatch(State.self, other!)
        }
        state = given
        transaction = circumstances
    }

    /// Calls the `updating` closures, in the order in which they were added, each with a copy of its own state.
    func callUpdating(_ value: Any) throws {
        try call("updating", value, of: nil, where: { $0 is any UpdatingLayer }) { layer, value in
            (layer as? any UpdatingLayer)?.updateCopy(value)
        }
    }

    private func call(
        _ name: String, _ value: Any, of type: (any Gesture.Type)?, where isWanted: (any GestureLayer) -> Bool,
        _ call: (any GestureLayer, Any) -> Void
    ) throws {
        let layers = outerLayers(from: type)
        guard layers.contains(where: isWanted) else {
            throw InspectionError.callbackNotFound(parent: attachedTitle, callback: name)
        }
        graph.run(on: self) {
            var value = gesture?.core?.adapted(value) ?? value
            for layer in layers {
                if isWanted(layer) { call(layer, value) }
                value = layer.outward(value)
            }
        }
    }
}

/// A layer that acts on values while a gesture lasts.
@MainActor protocol ChangedLayer {}
extension _ChangedGesture: ChangedLayer {}

/// A layer that acts on the value that a gesture ends with.
@MainActor protocol EndedLayer {}
extension _EndedGesture: EndedLayer {}

/// A layer that wants keys to be held.
@MainActor protocol KeysLayer { var modifiers: EventModifiers { get } }
extension _ModifiersGesture: KeysLayer {}

/// A layer that changes values.
@MainActor protocol MapLayer {}
extension _MapGesture: MapLayer {}

extension Gesture {
    /// A value of a gesture of the same parts as one of this gesture; nil for any other.
    @MainActor fileprivate func adapted(_ value: Any) -> Any? { ComposedParts.adapt(value, to: Value.self) }
}
