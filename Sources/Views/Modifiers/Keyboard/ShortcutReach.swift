extension Node {
    /// Makes sure that a control with a shortcut is in a container that shows it, where the tree is a screen. What is only hidden
    /// for now, such as in a closed menu, is reached.
    /// - Throws: `InspectionError.outOfReach` for one that no container shows, or that stands behind another tab or page.
    func checkShortcut(_ shortcut: KeyboardShortcut) throws {
        guard graph.isScreen else { return }
        // Commonly known: keys go to what is in front, also where another tab was selected before.
        if !isInTurn, let obstruction = sightObstruction {
            throw InspectionError.outOfReach(
                view: headline, act: "reached by \(shortcut.name)", obstacle: obstruction.reason)
        }
        for around in sequence(first: self, next: \.parent) {
            let isToolbar = around.kind[BarForm.self] == .items
            let place = isToolbar ? around.placeOutside(of: .navigation, "a toolbar") : around.placeWithoutContainer
            guard let place else { continue }
            throw InspectionError.outOfReach(
                view: headline, act: "reached by \(shortcut.name)", obstacle: Obstruction(of: self, at: place).reason)
        }
    }
}
