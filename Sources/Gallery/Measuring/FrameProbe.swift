import Foundation
import SwiftUI

#if os(iOS)
import UIKit
#endif

/// Records where views stand on a device, as JSON that `viewspec frames --against` reads.
@MainActor
public final class FrameProbe {
    /// The probe that views tell of their frames.
    public static let shared = FrameProbe()

    private var frames: [String: CGRect] = [:]
    private var screens: [Screen] = []

    /// Creates a probe that has recorded nothing.
    public init() {}

    /// The device that a view is shown on.
    public struct Device: Encodable {
        /// The name, as in "iPhone 15"; nil for a bare screen.
        public var name: String?
        /// The width, in points.
        public var width: CGFloat
        /// The height, in points.
        public var height: CGFloat
        /// The number of pixels in a point.
        public var scale: CGFloat
        /// The lengths covered by bars and edges, in points.
        public var safeArea: [String: CGFloat]

        /// Describes a device; lengths are in points.
        public init(name: String?, size: CGSize, scale: CGFloat, safeArea: EdgeInsets) {
            self.name = name
            (width, height, self.scale) = (size.width, size.height, scale)
            self.safeArea = [
                "top": safeArea.top, "leading": safeArea.leading, "bottom": safeArea.bottom,
                "trailing": safeArea.trailing,
            ]
        }
    }

    private struct Frame: Encodable {
        let identifier: String
        let x, y, width, height: CGFloat
    }

    private struct Screen: Encodable {
        let view: String
        let screen: Device
        let textSize, direction: String
        let frames: [Frame]
    }

    private struct Recording: Encodable {
        let version = 1
        let screens: [Screen]
    }

    /// Takes the frame of a view, in points from the top left corner of the screen.
    public func note(_ identifier: String, _ frame: CGRect) { frames[identifier] = frame }

    /// Takes the frames that were noted since the last screen as those of a view.
    /// - Parameter view: The call that makes the view in the console: `SignIn{ user = "ann" }`.
    public func finish(
        _ view: String, on device: Device, textSize: DynamicTypeSize = .large,
        direction: LayoutDirection = .leftToRight
    ) {
        let recorded = frames.sorted { $0.key < $1.key }.map { name, frame in
            Frame(identifier: name, x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
        }
        let isLeftToRight = direction == .leftToRight
        screens.append(
            Screen(
                view: view, screen: device, textSize: "\(textSize)",
                direction: isLeftToRight ? "left_to_right" : "right_to_left", frames: recorded))
        frames = [:]
    }

    /// All screens as JSON.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(Recording(screens: screens))
    }
}

extension View {
    /// Makes the probe record the frame of the view under an accessibility identifier, which no other view of the screen has.
    public func probed(_ identifier: String) -> some View {
        accessibilityIdentifier(identifier)
            .onGeometryChange(for: CGRect.self) { proxy in
                proxy.frame(in: .global)
            } action: { frame in
                FrameProbe.shared.note(identifier, frame)
            }
    }
}

#if os(iOS)
extension FrameProbe {
    /// Shows a view for a second in a window of its own, and records it.
    /// - Parameter size: The size of the window in points; nil for that of the device.
    public func record(
        _ view: String, size: CGSize? = nil, textSize: DynamicTypeSize = .large,
        direction: LayoutDirection = .leftToRight, @ViewBuilder content: () -> some View
    ) async throws {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let window = scenes.first.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        if let size { window.frame = CGRect(origin: .zero, size: size) }
        window.rootViewController = UIHostingController(
            rootView: content().environment(\.dynamicTypeSize, textSize).environment(\.layoutDirection, direction))
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        try await Task.sleep(for: .seconds(1))
        let insets = window.safeAreaInsets
        let safeArea = EdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        let device = Device(
            name: size == nil ? UIDevice.current.name : nil, size: window.bounds.size,
            scale: window.traitCollection.displayScale, safeArea: safeArea)
        finish(view, on: device, textSize: textSize, direction: direction)
        window.isHidden = true
    }
}
#endif
