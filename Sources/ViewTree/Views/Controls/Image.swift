import Foundation

/// A picture.
public nonisolated struct Image: PrimitiveView, Equatable, Sendable {
    /// The kind that describes it.
    public typealias Described = ViewType.Image

    enum Source: Hashable, Sendable {
        case asset(String, bundlePath: String?)
        case system(String)
    }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }

    let source: Source
    let label: Text?

    /// An image of an asset catalogue; its name is its label.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .asset(name, bundlePath: bundle?.bundlePath)
        label = nil
    }

    /// An image of an asset catalogue with a label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .asset(name, bundlePath: bundle?.bundlePath)
        self.label = label
    }

    /// An image of an asset catalogue that is not to be read out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// One of the system's symbols.
    public init(systemName: String) {
        source = .system(systemName)
        label = nil
    }

    /// The image as it was made, whatever was changed about it.
    public func rootImage() throws -> Image { self }

    /// The name.
    public func name() throws -> String {
        switch source {
        case .asset(let name, _), .system(let name): name
        }
    }

    /// What can be read of it, apart from its children.
    public var properties: ViewType.Image.Properties { ViewType.Image.Properties(actualImage: self) }

    /// Hands its children to the visitor.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        if let label { visitor.child(.label, label) }
    }
}

extension ViewType {
    /// A picture.
    public enum Image: KnownViewType {
        /// What can be read of an image.
        public struct Properties {
            /// The image itself.
            public let actualImage: ViewTree.Image
            /// The label. Throws where the image has none.
            public var labelView: SlotReference<ViewType.Text> { .init(.label) }
        }

        /// The description of the kind.
        public static let kind = Kind(
            "Image", summary: "A picture.",
            members: [.attribute("name", Image.self) { try $0.actualImage.name() }],
            slots: [.label],
            forms: [
                DynamicForm(.required("name", String.self)) { ViewTree.Image($0) },
                DynamicForm(.required("systemName", String.self)) { ViewTree.Image(systemName: $0) },
            ])
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `Image`.
    public var image: KindReference<ViewType.Image> { .init() }
}
