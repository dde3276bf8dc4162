import Foundation
import Views

/// An angular gradient as SVG has it, which knows none: wedges around the center, each in one color.
struct AngularWedges {
    private let stops: [Paint.Stop]
    private let center: CGPoint
    private let from: CGFloat
    private let to: CGFloat
    private let rect: CGRect

    /// The angle of a wedge, in radians: steps of it aren't seen.
    private static let step = CGFloat.pi / 60

    /// Nil for another paint.
    init?(_ paint: Paint) {
        guard case .angular(let stops, let center, let from, let to, let rect) = paint, !stops.isEmpty else {
            return nil
        }
        (self.stops, self.center, self.from, self.to, self.rect) = (stops, center, from, to, rect)
    }

    /// The definition of a pattern that covers what the gradient is seen in, and lines around that.
    func pattern(_ id: String) -> String {
        let area = rect.insetBy(dx: -rect.width / 4 - 8, dy: -rect.height / 4 - 8)
        let (x, y) = (SVGWriter.number(area.minX), SVGWriter.number(area.minY))
        let moved = center.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -area.minX, ty: -area.minY))
        return """
            <pattern id="\(id)" patternUnits="userSpaceOnUse" x="\(x)" y="\(y)" width="\(SVGWriter.number(area.width))" \
            height="\(SVGWriter.number(area.height))">\(wedges(around: moved, in: area.size))</pattern>
            """
    }

    private func wedges(around center: CGPoint, in size: CGSize) -> String {
        // Far enough to each corner, and for the flat side of a wedge.
        let reach =
            (hypot(max(abs(center.x), abs(size.width - center.x)), max(abs(center.y), abs(size.height - center.y)))
            * 1.01)
            .rounded(.up)
        // Behind a wedge that ends at the edge of a pixel there would be a seam; where something shines through, it would be seen twice.
        let overlap = stops.allSatisfy { $0.color.opacity == 1 } ? Self.step : 0
        let whole = abs(to - from)
        let count = max(1, Int((2 * .pi / Self.step).rounded()))
        var text = ""
        var (start, last): (Int, PaintColor?) = (0, nil)
        func write(until end: Int) {
            guard let last, end > start else { return }
            func corner(_ angle: CGFloat) -> String {
                "\(SVGWriter.number(center.x + reach * cos(angle), digits: 1)) \(SVGWriter.number(center.y + reach * sin(angle), digits: 1))"
            }
            let opacity =
                last.opacity < 1 ? " fill-opacity=\"\(SVGWriter.number(CGFloat(last.opacity), digits: 3))\"" : ""
            let middle = "\(SVGWriter.number(center.x, digits: 1)) \(SVGWriter.number(center.y, digits: 1))"
            // A wedge of more than half of a turn has a corner between.
            let parts = max(1, Int((CGFloat(end - start) * Self.step / 1.5).rounded(.up)))
            let (a, b) = (
                from + CGFloat(start) * Self.step, from + CGFloat(end) * Self.step + (end == count ? 0 : overlap)
            )
            let corners = (0...parts).map { corner(a + (b - a) * CGFloat($0) / CGFloat(parts)) }.joined(separator: "L")
            text += "<path d=\"M\(middle)L\(corners)Z\" fill=\"\(SVGWriter.hexadecimal(last))\"\(opacity)/>"
        }
        for index in 0..<count {
            let angle = (CGFloat(index) + 0.5) * Self.step
            let way = to > from ? angle : 2 * .pi - angle
            let place = way <= whole ? way / whole : way < (2 * .pi + whole) / 2 ? 1 : 0
            let color = stops.color(at: place)
            guard color != last else { continue }
            write(until: index)
            (start, last) = (index, color)
        }
        write(until: count)
        return text
    }
}

extension [Paint.Stop] {
    /// The color at a place on the way, from 0 to 1.
    func color(at place: CGFloat) -> PaintColor {
        guard let next = firstIndex(where: { $0.location >= place }) else { return self[count - 1].color }
        guard next > 0, self[next].location > self[next - 1].location else { return self[next].color }
        let (before, after) = (self[next - 1], self[next])
        let part = Double((place - before.location) / (after.location - before.location))
        func mixed(_ a: UInt8, _ b: UInt8) -> Double { (Double(a) + (Double(b) - Double(a)) * part) / 255 }
        let (a, b) = (before.color, after.color)
        return PaintColor(
            red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
            opacity: a.opacity + (b.opacity - a.opacity) * part)
    }
}
