import Foundation

extension Facet {
    /// A shape draws what it fills, or the lines along its outline.
    static var drawingShape: Facet {
        .look(inFront: { place, brush in
            guard case .primitive(let view) = place.node.content else { return }
            if let drawn = view as? any DrawnShape {
                drawn.draw(in: place, on: brush)
            } else if let shape = view as? any Shape {
                brush.fill(shape.path(in: place.frame), place.foreground)
            }
        })
    }

    /// A view that is a style fills its frame with that.
    static var fillingFrame: Facet {
        .look(behind: { place, brush in
            guard case .primitive(let view) = place.node.content, let style = view as? any ShapeStyle else { return }
            brush.fill(Path(place.frame), place.paint(style))
        })
    }

    /// A divider is a line in the color of separators.
    static var drawingDivider: Facet {
        .look(behind: { place, brush in brush.fill(place.frame, place.system("separator")) })
    }
}

extension DrawnShape {
    @MainActor fileprivate func draw(in place: LookPlace, on brush: any Brush) {
        let paint = place.paint(style)
        switch drawing {
        case .fill(let fill): brush.fill(shape.path(in: place.frame), paint, isEvenOdd: fill.isEOFilled)
        case .stroke(let style, _): brush.stroke(shape.path(in: place.frame), paint, style)
        case .strokeBorder(let style, _):
            let inner = shape.changed(by: .inset(style.lineWidth / 2)) ?? shape
            brush.stroke(inner.path(in: place.frame), paint, style)
        }
    }
}

extension Material {
    /// A flat paint that looks like the material above plain colors. *Unverified*: what is behind isn't blurred.
    func standIn(isDark: Bool) -> PaintColor {
        let gray: (light: Double, dark: Double, opacity: Double) =
            switch name {
            case "ultraThin": (0xF4, 0x2A, 0.70)
            case "thin": (0xF6, 0x28, 0.80)
            case "thick": (0xF9, 0x25, 0.94)
            case "ultraThick": (0xF9, 0x25, 0.97)
            // What is behind a bar would have to be blurred to be seen through it.
            case "bar": (0xF9, 0x16, 1)
            default: (0xF7, 0x26, 0.88)
            }
        let part = (isDark ? gray.dark : gray.light) / 255
        return PaintColor(red: part, green: part, blue: part, opacity: gray.opacity)
    }
}
