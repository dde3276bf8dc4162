import Foundation

extension Facet {
    /// A toggle draws its switch at its end; in the style of a button, the platter of one that is on.
    static var drawingSwitch: Facet {
        .look(
            passing: { place, _, context in
                guard place.node.drawsAsButton, place.node.styleOfApp == nil, context.foreground.isEmpty else { return }
                context.foreground = [
                    place.isEnabled ? place.environment.tint?.style ?? Color.accentColor : Color.system("tertiaryLabel")
                ]
            },
            behind: { place, brush in
                guard place.node.styleOfApp == nil else { return }
                if place.node.isSwitch {
                    place.drawSwitch(on: brush)
                } else if place.node.environment.isInMenu {
                    if place.isOn { place.drawMenuCheck(before: place.node, on: brush) }
                } else if place.node.drawsAsButton, place.isOn {
                    brush.fill(place.frame, place.tint.opacity(0.15), radius: 8)
                }
            })
    }
}

extension LookPlace {
    fileprivate var isOn: Bool {
        (try? node.properties(of: ViewType.Toggle.self)).map { toggle in toggle.isOn } ?? false
    }

    fileprivate func drawSwitch(on brush: any Brush) {
        let track = trailing(
            CGSize(
                width: min(ControlMetrics.toggle.width, frame.width),
                height: min(ControlMetrics.toggle.height, frame.height)))
        brush.group(PictureGroup(opacity: isEnabled ? 1 : 0.5)) {
            let tint = environment.tint.map { paint($0.style) } ?? paint(Color.green)
            brush.fill(track, isOn ? tint : system("secondarySystemFill"), radius: track.height / 2)
            let inset: CGFloat = 2
            let side = track.height - 2 * inset
            let isRight = isOn != isMirrored
            let thumb = CGRect(
                x: isRight ? track.maxX - inset - side : track.minX + inset, y: track.minY + inset, width: side,
                height: side)
            drawThumb(thumb, on: brush)
        }
    }

    /// A white knob with its shadow.
    func drawThumb(_ frame: CGRect, radius: CGFloat? = nil, on brush: any Brush) {
        let shadow = PictureGroup.Shadow(
            color: PaintColor(red: 0, green: 0, blue: 0, opacity: 0.15), radius: 4, offset: CGSize(width: 0, height: 3))
        let radius = radius ?? frame.height / 2
        brush.group(PictureGroup(shadow: shadow)) { brush.fill(frame, .white, radius: radius) }
        brush.stroke(
            frame, .color(PaintColor(red: 0, green: 0, blue: 0, opacity: 0.04)), width: 0.5, radius: radius)
    }
}

extension Node {
    /// Whether the toggle has the style of a button.
    fileprivate var drawsAsButton: Bool {
        !isSwitch && !environment.isInMenu && styleOfApp == nil
    }
}
