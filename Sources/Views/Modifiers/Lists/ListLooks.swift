import Foundation

extension EnvironmentValues {
    /// The prominence of section headers.
    @Entry public var headerProminence: Prominence = .standard

    /// The least height of a row in a list, in points: 44 where nothing sets it.
    @Entry public var defaultMinListRowHeight: CGFloat = 44

    /// The least height of a header in a list, in points; nil for the system's own.
    @Entry public var defaultMinListHeaderHeight: CGFloat?
}

extension View {
    /// Sets the prominence of the section headers in the view.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        setting(ModifierType.HeaderProminence.self, prominence)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.headerProminence, "prominence") public var headerProminence: ModifierReader<Prominence>
}
