import Foundation
import Layout

extension Facet {
    /// A date picker draws a platter for the date and one for the time, or the calendar of a month.
    static var drawingDate: Facet {
        .look(behind: { place, brush in
            let dates = place.node.shownDates
            guard !dates.isEmpty else { return }
            // From the end back: the time is behind the date.
            var end = place.isMirrored ? place.frame.minX : place.frame.maxX
            let height = min(place.frame.height, ControlMetrics.compactHeight)
            for words in dates.reversed() {
                let width = place.width(of: words) + 2 * ControlMetrics.compactInset
                let box = CGRect(
                    x: place.isMirrored ? end : end - width, y: place.frame.midY - height / 2, width: width,
                    height: height)
                brush.fill(box, place.system("tertiarySystemFill"), radius: 8)
                let paint = place.isEnabled ? place.system("primary") : place.system("tertiaryLabel")
                place.draw(words, in: box, paint, at: 0.5, on: brush)
                end =
                    place.isMirrored
                    ? box.maxX + ControlMetrics.compactSpacing : box.minX - ControlMetrics.compactSpacing
            }
        })
    }

    /// A color well shows its color in a ring of all hues.
    static var drawingWell: Facet {
        .look(behind: { place, brush in
            let box = place.trailing(ControlMetrics.colorWell)
            let hues: [Color] = [.red, .orange, .yellow, .green, .cyan, .blue, .purple, .pink]
            for (index, hue) in hues.enumerated() {
                let step = 2 * Double.pi / Double(hues.count)
                var path = Path()
                path.addArc(
                    center: CGPoint(x: box.midX, y: box.midY), radius: box.width / 2 - 1.5,
                    startAngle: .radians(Double(index) * step - 0.01),
                    endAngle: .radians(Double(index + 1) * step + 0.01), clockwise: false)
                brush.stroke(path, place.paint(hue), StrokeStyle(lineWidth: 3))
            }
            guard let well = try? place.node.properties(of: ViewType.ColorPicker.self) else { return }
            let color = well.selectedColor
            brush.fill(Path(ellipseIn: box.insetBy(dx: 5, dy: 5)), place.paint(color))
        })
    }
}
