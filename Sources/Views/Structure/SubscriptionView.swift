import OpenCombine

/// A view that acts on each value of a publisher while it is shown.
public nonisolated struct SubscriptionView<PublisherType: Publisher, Content: View>: ContainerView
where PublisherType.Failure == Never {
    public typealias Described = ViewType.SubscriptionView

    /// The content.
    public let content: Content
    /// The publisher.
    public var publisher: PublisherType
    /// The action for each value.
    public var action: (PublisherType.Output) -> Void

    /// Creates a subscription view that shows `content`.
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    /// Adds it to what stands in a place: it listens as `onReceive(_:perform:)` on it would.
    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        resolved.modifiers.append(_SubscriptionModifier(publisher: publisher, action: action))
        resolved.core = .primitive(self)
    }
}

extension ViewType {
    public enum SubscriptionView: InspectedViewType, SingleViewContent, MultipleViewContent {
        public static let kind = Kind("SubscriptionView", arity: .single)
    }
}

extension ViewType.Kinds { public var subscriptionView: KindReference<ViewType.SubscriptionView> { .init() } }
