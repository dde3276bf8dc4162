/// The colors of the system in increased contrast, where they differ from those in standard contrast.
extension Color.Storage {
    /// The components in the light and in the dark appearance: three bytes, and the opacity.
    private static let contrastColors: [String: (light: ColorComponents, dark: ColorComponents)] = [
        "red": (bytes(0xD70015), bytes(0xFF6961)), "orange": (bytes(0xC93400), bytes(0xFFB340)),
        "yellow": (bytes(0xB25000), bytes(0xFFD426)), "green": (bytes(0x248A3D), bytes(0x30DB5B)),
        "mint": (bytes(0x0C817B), bytes(0x66D4CF)), "teal": (bytes(0x008299), bytes(0x5DE6FF)),
        "cyan": (bytes(0x0071A4), bytes(0x70D7FF)), "blue": (bytes(0x0040DD), bytes(0x409CFF)),
        "accentColor": (bytes(0x0040DD), bytes(0x409CFF)), "indigo": (bytes(0x3634A3), bytes(0x7D7AFF)),
        "purple": (bytes(0x8944AB), bytes(0xDA8FFF)), "pink": (bytes(0xD30F45), bytes(0xFF6482)),
        "brown": (bytes(0x7F6545), bytes(0xB59469)), "gray": (bytes(0x6C6C70), bytes(0xAEAEB2)),
        "systemGray2": (bytes(0x8E8E93), bytes(0x7C7C80)), "systemGray3": (bytes(0xAEAEB2), bytes(0x545456)),
        "systemGray4": (bytes(0xBCBCC0), bytes(0x444446)), "systemGray5": (bytes(0xD8D8DC), bytes(0x363638)),
        "systemGray6": (bytes(0xEBEBF0), bytes(0x242426)),
        "secondary": (bytes(0x3C3C43, 0.68), bytes(0xEBEBF5, 0.68)),
        "tertiaryLabel": (bytes(0x3C3C43, 0.38), bytes(0xEBEBF5, 0.38)),
        "placeholderText": (bytes(0x3C3C43, 0.38), bytes(0xEBEBF5, 0.38)),
        "quaternaryLabel": (bytes(0x3C3C43, 0.26), bytes(0xEBEBF5, 0.24)),
        "secondarySystemBackground": (bytes(0xEBEBF0), bytes(0x242426)),
        "tertiarySystemBackground": (bytes(0xFFFFFF), bytes(0x363638)),
        "systemGroupedBackground": (bytes(0xEBEBF0), bytes(0x000000)),
        "secondarySystemGroupedBackground": (bytes(0xFFFFFF), bytes(0x242426)),
        "tertiarySystemGroupedBackground": (bytes(0xEBEBF0), bytes(0x363638)),
        "separator": (bytes(0x3C3C43, 0.37), bytes(0x545458, 0.68)),
        "systemFill": (bytes(0x787880, 0.28), bytes(0x787880, 0.44)),
        "secondarySystemFill": (bytes(0x787880, 0.24), bytes(0x787880, 0.40)),
        "tertiarySystemFill": (bytes(0x767680, 0.20), bytes(0x767680, 0.32)),
        "quaternarySystemFill": (bytes(0x747480, 0.16), bytes(0x767680, 0.26)),
    ]

    static let lightContrastComponents = lightComponents.merging(contrastColors.mapValues(\.light)) { $1 }
    static let darkContrastComponents = darkComponents.merging(contrastColors.mapValues(\.dark)) { $1 }

    private static func bytes(_ hexadecimal: Int, _ alpha: Double = 1) -> ColorComponents {
        func part(_ shift: Int) -> Double { Double(hexadecimal >> shift & 255) / 255 }
        return (part(16), part(8), part(0), alpha)
    }
}

extension EnvironmentValues {
    /// The components of the colors of the system, by their names, in this appearance and contrast.
    nonisolated var systemColors: [String: ColorComponents] {
        switch (colorScheme, colorSchemeContrast) {
        case (.dark, .increased): Color.Storage.darkContrastComponents
        case (_, .increased): Color.Storage.lightContrastComponents
        case (.dark, _): Color.Storage.darkComponents
        default: Color.Storage.lightComponents
        }
    }
}
