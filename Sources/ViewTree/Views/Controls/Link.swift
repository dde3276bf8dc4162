import Foundation

/// A control that opens an address.
public nonisolated struct Link<Label: View>: PrimitiveView {
    public typealias Described = ViewType.Link

    public let properties: ViewType.Link.Properties
    let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        properties = .init(url: destination)
        self.label = label()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension URL: DynamicConvertible {
    public static var dynamicName: String { "URL" }

    public static func make(from value: DynamicValue) throws -> URL {
        guard case .string(let string) = value, let url = URL(string: string) else { throw mismatch(value) }
        return url
    }

    public var dynamicValue: DynamicValue { .string(absoluteString) }
}

extension ViewType {
    /// A control that opens an address.
    public enum Link: KnownViewType {
        /// What can be read of a link.
        public struct Properties: LabeledProperties, Sendable {
            /// The address.
            public let url: URL
        }

        public static let kind = Kind(
            "Link", summary: "A control that opens an address.",
            members: [.attribute("url", Link.self) { $0.url }],
            slots: [.label],
            forms: [
                DynamicForm(.view("label"), .required("destination", URL.self)) { label, url in
                    ViewTree.Link(destination: url) { label }
                }
            ])
    }
}

extension ViewType.Kinds {
    public var link: KindReference<ViewType.Link> { .init() }
}
