import Observation
import OpenCombine

/// Publishes a value while the view has the focus.
public nonisolated struct _FocusedValueModifier: FocusedValueModifier {
    public let kind: Kind
    /// Whether it tells it as long as it is shown, wherever the focus is.
    package let isSceneWide: Bool
    package let write: (inout FocusedValues) -> Void

    @MainActor public func modify(_ environment: inout EnvironmentValues, on node: Node) {
        let keeper = node.graph.focusKeeper(.keyboard)
        keeper.isTold = true
        node.graph.addObserver(keeper)
    }
}

extension ModifierType {
    public enum FocusedValue: KnownModifierType {
        public static let kind = Kind("FocusedValue", role: .modifier)
    }

    public enum FocusedSceneValue: KnownModifierType {
        public static let kind = Kind("FocusedSceneValue", role: .modifier)
    }

    public enum FocusedObject: KnownModifierType {
        public static let kind = Kind("FocusedObject", role: .modifier)
    }

    public enum FocusedSceneObject: KnownModifierType {
        public static let kind = Kind("FocusedSceneObject", role: .modifier)
    }
}

extension View {
    private nonisolated func telling<Value>(
        _ kind: Kind, isSceneWide: Bool = false, _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> ModifiedContent<Self, _FocusedValueModifier> {
        modifier(
            _FocusedValueModifier(kind: kind, isSceneWide: isSceneWide) { values in
                // Unverified: nil leaves the value that a view further out has set.
                if let value { values[keyPath: keyPath] = value }
            })
    }

    private nonisolated func giving<Object: AnyObject>(
        _ kind: Kind, isSceneWide: Bool = false, _ object: Object?
    ) -> ModifiedContent<Self, _FocusedValueModifier> {
        modifier(
            _FocusedValueModifier(kind: kind, isSceneWide: isSceneWide) { values in
                if let object { values[object: Object.self] = object }
            })
    }

    /// Publishes a value to the rest of the app while the focus is in the view.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        telling(ModifierType.FocusedValue.kind, keyPath, value)
    }

    /// Publishes a value, if there is one, to the rest of the app while the focus is in the view.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        telling(ModifierType.FocusedValue.kind, keyPath, value)
    }

    /// Gives the rest of the app an object while the focus is in the view.
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        giving(ModifierType.FocusedValue.kind, object)
    }

    /// Publishes a value to the rest of the app while the view is shown.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        telling(ModifierType.FocusedSceneValue.kind, isSceneWide: true, keyPath, value)
    }

    /// Publishes a value, if there is one, to the rest of the app while the view is shown.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        telling(ModifierType.FocusedSceneValue.kind, isSceneWide: true, keyPath, value)
    }

    /// Gives the rest of the app an object while the view is shown.
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        giving(ModifierType.FocusedSceneValue.kind, isSceneWide: true, object)
    }

    /// Gives the rest of the app an object while the focus is in the view.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        giving(ModifierType.FocusedObject.kind, object)
    }

    /// Gives the rest of the app an object, if there is one, while the focus is in the view.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        giving(ModifierType.FocusedObject.kind, object)
    }

    /// Gives the rest of the app an object while the view is shown.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        giving(ModifierType.FocusedSceneObject.kind, isSceneWide: true, object)
    }

    /// Gives the rest of the app an object, if there is one, while the view is shown.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        giving(ModifierType.FocusedSceneObject.kind, isSceneWide: true, object)
    }
}
