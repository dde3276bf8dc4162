private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension ModifierType {
    /// Says how much the headers of the sections in a view stand out.
    public enum HeaderProminence: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, Prominence> { \.headerProminence }
        public static let kind = setting("HeaderProminence", .required("prominence", Prominence.self))
    }
}

extension View {
    /// Says how much the headers of the sections in the view stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        setting(ModifierType.HeaderProminence.self, prominence)
    }
}

extension ModifierReaders {
    /// How much a modifier of this view lets headers stand out.
    public var headerProminence: ModifierReader<Prominence> {
        .init(ModifierType.HeaderProminence.self)
    }
}
