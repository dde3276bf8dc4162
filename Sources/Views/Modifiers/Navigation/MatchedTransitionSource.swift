import Foundation

/// The look of a view out of which a page grows, while it grows.
public nonisolated protocol MatchedTransitionSourceConfiguration: Sendable {
    /// The look, as it is read back.
    var _look: MatchedTransitionSourceLook { get }
}

extension MatchedTransitionSourceConfiguration {
    /// Returns the configuration with a color behind the view.
    public nonisolated func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        changed { $0.background = style }
    }

    /// Returns the configuration with a shape to which the view is cut.
    public nonisolated func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        changed { $0.clipShape = shape }
    }

    /// Returns the configuration with a shadow; the radius and the offsets are in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        changed { $0.shadow = .init(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
    }

    private nonisolated func changed(
        _ change: (inout MatchedTransitionSourceLook) -> Void
    ) -> MatchedTransitionSourceLook {
        var look = _look
        change(&look)
        return look
    }
}

/// A configuration that leaves the view as it looks.
public nonisolated struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public init() {}

    public var _look: MatchedTransitionSourceLook { .init() }
}

/// The look that a configuration gives the view out of which a page grows.
public nonisolated struct MatchedTransitionSourceLook: MatchedTransitionSourceConfiguration, Equatable {
    /// A shadow.
    public struct Shadow: Equatable, Sendable {
        /// The color.
        public let color: Color
        /// The radius, in points.
        public let radius: CGFloat
        /// The distance from the view, in points.
        public let offset: CGSize
    }

    /// The color behind the view; nil for none.
    public internal(set) var background: Color?
    /// The shape to which the view is cut; nil for its own.
    public internal(set) var clipShape: RoundedRectangle?
    /// The shadow; nil for none.
    public internal(set) var shadow: Shadow?

    public var _look: MatchedTransitionSourceLook { self }
}

extension ModifierType {
    public enum MatchedTransitionSource: AttributeModifierType {
        /// A view out of which a page grows.
        public struct Value: @unchecked Sendable {
            let id: AnyHashable
            let look: MatchedTransitionSourceLook
        }

        public static let attribute = ModifierAttribute<Value>(
            "MatchedTransitionSource", reads: [.reading("matchedTransitionSource") { $0.id }],
            forms: [.form(.required("id", AnyHashable.self)) { Value(id: $0, look: .init()) }])
    }

    public var matchedTransitionSource: ModifierReader<AnyHashable> {
        .init(ModifierType.MatchedTransitionSource.self) { $0.id }
    }
    /// The look of the view while a page grows out of it.
    public var matchedTransitionSourceLook: ModifierReader<MatchedTransitionSourceLook> {
        .init(ModifierType.MatchedTransitionSource.self) { $0.look }
    }
}

extension View {
    /// Names the view as the one out of which a page grows that has a zoom transition with the same identity.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }

    /// Names the view as the one out of which a page grows that has a zoom transition with the same identity, and sets
    /// its look for that time. The look can be read back; pages change at once here.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        let look = configuration(EmptyMatchedTransitionSourceConfiguration())._look
        return attribute(ModifierType.MatchedTransitionSource.self, .init(id: AnyHashable(id), look: look))
    }
}
