extension Facet {
    /// The icon of a label in a row of a list is in the tint.
    static var drawingIcon: Facet {
        .look(passing: { place, part, context in
            if part.slot === Slot.icon, context.bar == .unavailableTitle {
                context.bar = .unavailableIcon
                context.foreground = [Color.secondary]
            }
            guard part.slot === Slot.icon, context.foreground.isEmpty, place.node.styleOfApp == nil, place.isEnabled,
                place.node.standsInRows
            else { return }
            // Commonly known.
            context.foreground = [place.environment.tint?.style ?? place.environment.accentColor ?? Color.accentColor]
        })
    }
}
