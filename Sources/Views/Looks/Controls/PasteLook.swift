import Foundation
import Layout

extension Facet {
    /// A button that pastes draws its platter in the tint, and its word.
    static var drawingPaste: Facet {
        .look(behind: { place, brush in
            let isEnabled = place.isEnabled
            brush.fill(place.frame, isEnabled ? place.tint : place.system("tertiarySystemFill"), radius: 8)
            place.draw(
                "Paste", in: place.frame, isEnabled ? .white : place.system("tertiaryLabel"), at: 0.5, on: brush)
        })
    }
}
