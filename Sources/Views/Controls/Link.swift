import Foundation

/// A control that opens an address.
public nonisolated struct Link<Label: View>: PrimitiveView {
    public typealias Described = ViewType.Link

    public let properties: ViewType.Link.Properties
    let label: Label

    init(label: Label, _ properties: ViewType.Link.Properties) {
        self.label = label
        self.properties = properties
    }

    /// Makes one with this label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        properties = .init(url: destination)
        self.label = label()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
    }
}

extension Link where Label == Text {
    /// Makes one labelled with a text that may be translated.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Makes one labelled with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension ViewType {
    public enum Link: AccessibleKind {
        public struct Properties: LabeledProperties {
            /// The address.
            public let url: URL
            /// What opens it in place of what the environment has for that.
            var opener: OpenURLAction?

            /// Opens the address, by what the environment has for that. Throws `InspectionError.notSupported` where it has
            /// nothing.
            public var tap: ViewCall<Void, Void> {
                .action(of: self) { link, node, _ in try (link.opener ?? node.environment.openURL).open(link.url) }
            }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isLink }

        public static let kind = Kind(
            "Link",
            members: [
                .attribute("url", Link.self) { $0.url },
                .call("tap", \Properties.tap),
            ],
            slots: [.label],
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
