import Foundation

/// A control that opens a URL.
public nonisolated struct Link<Label: View>: PrimitiveView {
    public typealias Described = ViewType.Link

    public let properties: ViewType.Link.Properties
    let label: Label

    init(label: Label, _ properties: ViewType.Link.Properties) {
        self.label = label
        self.properties = properties
    }

    /// Creates a link with the given label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        properties = .init(url: destination)
        self.label = label()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
}

extension Link: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { place.button }
}

extension ViewType {
    public enum Link: AccessibleKind {
        public struct Properties: LabeledProperties {
            /// The address.
            public let url: URL
            /// The action that opens it, in place of the environment's.
            var opener: OpenURLAction?

            /// Opens the URL by the environment's action, or else by the system: a screen notes it in `openedURLs`.
            /// - Throws: `InspectionError.notSupported` where there is neither.
            public var tap: ViewCall<Void, Void> {
                .tap(of: self) { link, node, _ in
                    try (link.opener ?? node.environment.openURL).open(link.url)
                }
            }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isLink }

        public static let kind = Kind(
            "Link",
            members: [.attribute("url", \Properties.url), .call("tap", \Properties.tap)],
            slots: [.label], facets: [.drawingButton],
            forms: [
                DynamicForm(
                    .view("label"), .required("destination", URL.self), .optional("open", OpenURLAction.self)
                ) { label, url, opener in
                    Views.Link(label: label, .init(url: url, opener: opener))
                }
            ])
    }
}

extension ViewType.Kinds { public var link: KindReference<ViewType.Link> { .init() } }
