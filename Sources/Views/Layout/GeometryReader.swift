import Foundation

/// A view whose content depends on the size available.
///
/// There is no layout: the room is that of the nearest `frame(width:height:)` around it, or else the size that the view
/// is hosted in.
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
        visitor.content(try make(GeometryProxy(size: visitor.node.environment.availableSize)))
    }
}

/// The geometry that a reader passes to its content.
public nonisolated struct GeometryProxy: Sendable {
    /// The room there is, in points.
    public let size: CGSize

    /// How far the surroundings cover the sides. Nothing covers them here.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The rectangle of the reader. Without a layout nothing is known of where it stands: it starts at 0.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

extension EnvironmentValues {
    /// The room that a view has, in points, as far as that is known without a layout: by default the screen of a common
    /// phone.
    @Entry public var availableSize: CGSize = CGSize(width: 393, height: 852)
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
            "GeometryReader", arity: .single,
            forms: [
                DynamicForm(.required("content", DynamicContentMaker.self)) { content in
                    Views.GeometryReader(making: { try content.make([$0.size.dynamicValue]) })
                }
            ])
    }
}

extension ViewType.Kinds { public var geometryReader: KindReference<ViewType.GeometryReader> { .init() } }
