/// The state of a screen that a view presents in a navigation stack.
enum NavigationDestinationState {
    /// A binding; `show` is nil where that takes an item.
    case presentation(Presentation, show: (() -> Void)?)
    /// The path of the stack: `places` are those of the values that have their screens here, and `takes` says whether a value
    /// could have one.
    case values(places: (NavigationContext) -> [Int], takes: (AnyHashable) -> Bool)

    /// Whether a screen is shown.
    @MainActor func isShown(at node: Node) -> Bool {
        switch self {
        case .presentation(let presentation, _): presentation.isPresented
        case .values(let places, _): node.environment.navigation.map { !places($0).isEmpty } ?? false
        }
    }

    /// Shows the screen, or leaves it and those above it.
    /// - Throws: `InspectionError.notSupported` for a screen that takes a value or an item to be shown.
    @MainActor func set(_ isShown: Bool, at node: Node) throws {
        switch self {
        case .presentation(let presentation, _) where !isShown:
            presentation.take(from: node)
        case .presentation(_, let show?):
            show()
            node.graph.invalidate(node)
        case .presentation(_, nil):
            throw InspectionError.notSupported(
                "navigationDestination(item:) shows the screen of an item: set the item to show one")
        case .values(let places, _) where !isShown:
            guard let path = node.environment.navigation, let first = places(path).first else { return }
            path.pop(to: first)
        case .values:
            throw InspectionError.notSupported(
                "navigationDestination(for:) shows the screen of a value: a link, or the stack's path, leads to one")
        }
    }
}

extension Node {
    /// Makes sure that the navigation container around a link has a screen for a value, where the tree is a screen.
    /// - Throws: `InspectionError.notSupported` where no destination takes the value.
    func checkDestination(for value: AnyHashable) throws {
        guard graph.isScreen, let stack = container(.navigation) else { return }
        let destination = stack.firstNode { node in
            guard case .values(_, let takes) = (try? node.properties(of: ViewType.NavigationDestination.self))?.state
            else { return false }
            return takes(value) && node.container(.navigation) === stack
        }
        guard destination == nil else { return }
        let type = TypeName.short(of: Swift.type(of: value.base))
        let words = value.base is String ? "\"\(value.base)\"" : "\(value.base)"
        // Commonly known: a device pushes a page with nothing on it but a warning sign, and the console tells why.
        throw InspectionError.notSupported(
            "\(headline) leads nowhere: no navigationDestination in \(stack.kind.name) takes the \(type) "
                + words)
    }
}
