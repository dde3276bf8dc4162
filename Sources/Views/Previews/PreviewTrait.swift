import Foundation

extension Preview {
    /// Traits of a preview: its size, its device, its orientation, modifiers.
    public struct ViewTraits: Sendable {
        /// The size of the preview; nil for that of the device.
        public internal(set) var layout: PreviewLayout?
        /// The orientation of the device; nil for upright.
        public internal(set) var interfaceOrientation: InterfaceOrientation?
        /// The device that `previewDevice` names; nil for the usual one.
        package var device: PreviewDevice?
        /// The modifiers of the view, innermost first.
        package var modifiers: [any PreviewModifier & Sendable] = []
    }
}

/// One thing that the surroundings of a preview are like.
public struct PreviewTrait<T>: Sendable {
    let apply: @Sendable (inout T) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The room of the device.
    public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }

    /// As much room as the view needs.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }

    /// So much room, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait { $0.layout = .fixed(width: width, height: height) }
    }

    /// The device is held upright.
    public static var portrait: PreviewTrait { PreviewTrait { $0.interfaceOrientation = .portrait } }

    /// The device is held upside down.
    public static var portraitUpsideDown: PreviewTrait {
        PreviewTrait { $0.interfaceOrientation = .portraitUpsideDown }
    }

    /// The device is held with its top to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.interfaceOrientation = .landscapeLeft } }

    /// The device is held with its top to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait { $0.interfaceOrientation = .landscapeRight } }

    /// A modifier of the app's own is applied to the view.
    public static func modifier(_ modifier: some PreviewModifier & Sendable) -> PreviewTrait {
        PreviewTrait { $0.modifiers.append(modifier) }
    }
}
