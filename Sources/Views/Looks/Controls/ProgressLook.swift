import Foundation
import Layout

extension Facet {
    /// A progress view draws its bar or the spokes of its spinner.
    static var drawingProgress: Facet {
        .look(
            passing: { place, part, context in
                guard place.node.styleOfApp == nil, context.foreground.isEmpty else { return }
                // Commonly known: the label of a spinner is gray, and so is that of a value.
                guard part.slot === Slot.currentValueLabel || !place.node.showsBar else { return }
                context.foreground = [Color.secondary]
            },
            behind: { place, brush in
                guard place.node.styleOfApp == nil,
                    let progress = try? place.node.properties(of: ViewType.ProgressView.self)
                else { return }
                let part = progress.fractionCompleted
                if place.node.showsBar {
                    place.drawBar(part ?? 0, on: brush)
                } else if let part {
                    place.drawRing(part, on: brush)
                } else {
                    place.drawSpinner(on: brush)
                }
            })
    }

    /// A gauge draws its bar or its ring.
    static var drawingGauge: Facet {
        .look(behind: { place, brush in
            guard place.node.styleOfApp == nil, let gauge = try? place.node.properties(of: ViewType.Gauge.self) else {
                return
            }
            switch place.node.environment[StyleKey<ModifierType.GaugeStyle>.self]?.style {
            case is AccessoryCircularGaugeStyle: place.drawGaugeRing(gauge.fraction, isOpen: true, on: brush)
            case is AccessoryCircularCapacityGaugeStyle: place.drawGaugeRing(gauge.fraction, isOpen: false, on: brush)
            case is AccessoryLinearGaugeStyle: place.drawGaugeBar(gauge.fraction, isOpen: true, on: brush)
            default: place.drawGaugeBar(gauge.fraction, isOpen: false, on: brush)
            }
        })
    }
}

extension LookPlace {
    /// The labels of the view that are shown, by slot.
    private func label(_ slot: Slot) -> CGRect? {
        node.children(in: slot).first.flatMap { try? layout.frame(of: $0) }
    }

    /// A bar between the label above and the one below.
    fileprivate func drawBar(_ part: Double, on brush: any Brush) {
        let below = label(.currentValueLabel)?.minY
        let height = ControlMetrics.barHeight
        let above = label(.label)?.maxY
        let y =
            if let above, let below { (above + below - height) / 2 } else if let above {
                max(above, frame.maxY - height)
            } else if let below { (frame.minY + below - height) / 2 } else { frame.midY - height / 2 }
        draw(part, in: CGRect(x: frame.minX, y: y, width: frame.width, height: height), on: brush)
    }

    /// A track, filled up to a part of it.
    private func draw(_ part: Double, in track: CGRect, on brush: any Brush) {
        brush.fill(track, system("systemFill"), radius: track.height / 2)
        var filled = track
        filled.size.width *= CGFloat(part >= 0 ? min(part, 1) : 0)
        if isMirrored { filled.origin.x = track.maxX - filled.width }
        if filled.width > 0 { brush.fill(filled, tint, radius: track.height / 2) }
    }

    private var spinner: CGRect {
        let side = min(node.spinnerSide, frame.width, frame.height)
        return CGRect(x: frame.midX - side / 2, y: frame.minY, width: side, height: side)
    }

    fileprivate func drawRing(_ part: Double, on brush: any Brush) {
        let box = spinner.insetBy(dx: 1.5, dy: 1.5)
        brush.stroke(Path(ellipseIn: box), system("systemFill"), StrokeStyle(lineWidth: 3))
        arc(in: box, from: -.pi / 2, by: 2 * .pi * min(max(part, 0), 1), tint, width: 3, on: brush)
    }

    /// Eight spokes, of which each is a little darker than the one before.
    fileprivate func drawSpinner(on brush: any Brush) {
        let box = spinner
        let (inner, outer) = (box.width * 0.2, box.width * 0.46)
        let gray =
            isDark ? PaintColor(red: 0.92, green: 0.92, blue: 0.96) : PaintColor(red: 0.24, green: 0.24, blue: 0.27)
        for (spoke, opacity) in [147, 122, 97, 72, 47, 47, 47, 47].enumerated() {
            let angle = -CGFloat.pi / 2 - CGFloat(spoke) * .pi / 4
            let (x, y) = (cos(angle), sin(angle))
            brush.line(
                [
                    CGPoint(x: box.midX + x * inner, y: box.midY + y * inner),
                    CGPoint(x: box.midX + x * outer, y: box.midY + y * outer),
                ], .color(gray.opacity(Double(opacity) / 255)), width: box.width * 0.1)
        }
    }

