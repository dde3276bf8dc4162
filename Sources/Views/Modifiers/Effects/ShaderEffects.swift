import Foundation

/// A shader that draws a view, and how.
public nonisolated struct ShaderUse: Equatable, Sendable {
    /// The shader.
    public let shader: Shader
    /// The largest distance from a pixel at which the shader looks, in points.
    public let maxSampleOffset: CGSize
    /// Whether the shader draws.
    public let isEnabled: Bool

    fileprivate init(_ shader: Shader, _ maxSampleOffset: CGSize, _ isEnabled: Bool) {
        self.shader = shader
        self.maxSampleOffset = maxSampleOffset
        self.isEnabled = isEnabled
    }
}

extension ModifierAttribute where Value == ShaderUse {
    /// Describes a modifier that has a shader draw a view.
    fileprivate convenience init(_ name: String) {
        self.init(
            name,
            reads: [
                .record(Kind.call(of: name)) {
                    ["shader": $0.shader, "maxSampleOffset": $0.maxSampleOffset, "isEnabled": $0.isEnabled]
                }
            ],
            forms: [
                .form(
                    .required("shader", Shader.self), .defaulted("maxSampleOffset", CGSize.zero),
                    .defaulted("isEnabled", true)
                ) { ShaderUse($0, $1, $2) }
            ])
    }
}

extension ModifierType {
    public enum ColorEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<ShaderUse>("ColorEffect")
    }

    public enum DistortionEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<ShaderUse>("DistortionEffect")
    }

    public enum LayerEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<ShaderUse>("LayerEffect")
    }

    /// The shader that changes the color of each pixel.
    public var colorEffect: ModifierReader<ShaderUse> { .init(ModifierType.ColorEffect.self) }
    /// The shader that changes the place of each pixel.
    public var distortionEffect: ModifierReader<ShaderUse> { .init(ModifierType.DistortionEffect.self) }
    /// The shader that draws each pixel from those of the view.
    public var layerEffect: ModifierReader<ShaderUse> { .init(ModifierType.LayerEffect.self) }
}

extension View {
    /// Changes the color of each pixel of the view by a shader.
    ///
    /// The view keeps the shader, to be read back; nothing is drawn here.
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        // A color depends on its own pixel alone, so there is no offset.
        attribute(ModifierType.ColorEffect.self, ShaderUse(shader, .zero, isEnabled))
    }

    /// Changes the place of each pixel of the view by a shader.
    ///
    /// The view keeps the shader, to be read back; nothing is drawn here.
    public nonisolated func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        attribute(ModifierType.DistortionEffect.self, ShaderUse(shader, maxSampleOffset, isEnabled))
    }

    /// Draws each pixel of the view by a shader, from the pixels that the view has without.
    ///
    /// The view keeps the shader, to be read back; nothing is drawn here.
    public nonisolated func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        attribute(ModifierType.LayerEffect.self, ShaderUse(shader, maxSampleOffset, isEnabled))
    }
}
