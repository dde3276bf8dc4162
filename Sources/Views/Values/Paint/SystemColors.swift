/// The colors of the surfaces, fills and labels of a phone, in standard contrast, which UIKit has names for.
extension Color {
    /// The color of the system with this name.
    package nonisolated static func system(_ name: String) -> Color { Color(system: name) }
}

extension Color.Storage {
    /// The components in the light and in the dark appearance: three bytes, and the opacity.
    static let interfaceColors: [String: (light: ColorComponents, dark: ColorComponents)] = [
        "tertiaryLabel": (of(60, 60, 67, 0.3), of(235, 235, 245, 0.3)),
        "quaternaryLabel": (of(60, 60, 67, 0.18), of(235, 235, 245, 0.16)),
        "placeholderText": (of(60, 60, 67, 0.3), of(235, 235, 245, 0.3)),
        "link": (of(0, 122, 255), of(9, 132, 255)),
        "unselectedTab": (of(153, 153, 153), of(117, 117, 117)),
        "separator": (of(60, 60, 67, 0.29), of(84, 84, 88, 0.6)),
        "opaqueSeparator": (of(198, 198, 200), of(56, 56, 58)),
        "systemGray2": (of(174, 174, 178), of(99, 99, 102)),
        "systemGray3": (of(199, 199, 204), of(72, 72, 74)),
        "systemGray4": (of(209, 209, 214), of(58, 58, 60)),
        "systemGray5": (of(229, 229, 234), of(44, 44, 46)),
        "systemGray6": (of(242, 242, 247), of(28, 28, 30)),
        "systemBackground": (of(255, 255, 255), of(0, 0, 0)),
        "secondarySystemBackground": (of(242, 242, 247), of(28, 28, 30)),
        "tertiarySystemBackground": (of(255, 255, 255), of(44, 44, 46)),
        "systemGroupedBackground": (of(242, 242, 247), of(0, 0, 0)),
        "secondarySystemGroupedBackground": (of(255, 255, 255), of(28, 28, 30)),
        "tertiarySystemGroupedBackground": (of(242, 242, 247), of(44, 44, 46)),
        "systemFill": (of(120, 120, 128, 0.2), of(120, 120, 128, 0.36)),
        "secondarySystemFill": (of(120, 120, 128, 0.16), of(120, 120, 128, 0.32)),
        "tertiarySystemFill": (of(118, 118, 128, 0.12), of(118, 118, 128, 0.24)),
        "quaternarySystemFill": (of(116, 116, 128, 0.08), of(118, 118, 128, 0.18)),
    ]

    private static func of(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> ColorComponents {
        (red / 255, green / 255, blue / 255, alpha)
    }
}