    /// A part of a circle's line with round ends, clockwise.
    private func arc(
        in box: CGRect, from start: Double, by angle: Double, _ paint: Paint, width: CGFloat, on brush: any Brush
    ) {
        guard angle > 0 else { return }
        var path = Path()
        path.addArc(
            center: CGPoint(x: box.midX, y: box.midY), radius: box.width / 2, startAngle: .radians(start),
            endAngle: .radians(start + angle), clockwise: false)
        brush.stroke(path, paint, StrokeStyle(lineWidth: width, lineCap: .round))
    }

    fileprivate func drawGaugeRing(_ part: Double, isOpen: Bool, on brush: any Brush) {
        let side = min(frame.width, frame.height)
        let box = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
            .insetBy(dx: 3, dy: 3)
        let start = isOpen ? 0.75 * Double.pi : -0.5 * .pi
        let whole = isOpen ? 1.5 * Double.pi : 2 * .pi
        arc(in: box, from: start, by: whole, tint.opacity(isOpen ? 1 : 0.3), width: 6, on: brush)
        guard isOpen else { return arc(in: box, from: start, by: whole * part, tint, width: 6, on: brush) }
        let angle = start + whole * part
        let middle = CGPoint(
            x: box.midX + box.width / 2 * CGFloat(cos(angle)), y: box.midY + box.width / 2 * CGFloat(sin(angle)))
        drawMark(at: middle, on: brush)
    }

    /// The mark of a value on a line, in a gap of the line.
    private func drawMark(at middle: CGPoint, on brush: any Brush) {
        func dot(_ radius: CGFloat) -> Path {
            Path(ellipseIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
        }
        brush.fill(dot(6), system("systemBackground"))
        brush.fill(dot(4), tint)
    }

    /// A bar between the labels of its ends, in the room that the labels above and below leave.
    fileprivate func drawGaugeBar(_ part: Double, isOpen: Bool, on brush: any Brush) {
        let (least, most) = (label(.minimumLabel), label(.maximumLabel))
        let top = label(.label)?.maxY ?? frame.minY
        let bottom = label(.currentValueLabel)?.minY ?? frame.maxY
        let (left, right) = isMirrored ? (most, least) : (least, most)
        let start = left.map { $0.maxX + GaugeMetrics.spacing } ?? frame.minX
        let end = right.map { $0.minX - GaugeMetrics.spacing } ?? frame.maxX
        let middle = (least ?? most)?.midY ?? (top + bottom) / 2
        guard end > start else { return }
        guard isOpen else {
            let bar = CGRect(x: start, y: middle - GaugeMetrics.bar / 2, width: end - start, height: GaugeMetrics.bar)
            return draw(part, in: bar, on: brush)
        }
        let bar = CGRect(x: start, y: middle - 3, width: end - start, height: 6)
        brush.fill(bar, tint, radius: 3)
        let way = CGFloat(part >= 0 ? min(part, 1) : 0)
        drawMark(
            at: CGPoint(x: start + 4 + (bar.width - 8) * (isMirrored ? 1 - way : way), y: middle), on: brush)
    }
}

extension Node {
    /// Whether this progress view is a bar.
    fileprivate var showsBar: Bool {
        let style = environment[StyleKey<ModifierType.ProgressViewStyle>.self]?.style
        if style is LinearProgressViewStyle { return true }
        let part = (try? properties(of: ViewType.ProgressView.self))?.fractionCompleted
        return part != nil && !(style is CircularProgressViewStyle)
    }

    /// The side of the spinner of this progress view, in points.
    var spinnerSide: CGFloat {
        // Commonly known: UIKit has two sizes. Unverified: which sizes of controls have the larger one.
        switch environment.controlSize {
        case .large, .extraLarge: ControlMetrics.largeSpinner
        default: ControlMetrics.spinner
        }
    }
}
