import Foundation
import Layout

extension Facet {
    /// A group box draws its card.
    static var drawingBox: Facet {
        .look(
            passing: { place, part, context in
                if place.node.styleOfApp == nil, part.slot === Slot.label { context.bar = .boxTitle }
            },
            behind: { place, brush in
                guard place.node.styleOfApp == nil else { return }
                let name =
                    place.context.isOnGroupedGround ? "tertiarySystemGroupedBackground" : "secondarySystemBackground"
                brush.fill(place.frame, place.system(name), radius: 8)
            })
    }

    /// A group that opens draws an arrow at the end of its label.
    static var drawingDisclosure: Facet {
        .look(inFront: { place, brush in
            guard place.node.styleOfApp == nil, let label = place.node.children(in: .label).first,
                let line = label.rowFrame(in: place.layout) ?? (try? place.layout.frame(of: label))
            else { return }
            let isOpen =
                (try? place.node.properties(of: ViewType.DisclosureGroup.self))?.expansion(of: place.node).wrappedValue
                ?? false
            let inset = place.node.rowInset(in: place.layout)
            let end =
                place.node.standsInRows
                ? line
                : CGRect(
                    x: place.frame.minX, y: line.minY, width: place.frame.width, height: line.height)
            let middle = CGPoint(
                x: place.isMirrored ? end.minX + inset + 6 : end.maxX - inset - 6, y: end.midY)
            if isOpen {
                brush.line(
                    [
                        CGPoint(x: middle.x - 5.5, y: middle.y - 2.75), CGPoint(x: middle.x, y: middle.y + 2.75),
                        CGPoint(x: middle.x + 5.5, y: middle.y - 2.75),
                    ], place.tint, width: 2)
            } else {
                let box = CGRect(x: middle.x - 2.75, y: middle.y - 5.5, width: 5.5, height: 11)
                place.drawChevron(in: box, pointsLeft: place.isMirrored, width: 2, place.tint, on: brush)
            }
        })
    }

    /// The content of a labeled content is in gray.
    static var drawingLabeledContent: Facet {
        .look(passing: { place, part, context in
            guard place.node.styleOfApp == nil, part.slot === Slot.content, context.foreground.isEmpty else { return }
            context.foreground = [Color.secondary]
        })
    }
}
