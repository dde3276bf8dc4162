/// The content that a layout arranges: what `layout { … }` makes.
public nonisolated struct _LayoutView<L: Layout, Content: View>: ContainerView {
    public typealias Described = ViewType.Layout

    let layout: L
    public let content: Content

    public var properties: ViewType.Layout.Properties { .init(layout: layout) }
}

extension _LayoutView: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { layout }
}

extension ViewType {
    /// A container that is arranged by a layout of the app, or by one such as `HStackLayout`.
    public enum Layout: InspectedViewType, MultipleViewContent {
        public struct Properties {
            /// The layout that arranges the children.
            public let layout: any Views.Layout

            /// The type of the layout, as in `HStackLayout`; for an `AnyLayout`, that of the layout in it.
            public var layoutName: String {
                TypeName.short(of: type(of: (layout as? AnyLayout)?.base ?? layout))
            }
        }

        public static let kind = Kind(
            "Layout", arity: .multiple, members: [.attribute("layoutName", \Properties.layoutName)])
    }
}

extension ViewType.Kinds { public var layout: KindReference<ViewType.Layout> { .init() } }

extension Layout {
    /// Arranges the content by this layout.
    @MainActor @preconcurrency public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}
