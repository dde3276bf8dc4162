extension Node {
    /// Scrolls what is around the view so that a person sees it; a `scrollPosition` there gets the identity of the view, or of
    /// the row that it stands in.
    /// - Throws: `InspectionError.outOfReach` where the view isn't on the screen of a tree that is one, `notSupported` where
    ///   nothing around it scrolls, or `scrollDisabled` keeps a person from it.
    package func scrollIntoSight() throws {
        if graph.isScreen, let concealment {
            throw InspectionError.outOfReach(view: headline, act: "scrolled to", obstacle: concealment.obstacle)
        }
        let scrolling = ancestors.prefix { $0.presence.isPart }.filter(\.scrolls)
        guard !scrolling.isEmpty else {
            throw InspectionError.notSupported(
                "\(named) can't be scrolled to: it is in no ScrollView, List, Form or Table")
        }
        if let still = scrolling.first(where: { !$0.environment.isScrollEnabled }) {
            throw InspectionError.notSupported("\(named) can't be scrolled to: \(still.kind.name) has scrollDisabled")
        }
        for view in scrolling { graph.run(on: view) { setScrollPosition(of: view) } }
    }

    private var scrolls: Bool {
        [ViewType.ScrollView.kind, ViewType.List.kind, ViewType.Form.kind, ViewType.Table.kind].contains { $0 === kind }
    }

    private func setScrollPosition(of view: Node) {
        let identities = sequence(first: self, next: \.parent).prefix { $0 !== view }.compactMap(\.explicitID)
        guard let identity = identities.last else { return }
        for target in view.attributes(ModifierType.ScrollPosition.self) { target.id.wrappedValue = identity }
    }
}
