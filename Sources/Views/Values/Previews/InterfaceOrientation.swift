/// How a device is held.
public nonisolated struct InterfaceOrientation: Hashable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// Upright.
    public static let portrait = InterfaceOrientation("portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation("portraitUpsideDown")
    /// With its top to the left.
    public static let landscapeLeft = InterfaceOrientation("landscapeLeft")
    /// With its top to the right.
    public static let landscapeRight = InterfaceOrientation("landscapeRight")
}

extension InterfaceOrientation: NamedValues {
    public static var dynamicName: String { "interface orientation" }
    public static var namedValues: KeyValuePairs<String, InterfaceOrientation> {
        [
            "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown, "landscapeLeft": .landscapeLeft,
            "landscapeRight": .landscapeRight,
        ]
    }
}
