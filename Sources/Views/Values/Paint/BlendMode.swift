/// How the colors of a view mix with those behind it.
public nonisolated enum BlendMode: Hashable, CaseIterable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}

extension BlendMode: NamedValues {
    public static var dynamicName: String { "blend mode" }
    public static var namedValues: KeyValuePairs<String, BlendMode> {
        [
            "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
            "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight,
            "hardLight": .hardLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
            "saturation": .saturation, "color": .color, "luminosity": .luminosity, "sourceAtop": .sourceAtop,
            "destinationOver": .destinationOver, "destinationOut": .destinationOut, "plusDarker": .plusDarker,
            "plusLighter": .plusLighter,
        ]
    }
}
