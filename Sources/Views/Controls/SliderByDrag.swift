import Foundation

/// What a drag does to a slider: its thumb follows the finger.
extension Facet {
    /// A drag moves the thumb of views of the kind.
    static let slidByDrag = Facet.dragged { view, drag in view.sliding(by: drag) }
}

extension Node {
    /// The width of the thumb, and the distance from its middle at which a finger still gets hold of it, in points. *Unverified*.
    private static let thumb: (width: CGFloat, reach: CGFloat) = (28, 30)

    fileprivate func sliding(by drag: FingerDrag) -> DragAnswer {
        guard drag.axis == .horizontal, let track = sliderTrack,
            let slider = try? properties(of: ViewType.Slider.self)
        else { return .leaves }
        let isMirrored = environment.layoutDirection == .rightToLeft
        let place = isMirrored ? 1 - slider.value : slider.value
        let thumb = track.minX + CGFloat(place) * track.width
        // Commonly known: a slider is moved by its thumb, and not by a touch beside it.
        if let start = drag.start, abs(start.x - thumb) > Self.thumb.reach {
            return .leaves(
                because: "is dragged by its thumb, at (\(Int(thumb.rounded())), \(Int(track.midY.rounded())))")
        }
        return .takes { drag in
            slider.drag(by: Double((isMirrored ? -1 : 1) * drag.length / track.width))
        }
    }

    /// The line along which the middle of the thumb moves, on the screen; nil for a slider that takes no room.
    private var sliderTrack: CGRect? {
        let layout = graph.laidOut
        guard var track = try? layout.frame(of: self, inner: true) else { return nil }
        for label in children(in: .minimumLabel) + children(in: .maximumLabel) {
            guard let frame = try? layout.frame(of: label), frame.width > 0 else { continue }
            let isAtStart = frame.midX < track.midX
            let start = isAtStart ? frame.maxX : track.minX
            track = CGRect(
                x: start, y: track.minY, width: (isAtStart ? track.maxX : frame.minX) - start, height: track.height)
        }
        track = track.insetBy(dx: Self.thumb.width / 2, dy: 0)
        return track.width > 0 ? track : nil
    }
}
