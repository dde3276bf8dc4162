import Foundation

/// A view whose content depends on the size available.
///
/// On a named screen, the size is that of the reader in the layout, and its content is made again when what it read of the
/// layout changes. Without one nothing is laid out: the size is that of the nearest `frame(width:height:)` around it, or else
/// the size that the view is hosted in.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    public typealias Described = ViewType.GeometryReader

    private let make: (GeometryProxy) throws -> Content

    /// Creates a geometry reader with what makes its content.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        make = content
    }

    init(making make: @escaping (GeometryProxy) throws -> Content) {
        self.make = make
    }

    /// Hands its children to the visitor.
    /// - Throws: What making the content throws.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        visitor.content(try make(GeometryProxy(.begin(on: visitor.node))))
    }
}

extension _FrameLayout {
    /// Gives the view this room.
    public func modify(_ environment: inout EnvironmentValues) {
        let room = environment.availableSize
        environment.availableSize = CGSize(width: width ?? room.width, height: height ?? room.height)
    }
}

extension GeometryReader: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { GeometryLayout() }
}

extension ViewType {
    public enum GeometryReader: KnownViewType, SingleViewContent, MultipleViewContent {
        public static let kind = Kind(
            "GeometryReader", arity: .single, facets: [.overlapping],
            forms: [
                DynamicForm(.required("content", DynamicContentMaker.self)) { content in
                    Views.GeometryReader(making: { try content.make([$0.size.dynamicValue]) })
                }
            ])
    }
}

extension ViewType.Kinds { public var geometryReader: KindReference<ViewType.GeometryReader> { .init() } }
