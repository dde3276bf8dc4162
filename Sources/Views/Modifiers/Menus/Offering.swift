/// Content that comes when a person asks for it, and goes when one of its buttons was tapped: a menu, swipe actions.
extension Node {
    /// The action of a tap on a menu: its own, or else to open it; nil for any other view.
    var openingMenu: (@MainActor () throws -> Void)? {
        guard let menu = try? properties(of: ViewType.Menu.self) else { return nil }
        return { [unowned self] in
            // Documented for init(content:label:primaryAction:): a tap runs the primary action, and holding opens the menu.
            if let action = menu.primaryAction { action() } else { isOffering.value = true }
        }
    }
}

extension EnvironmentValues {
    /// Whether the view stands in a menu, which a choice closes.
    @Entry var isInMenu: Bool = false
}

extension ChildVisitor {
    /// Visits the content that the view offers. `presence` says where it is shown while it is.
    mutating func offering(_ presence: Node.Presence, _ visit: (inout ChildVisitor) -> Void) {
        let node = node
        let outer = node.environment
        if node.isOffering.value {
            self.presence = presence
            let concludeOuter = outer.conclude
            node.environment.isInMenu = presence == .presented
            node.environment.conclude =
                presence == .presented && outer.keepsMenuOpen
                ? nil
                : { [weak node] in
                    MainActor.assumeIsolated { node?.isOffering.value = false }
                    // Commonly known: choosing an item of a submenu closes the menus around it too.
                    concludeOuter?()
                }
        }
        visit(&self)
        self.presence = .inPlace
        node.environment = outer
    }
}

extension ViewCall where Arguments == Void, Result == Void {
    /// Takes away the content that the view offers, though it is above the view.
    static var closing: ViewCall {
        ViewCall { node, _ in
            try node.graph.reachingEverything { try node.act { node.isOffering.value = false } }
        }
    }
}
