import Foundation

/// The screen that a tree is laid out on.
public nonisolated struct DeviceScreen: Equatable, Sendable {
    /// The name of the device; nil for a bare screen.
    public let name: String?
    /// The size in points.
    public let size: CGSize
    /// The number of pixels in a point.
    public let scale: CGFloat
    /// The space that the system's bars and the edges of the device cover, in points.
    public let safeArea: EdgeInsets

    /// A bare screen of a size in points: without bars and safe area, with two pixels a point.
    public init(width: CGFloat, height: CGFloat) {
        self.init(name: nil, width: width, height: height, scale: 2)
    }

    package init(
        name: String?, width: CGFloat, height: CGFloat, scale: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0,
        sides: CGFloat = 0
    ) {
        self.init(
            name: name, size: CGSize(width: width, height: height), scale: scale,
            safeArea: EdgeInsets(top: top, leading: sides, bottom: bottom, trailing: sides))
    }

    /// A screen as it is described elsewhere: one with a name has bars.
    package init(name: String?, size: CGSize, scale: CGFloat, safeArea: EdgeInsets) {
        self.name = name
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
    }

    /// The device of a name; nil for one that isn't known.
    public init?(named name: String) {
        guard let screen = DeviceScreen.devices.first(where: { $0.name == name }) else { return nil }
        self = screen
    }

    /// The screen that a tree has which was given none.
    public static let standard = DeviceScreen.iPhone15

    /// The screen turned on its side: its safe area is at the sides then, and less below.
    public var landscape: DeviceScreen {
        guard size.width < size.height else { return self }
        let isNotched = name != nil && safeArea.bottom > 0 && safeArea.top > LandscapeMetrics.statusBar
        return DeviceScreen(
            name: name, width: size.height, height: size.width, scale: scale, top: isNotched ? 0 : safeArea.top,
            bottom: isNotched ? LandscapeMetrics.homeIndicator : safeArea.bottom, sides: isNotched ? safeArea.top : 0)
    }

    private enum LandscapeMetrics {
        /// The height of a status bar that covers no part of the camera's housing, in points; of an iPad as well.
        static let statusBar: CGFloat = 24
        /// The height of the home indicator's area on a phone on its side, in points.
        static let homeIndicator: CGFloat = 21
    }
}

extension DeviceScreen {
    /// Whether the device is a tablet.
    package var isTablet: Bool { min(size.width, size.height) >= 700 }

    /// Whether the width is compact: not on tablets, nor on the largest phones on their side.
    package var isNarrow: Bool { !isTablet && (size.width <= size.height || size.width < 926) }

    /// Whether the height is compact: on phones on their side.
    package var isLow: Bool { !isTablet && size.width > size.height }
}

extension EnvironmentValues {
    /// The screen that the tree was hosted on; nil where none was named. Then nothing is laid out for readers of sizes.
    @Entry package var namedScreen: DeviceScreen? = nil
}
