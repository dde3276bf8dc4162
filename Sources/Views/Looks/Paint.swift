import Foundation

/// A color of a picture: sRGB in bytes, and an opacity.
package nonisolated struct PaintColor: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    /// The opacity, from 0 to 1, in thousandths: pictures of all machines are to be alike.
    package private(set) var thousandths: Int

    package var opacity: Double { Double(thousandths) / 1000 }

    /// Creates a color from components and an opacity from 0 to 1; what lies beyond is cut off.
    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func byte(_ part: Double) -> UInt8 { UInt8((part >= 0 ? min(part, 1) : 0) * 255 + 0.5) }
        (self.red, self.green, self.blue) = (byte(red), byte(green), byte(blue))
        thousandths = Self.thousandths(of: opacity)
    }

    /// The color with its opacity multiplied by a factor from 0 to 1.
    package func opacity(_ factor: Double) -> PaintColor {
        var copy = self
        copy.thousandths = Self.thousandths(of: opacity * factor)
        return copy
    }

    private static func thousandths(of opacity: Double) -> Int {
        Int((opacity >= 0 ? min(opacity, 1) : 0) * 1000 + 0.5)
    }
}

/// What fills an area of a picture.
package nonisolated enum Paint: Equatable, Sendable {
    /// A color at a place on the way of a gradient, from 0 to 1.
    package struct Stop: Equatable, Sendable {
        package let color: PaintColor
        package let location: CGFloat

        package init(color: PaintColor, location: CGFloat) {
            (self.color, self.location) = (color, location)
        }
    }

    case color(PaintColor)
    /// The points are in points of the screen.
    case linear([Stop], from: CGPoint, to: CGPoint)
    /// Around a point of the screen, between two distances from it in points.
    case radial([Stop], center: CGPoint, from: CGFloat, to: CGFloat)
    /// Around a point of the screen, between two angles clockwise from the right, in radians. The rectangle of the screen is what it
    /// is seen in.
    case angular([Stop], center: CGPoint, from: CGFloat, to: CGFloat, in: CGRect)

    package static let white = Paint.color(PaintColor(red: 1, green: 1, blue: 1))
    package static let black = Paint.color(PaintColor(red: 0, green: 0, blue: 0))

    /// The paint with all its opacities multiplied by a factor from 0 to 1.
    package func opacity(_ factor: Double) -> Paint {
        func faded(_ stops: [Stop]) -> [Stop] {
            stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) }
        }
        return switch self {
        case .color(let color): .color(color.opacity(factor))
        case .linear(let stops, let from, let to): .linear(faded(stops), from: from, to: to)
        case .radial(let stops, let center, let from, let to):
            .radial(faded(stops), center: center, from: from, to: to)
        case .angular(let stops, let center, let from, let to, let rect):
            .angular(faded(stops), center: center, from: from, to: to, in: rect)
        }
    }

    /// Whether nothing is seen of the paint.
    package var isClear: Bool {
        switch self {
        case .color(let color): color.opacity == 0
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _, _):
            stops.allSatisfy { $0.color.opacity == 0 }
        }
    }
}
