import Foundation

extension View {
    /// Makes `@AppStorage` in the view and all within it keep values in an app's defaults.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        modifier(_DefaultStorageModifier(store: store))
    }
}

/// Sets the store of `@AppStorage` in the view.
public nonisolated struct _DefaultStorageModifier: PrimitiveModifier {
    /// The defaults that they are kept in.
    public let store: UserDefaults

    public var kind: Kind { ModifierType.DefaultAppStorage.kind }

    @MainActor public func modify(_ environment: inout EnvironmentValues) {
        environment.appStorageArea = .over(store)
    }
}

extension ModifierType {
    public enum DefaultAppStorage: KnownModifierType {
        public static let kind = Kind("DefaultAppStorage", role: .modifier)
    }
}
