import Layout

extension Facet {
    /// What there is nothing of is said in the middle, with a large gray symbol and, below the title, in gray.
    static func drawingUnavailable(label: Slot, description: Slot) -> Facet {
        .look(passing: { _, part, context in
            // Commonly known.
            context.textAlignment = .center
            if part.slot === label { context.bar = .unavailableTitle }
            if part.slot === description {
                context.bar = .unavailableText
                context.foreground = [Color.secondary]
            }
        })
    }
}
