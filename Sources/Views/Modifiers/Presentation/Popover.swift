import Foundation

/// The part of a view at which a popover points.
public enum PopoverAttachmentAnchor {
    /// A rectangle, by default the whole view.
    case rect(Anchor<CGRect>.Source)
    /// A point, in parts of the view's width and height.
    case point(UnitPoint)
}

extension PopoverAttachmentAnchor: Equatable {}

extension PopoverAttachmentAnchor {
    /// The anchor for a dynamic language: a point, a rectangle, or "bounds" for the whole view.
    @MainActor fileprivate var summary: DynamicValue {
        switch self {
        case .point(let point): return point.dynamicValue
        case .rect(let source):
            if case .rect(let rect) = source.place { return rect.dynamicValue }
            return .string("bounds")
        }
    }
}

extension ViewType {
    /// Presents a screen that points at the view. Guide: Alert, Sheet and ActionSheet.
    public enum Popover: PresentedViewType, MultipleViewContent {
        /// The properties of a popover.
        public struct Properties: PresentedProperties {
            /// Whether and why the popover is shown.
            public let presentation: Presentation
            /// The side of what it points at on which it stands.
            public let arrowEdge: Edge
            /// The part of the view at which it points.
            public let attachmentAnchor: PopoverAttachmentAnchor
        }

        /// A popover stays when a button on it is tapped.
        public static let endsWithButtons = false

        public static let kind = Kind(
            "Popover", role: .modifier, arity: .multiple,
            members: Member.presented(Popover.self) + [
                .attribute("arrowEdge", Popover.self) { $0.arrowEdge },
                .attribute("attachmentAnchor", Popover.self) { $0.attachmentAnchor.summary },
            ],
            // Commonly known: in a compact size class a popover becomes a sheet.
            facets: [.pointing, .shown(as: .sheetWhereNarrow), .movedByDrag, .leftBesideScreen],
            forms: DynamicForm.presenting(
                .required("content", DynamicContentMaker.self), .defaulted("arrowEdge", Edge.top)
            ) { source, content, edge in
                _PresentationModifier<Popover>(source.presentation(), .rect(.bounds), edge) {
                    try source.parts([(.content, content)])
                }
            })
    }
}

extension _PresentationModifier where Described == ViewType.Popover {
    init(
        _ presentation: Presentation, _ anchor: PopoverAttachmentAnchor, _ edge: Edge,
        content: @escaping () throws -> [PresentedPart]
    ) {
        self.init(
            presentation: presentation,
            properties: .init(presentation: presentation, arrowEdge: edge, attachmentAnchor: anchor),
            content: content)
    }
}

extension View {
    /// Presents a screen that points at the view while the binding is true.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.Popover>(Presentation(isPresented), attachmentAnchor, arrowEdge) {
                [PresentedPart(.content, content())]
            })
    }

    /// Presents a screen for an item that points at the view, while there is an item.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.Popover>(Presentation(item, id: \.id), attachmentAnchor, arrowEdge) {
                item.wrappedValue.map { [PresentedPart(.content, content($0))] } ?? []
            })
    }
}

extension ModifierType {
    public var popover: ModifierSubtree<ViewType.Popover> { .init() }
}
