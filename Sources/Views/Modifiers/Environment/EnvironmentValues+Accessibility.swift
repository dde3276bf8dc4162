import Foundation

/// The accessibility settings of the device. Tests set them; in SwiftUI most are read-only.
extension EnvironmentValues {
    /// Whether an assistive technology is in use.
    @Entry public var accessibilityEnabled: Bool = false

    /// Whether the screen is read aloud.
    @Entry public var accessibilityVoiceOverEnabled: Bool = false

    /// Whether Switch Control is in use.
    @Entry public var accessibilitySwitchControlEnabled: Bool = false

    /// Whether to reduce motion.
    @Entry public var accessibilityReduceMotion: Bool = false

    /// Whether to reduce transparency.
    @Entry public var accessibilityReduceTransparency: Bool = false

    /// Whether to differentiate without color.
    @Entry public var accessibilityDifferentiateWithoutColor: Bool = false

    /// Whether the colors of the screen are inverted.
    @Entry public var accessibilityInvertColors: Bool = false

    /// The number of pixels in a point: 1 where nothing sets it.
    @Entry public var displayScale: CGFloat = 1

    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}
