import Foundation
import Views

/// The time, the reception and the battery at the top of a phone, as in Apple's pictures: at 9:41.
///
/// Seen on phones of 390 and 402 points; *unverified* for others.
@MainActor
struct StatusBar {
    let screen: DeviceScreen
    let place: LookPlace
    let paint: Paint

    private var hasIsland: Bool { screen.safeArea.top > 50 }
    private var hasNotch: Bool { screen.safeArea.top > 30 }

    /// The middle of what stands in the bar, from the top, in points.
    private var height: CGFloat { hasIsland ? 33 : hasNotch ? 25 : 10 }

    func draw(on brush: any Brush) {
        let font = MeasuredFont(size: hasNotch ? 17 : 12, weight: 0.3)
        let middle: CGFloat = hasIsland ? 70 : hasNotch ? 52 : screen.size.width / 2
        let time = CGRect(x: middle - 40, y: height - 10, width: 80, height: 20)
        place.draw("9:41", in: time, paint, font: font, at: 0.5, on: brush)
        let end = screen.size.width - (hasIsland ? 32 : hasNotch ? 19 : 6)
        let scale: CGFloat = hasNotch ? 1 : 0.82
        drawBattery(endingAt: end, scale, on: brush)
        guard hasNotch else { return }
        drawReception(endingAt: end - 27 - 7 - 17 - 6, on: brush)
        drawFan(endingAt: end - 27 - 7, on: brush)
    }

    private func drawBattery(endingAt end: CGFloat, _ scale: CGFloat, on brush: any Brush) {
        let body = CGRect(x: end - 27 * scale, y: height - 6.5 * scale, width: 24.5 * scale, height: 13 * scale)
        brush.stroke(body.insetBy(dx: 0.5, dy: 0.5), paint.opacity(0.35), width: 1, radius: 3.8 * scale)
        brush.fill(body.insetBy(dx: 2, dy: 2), paint, radius: 2.3 * scale)
        let knob = CGRect(x: body.maxX + 1, y: height - 2 * scale, width: 1.4 * scale, height: 4 * scale)
        brush.fill(knob, paint.opacity(0.4), radius: 0.7)
    }

    private func drawReception(endingAt end: CGFloat, on brush: any Brush) {
        for bar in 0..<4 {
            let length = 4 + CGFloat(bar) * 2.6
            let box = CGRect(x: end - 19 + CGFloat(bar) * 5.2, y: height + 6 - length, width: 3.2, height: length)
            brush.fill(box, paint, radius: 0.8)
        }
    }

    private func drawFan(endingAt end: CGFloat, on brush: any Brush) {
        let tip = CGPoint(x: end - 8.5, y: height + 5.5)
        for radius in [CGFloat(3), 7, 11] {
            var path = Path()
            path.addArc(
                center: tip, radius: radius - 1.2, startAngle: .degrees(-135), endAngle: .degrees(-45), clockwise: false
            )
            brush.stroke(path, paint, StrokeStyle(lineWidth: radius == 3 ? 3.6 : 2.4))
        }
    }
}

extension Paint {
    /// A gray of a byte, from 0 for black to 255.
    static func gray(_ byte: Int) -> Paint {
        let part = Double(byte) / 255
        return .color(PaintColor(red: part, green: part, blue: part))
    }
}
