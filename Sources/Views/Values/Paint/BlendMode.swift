/// The way the colors of a view blend with those behind it.
public nonisolated enum BlendMode: Hashable, CaseIterable, Sendable, NamedValues {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}
