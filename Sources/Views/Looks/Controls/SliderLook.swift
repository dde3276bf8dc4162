import Foundation

extension Facet {
    /// A slider draws its track, filled up to its thumb.
    static var drawingTrack: Facet {
        .look(behind: { place, brush in
            guard let slider = try? place.node.properties(of: ViewType.Slider.self) else { return }
            let part = slider.value
            let side = min(CGFloat(28), place.frame.height, place.frame.width)
            let part01 = CGFloat(part >= 0 ? min(part, 1) : 0)
            let way = place.isMirrored ? 1 - part01 : part01
            let middle = place.frame.minX + side / 2 + (place.frame.width - side) * way
            let track = CGRect(
                x: place.frame.minX, y: place.frame.midY - 2, width: place.frame.width, height: 4)
            var filled = track
            filled.size.width = place.isMirrored ? track.maxX - middle : middle - track.minX
            if place.isMirrored { filled.origin.x = middle }
            brush.group(PictureGroup(opacity: place.isEnabled ? 1 : 0.5)) {
                brush.fill(track, place.system("systemFill"), radius: 2)
                brush.fill(filled, place.tint, radius: 2)
                place.drawThumb(
                    CGRect(x: middle - side / 2, y: place.frame.midY - side / 2, width: side, height: side), on: brush)
            }
        })
    }

    /// A stepper draws its two halves at its end.
    static var drawingHalves: Facet {
        .look(behind: { place, brush in
            let box = place.trailing(
                CGSize(
                    width: min(ControlMetrics.stepper.width, place.frame.width), height: ControlMetrics.stepper.height))
            brush.fill(box, place.system("tertiarySystemFill"), radius: 8)
            brush.fill(
                CGRect(x: box.midX - 0.5, y: box.midY - 9, width: 1, height: 18),
                place.system("systemGray4"))
            let stepper = try? place.node.properties(of: ViewType.Stepper.self)
            for isUp in [false, true] {
                let isEnd = stepper?.end(isUp) != nil
                let paint = place.system("primary").opacity(isEnd || !place.isEnabled ? 0.3 : 1)
                let half = box.width / 4
                let middle = CGPoint(x: isUp != place.isMirrored ? box.maxX - half : box.minX + half, y: box.midY)
                brush.line(
                    [CGPoint(x: middle.x - 6, y: middle.y), CGPoint(x: middle.x + 6, y: middle.y)], paint, width: 1.7)
                guard isUp else { continue }
                brush.line(
                    [CGPoint(x: middle.x, y: middle.y - 6), CGPoint(x: middle.x, y: middle.y + 6)], paint, width: 1.7)
            }
        })
    }
}
