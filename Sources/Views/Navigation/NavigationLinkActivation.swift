/// The state of a link: whether its screen is shown.
enum NavigationLinkActivation {
    /// The link itself keeps it.
    case own
    /// The app keeps it.
    case binding(Binding<Bool>)
    /// The stack around the link keeps a path of values, of which this is one; nil for a link that leads nowhere.
    case value(AnyHashable?)

    /// Whether the app decides whether the screen is shown.
    var isBound: Bool { if case .binding = self { true } else { false } }

    /// Whether the screen is shown. Read in a description, it makes the description depend on it.
    @MainActor func isActive(at node: Node) -> Bool {
        switch self {
        case .own: node.storage(named: "isActive") { StateBox(false) }.value
        case .binding(let binding): binding.wrappedValue
        case .value(let value):
            value.flatMap { value in
                node.environment.navigation?.read().contains(value)
                    ?? node.selectionAround.map { $0.read() == value.unwrapped }
            } ?? false
        }
    }

    /// Shows the screen, or leaves it.
    /// - Throws: Where the link's value has nowhere to go.
    @MainActor func set(_ isActive: Bool, at node: Node) throws {
        switch self {
        case .own: node.storage(named: "isActive") { StateBox(false) }.value = isActive
        case .binding(let binding): binding.wrappedValue = isActive
        // Documented for init(value:label:): a nil value disables the link.
        case .value(nil): throw InspectionError.notSupported("NavigationLink has no value to lead to")
        case .value(let value?):
            guard let path = node.environment.navigation else {
                // In a column of a split view a link chooses its value in the list.
                if let selection = node.selectionAround {
                    if !isActive { return selection.clear() }
                    if selection.write(value) { return }
                }
                // Commonly known: a link by value does nothing outside of a stack or a column; an error says so here.
                throw InspectionError.notSupported("NavigationLink with a value stands in no NavigationStack")
            }
            let values = path.read()
            if isActive {
                try node.checkDestination(for: value)
                guard !path.write(values + [value]) else { return }
                // Commonly known: a value that the path can't hold changes nothing, and the console tells of it.
                throw InspectionError.notSupported(
                    "the path of the NavigationStack cannot hold a \(TypeName.short(of: type(of: value.base)))")
            }
            if let place = values.lastIndex(of: value) { path.pop(to: place) }
        }
    }
}
