/// The orientation of a device.
public nonisolated enum InterfaceOrientation: Hashable, CaseIterable, Sendable, NamedValues {
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// With its top to the left.
    case landscapeLeft
    /// With its top to the right.
    case landscapeRight
}

extension InterfaceOrientation: Identifiable {
    /// The orientation itself.
    public nonisolated var id: InterfaceOrientation { self }
}
