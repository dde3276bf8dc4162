import Foundation

/// An image that is loaded from a URL.
///
/// It loads nothing by itself: what stands at an address is decided by `asyncImageLoader(_:)` around it. Without one
/// the image stays in the phase `empty`.
public nonisolated struct AsyncImage<Content: View>: PrimitiveView {
    public typealias Described = ViewType.AsyncImage

    public let properties: ViewType.AsyncImage.Properties
    private let make: (AsyncImagePhase) throws -> Content

    init(
        _ url: URL?, _ scale: CGFloat, _ transaction: Transaction,
        making make: @escaping (AsyncImagePhase) throws -> Content
    ) {
        properties = .init(url: url, scale: scale, transaction: transaction, make: make)
        self.make = make
    }

    /// Makes content for each phase of the loading.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url, scale, transaction, making: content)
    }

    /// Hands its children to the visitor.
    /// - Throws: What making the content throws.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        let phase = Described.Properties.phase(of: properties.url, on: visitor.node)
        visitor.content(try make(phase))
        // A view that is only inspected may be looked at in all phases.
        guard visitor.node.graph.mode == .inspected else { return }
        for other in AsyncImagePhase.all where other.name != phase.name {
            visitor.deferred(Described.phaseSlots[other.name]!) { [make] in try make(other) }
        }
    }
}

extension AsyncImage {
    /// Shows the image, and nothing as long as there is none.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
        self.init(url, scale, Transaction()) { $0.image }
    }

    /// Makes content of the image, and other content as long as there is none.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url, scale, Transaction()) { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }
}

/// The progress of loading an image.
public nonisolated enum AsyncImagePhase: Sendable {
    /// No image is there.
    case empty
    /// The image is there.
    case success(Image)
    /// The image could not be loaded.
    case failure(any Error)

    /// The image, where it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error for an image that could not be loaded; nil for any other phase.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension ViewType {
    public enum AsyncImage: AccessibleKind, SingleViewContent, MultipleViewContent {
        static let contentSlot = Slot("contentView")
        /// The content in the phases that the image isn't in, by their names.
        static let phaseSlots = [
            "empty": Slot("contentView"), "success": Slot("contentView"), "failure": Slot("contentView"),
        ]

        public struct Properties {
            /// The address, nil where there is none.
            public let url: URL?
            /// The number of pixels of the image in a point.
            public let scale: CGFloat
            /// The animation of a change of phase.
            public let transaction: Transaction
            let make: (AsyncImagePhase) throws -> any ViewGraph.View

            /// The content in a phase, by default the current one.
            public var contentView: ParameterizedContent<AsyncImagePhase> {
                ParameterizedContent(contentSlot, default: { [url] in Properties.phase(of: url, on: $0) }, make: make)
            }

            /// Returns the progress of loading from an address.
            @MainActor static func phase(of url: URL?, on node: Node) -> AsyncImagePhase {
                url.map { node.environment.asyncImageLoader($0) } ?? .empty
            }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isImage }

        public static let kind = Kind(
            "AsyncImage", arity: .single,
            members: [
                .attribute("url", \Properties.url), .attribute("scale", \Properties.scale),
                .attribute("transaction", AsyncImage.self) { DynamicValue.object($0.transaction) },
                .parameterized(
                    "contentView", AsyncImage.self, .optional("phase", AsyncImagePhase.self, positional: true)
                ) {
                    $0.contentView
                } argument: { phase, _ in
                    phase ?? .empty
                },
            ],
            calling: Calling(lead: { child, style in
                style.call("contentView", phase(of: child).map { style.caseArgument($0) })
            }),
            forms: [
                DynamicForm(
                    .required("url", URL.self), .optional("content", DynamicContentMaker.self, positional: true),
                    .defaulted("scale", 1)
                ) { url, content, scale in
                    Views.AsyncImage(url, scale, Transaction()) { phase in
                        if let content { return try content.make([phase.dynamicValue]) }
                        return DynamicContent(phase.image.map { [$0] } ?? [])
                    }
                }
            ])
    }
}

extension ViewType.AsyncImage {
    /// The phase that a child is the content for, as a path gives it; nil where a caller has said it.
    @MainActor private static func phase(of child: Node) -> String? {
        if let name = phaseSlots.first(where: { $1 === child.slot })?.key {
            return name == "empty" ? name : "\(name)()"
        }
        guard child.slot === Slot.content, let image = child.parent,
            let url = (try? image.properties(of: ViewType.AsyncImage.self))?.url
        else { return child.slot === Slot.content ? "empty" : nil }
        let name = Properties.phase(of: url, on: image).name
        return name == "empty" ? name : "\(name)()"
    }
}

extension AsyncImagePhase {
    /// One of each phase.
    fileprivate static var all: [AsyncImagePhase] { [.empty, .success(Image("")), .failure(URLError(.unknown))] }

    /// The name of the phase.
    fileprivate var name: String {
        switch self {
        case .empty: "empty"
        case .success: "success"
        case .failure: "failure"
        }
    }
}

extension ViewType.Kinds { public var asyncImage: KindReference<ViewType.AsyncImage> { .init() } }
