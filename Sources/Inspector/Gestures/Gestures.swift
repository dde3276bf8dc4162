import Views

extension ViewType {
    /// A gesture of type `T`, attached to a view or a part of one that is.
    public enum Gesture<T: Gestures.Gesture>: GestureViewType {
        public static var kind: Kind { T._kind }
    }
}

/// The kinds of gestures.
public protocol GestureViewType: InspectedViewType {
    /// The type of the gesture.
    associatedtype T: Gestures.Gesture
}

/// Gestures of a view.
extension InspectableView {
    /// A gesture that is attached with `gesture(_:including:)`; `index` counts all that are from 0, the one attached
    /// first first. Callbacks and what else is around a gesture don't count: `DragGesture.self` finds one with
    /// an `onEnded`.
    /// - Throws: `InspectionError.modifierNotFound` where there is none, `typeMismatch` where it is another.
    @MainActor @preconcurrency public func gesture<T: Gesture>(
        _ type: T.Type, _ index: Int? = nil
    ) throws -> InspectableView<ViewType.Gesture<T>> {
        try attachedGesture(.after, type, index)
    }

    /// A gesture that is attached with `highPriorityGesture(_:including:)`, found as by `gesture(_:_:)`.
    /// - Throws: `InspectionError.modifierNotFound` where there is none, `typeMismatch` where it is another.
    @MainActor @preconcurrency public func highPriorityGesture<T: Gesture>(
        _ type: T.Type, _ index: Int? = nil
    ) throws -> InspectableView<ViewType.Gesture<T>> {
        try attachedGesture(.before, type, index)
    }

    /// A gesture that is attached with `simultaneousGesture(_:including:)`, found as by `gesture(_:_:)`.
    /// - Throws: `InspectionError.modifierNotFound` where there is none, `typeMismatch` where it is another.
    @MainActor @preconcurrency public func simultaneousGesture<T: Gesture>(
        _ type: T.Type, _ index: Int? = nil
    ) throws -> InspectableView<ViewType.Gesture<T>> {
        try attachedGesture(.along, type, index)
    }

    @MainActor private func attachedGesture<T: Gesture>(
        _ attachment: GestureAttachment, _ type: T.Type, _ index: Int?
    ) throws -> InspectableView<ViewType.Gesture<T>> {
        InspectableView<ViewType.Gesture<T>>(
            try current().attachedGesture(attachment, .type(type), index: index ?? 0), in: tree)
    }
}

/// The attributes and actions of a gesture.
extension InspectableView where View: GestureViewType {
    /// The view or composed gesture that the gesture belongs to.
    /// - Throws: `InspectionError.parentViewNotFound`.
    @MainActor @preconcurrency public func parent() throws -> InspectableView<ViewType.ParentView> {
        guard let owner = try current().gestureOwner else {
            throw InspectionError.parentViewNotFound(view: node.kind.name)
        }
        return InspectableView<ViewType.ParentView>(owner, in: tree)
    }

    /// The first gesture of a composed one.
    /// - Throws: `InspectionError.typeMismatch` where it isn't composed, or the first is of another type.
    @MainActor @preconcurrency public func first<G: Gesture>(
        _ type: G.Type
    ) throws -> InspectableView<ViewType.Gesture<G>> {
        InspectableView<ViewType.Gesture<G>>(try current().composedGesture(.first, .type(type)), in: tree)
    }

    /// The second gesture of a composed one.
    /// - Throws: `InspectionError.typeMismatch` where it isn't composed, or the second is of another type.
    @MainActor @preconcurrency public func second<G: Gesture>(
        _ type: G.Type
    ) throws -> InspectableView<ViewType.Gesture<G>> {
        InspectableView<ViewType.Gesture<G>>(try current().composedGesture(.second, .type(type)), in: tree)
    }

    /// Which gestures count, as said where this one, or the composed one that it is a part of, is attached.
    @MainActor @preconcurrency public func gestureMask() throws -> GestureMask {
        try current().gestureMask()
    }

    /// The keys that have to be held: all those that `modifiers(_:)` names, together.
    @MainActor @preconcurrency public func gestureModifiers() throws -> EventModifiers {
        try current().gestureModifiers()
    }
}

extension InspectableView {
    /// Which gesture of a composed one.
    public enum GestureOrder {
        /// The first one.
        case first
        /// The second one.
        case second
    }
}

extension InspectableView where View: GestureViewType {
    /// The gesture itself, to read its properties.
    /// - Throws: `InspectionError.typeMismatch` when it has changed its type.
    @MainActor @preconcurrency public func actualGesture() throws -> View.T {
        try current().actualGesture(View.T.self)
    }

    /// The gesture itself; the name of `actualGesture()` in older source.
    @MainActor @preconcurrency public func gestureProperties() throws -> View.T {
        try actualGesture()
    }

    /// Calls what `updating(_:body:)` was given, in the order in which it was added. The view's own state is not set,
    /// as the gesture isn't performed.
    ///
    /// The state is the caller's; one of another type is an `InspectionError.typeMismatch`.
    /// - Throws: `InspectionError.callbackNotFound` where there is none.
    @MainActor @preconcurrency public func callUpdating<State>(
        value: View.T.Value, state: inout State, transaction: inout Transaction
    ) throws {
        try current().callUpdating(value, of: View.T.self, &state, &transaction)
    }

    /// Calls what `onChanged(_:)` was given, in the order in which it was added.
    /// - Throws: `InspectionError.callbackNotFound` where there is none.
    @MainActor @preconcurrency public func callOnChanged(value: View.T.Value) throws {
        try current().callOnChanged(value, of: View.T.self)
    }

    /// Calls what `onEnded(_:)` was given, in the order in which it was added.
    /// - Throws: `InspectionError.callbackNotFound` where there is none.
    @MainActor @preconcurrency public func callOnEnded(value: View.T.Value) throws {
        try current().callOnEnded(value, of: View.T.self)
    }

    /// `callUpdating(value:state:transaction:)` by its name in older source.
    @MainActor @preconcurrency public func gestureCallUpdating<State>(
        value: View.T.Value, state: inout State, transaction: inout Transaction
    ) throws {
        try callUpdating(value: value, state: &state, transaction: &transaction)
    }

    /// `callOnChanged(value:)` by its name in older source.
    @MainActor @preconcurrency public func gestureCallChanged(value: View.T.Value) throws {
        try callOnChanged(value: value)
    }

    /// `callOnEnded(value:)` by its name in older source.
    @MainActor @preconcurrency public func gestureCallEnded(value: View.T.Value) throws {
        try callOnEnded(value: value)
    }
}
