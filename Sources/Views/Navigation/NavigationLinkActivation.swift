/// The state of a link: whether its screen is shown.
enum NavigationLinkActivation {
    /// The link itself keeps it.
    case own
    /// Somebody else keeps it.
    case binding(Binding<Bool>)
    /// The stack around the link keeps a path of values, of which this is one; nil for a link that leads nowhere.
    case value(AnyHashable?)

    /// Whether the screen is shown. Read in a description, it makes the description depend on it.
    @MainActor func isActive(at node: Node) -> Bool {
        switch self {
        case .own: node.storage(named: "isActive") { StateBox(false) }.value
        case .binding(let binding): binding.wrappedValue
        case .value(let value):
            value.flatMap { value in node.environment.navigation?.read().contains(value) } ?? false
        }
    }

    /// Shows the screen, or leaves it.
    /// - Throws: Where the link's value has nowhere to go.
    @MainActor func set(_ isActive: Bool, at node: Node) throws {
        switch self {
        case .own: node.storage(named: "isActive") { StateBox(false) }.value = isActive
        case .binding(let binding): binding.wrappedValue = isActive
        case .value(nil): throw InspectionError.notSupported("NavigationLink has no value to lead to")
        case .value(let value?):
            guard let path = node.environment.navigation else {
                throw InspectionError.notSupported("NavigationLink with a value stands in no NavigationStack")
            }
            let values = path.read()
            if isActive {
                guard !path.write(values + [value]) else { return }
                throw InspectionError.notSupported(
                    "the path of the NavigationStack cannot hold a \(TypeName.short(of: type(of: value.base)))")
            }
            if let place = values.lastIndex(of: value) { path.pop(to: place) }
        }
    }
}

/// Tells whether a link's screen is shown.
public struct IsActiveCall: PlacedCall {
    let activation: NavigationLinkActivation
    package var place: Place?

    init(_ activation: NavigationLinkActivation) {
        self.activation = activation
    }

    /// Whether the screen is shown.
    @MainActor @preconcurrency public func callAsFunction() throws -> Bool {
        return activation.isActive(at: node)
    }
}

/// Shows a link's screen or leaves it.
public struct ActivateCall: PlacedCall {
    let activation: NavigationLinkActivation
    let isActive: Bool
    package var place: Place?

    init(_ activation: NavigationLinkActivation, _ isActive: Bool) {
        self.activation = activation
        self.isActive = isActive
    }

    /// Shows the screen, or leaves it.
    /// - Throws: `InspectionError.unresponsiveControl` when the link doesn't respond.
    @MainActor @preconcurrency public func callAsFunction() throws {
        try node.act { try activation.set(isActive, at: node) }
    }
}

/// Reads the value that a link leads to.
public struct LinkValueCall: ViewCall {
    let value: AnyHashable?

    public func bound(to place: Place) -> LinkValueCall { self }

    /// The value, which has to be of this type.
    /// - Throws: Where the link has none, or one of another type.
    @MainActor @preconcurrency public func callAsFunction<Value>(_ type: Value.Type = Value.self) throws -> Value {
        guard let value else { throw InspectionError.attributeNotFound(label: "value", type: "NavigationLink") }
        return try InspectionError.cast(value.base, as: type)
    }
}
