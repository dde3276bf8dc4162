/// A stack of screens that links lead to.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
    public typealias Described = ViewType.NavigationStack

    public let properties = NavigationPages()
    /// The app's path; nil where the tree keeps it.
    let path: NavigationContext?
    let root: Root

    /// The owner of the path can go to any screen by setting it.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = NavigationContext(
            read: { path.wrappedValue.elements },
            write: {
                path.wrappedValue = NavigationPath($0)
                return true
            }, source: path.source)
        self.root = root()
    }

    /// Creates a navigation stack with a root view.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// The owner of the path can go to any screen by setting it. Its values are of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = NavigationContext(
            read: { path.wrappedValue.map { AnyHashable($0) } },
            write: { values in
                let typed = values.compactMap { $0 as? Data.Element }
                guard typed.count == values.count else { return false }
                path.wrappedValue = Data(typed)
                return true
            }, source: path.source)
        self.root = root()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        // Commonly known: a stack without a binding manages a path of its own.
        visitor.node.environment.navigation = path ?? ownPath(visitor.node)
        visitor.withBars { $0.content(root) }
    }

    @MainActor private func ownPath(_ node: Node) -> NavigationContext {
        let box = node.storage(named: "path") { StateBox<[AnyHashable]>([]) }
        return NavigationContext(
            read: { box.value },
            write: {
                box.value = $0
                return true
            }, source: BindingSource(box))
    }
}

extension NavigationStack: PagesView {
    @MainActor package func bars(in place: LayoutPlace) -> (layout: any Layout, parts: [BarPart]) {
        PageBars(of: place.node).arranged(in: place)
    }
}

extension ViewType {
    public enum NavigationStack: KnownViewType, MultipleViewContent {
        public typealias Properties = NavigationPages

        public static let kind = Kind(
            "NavigationStack", arity: .multiple, members: [.back], slots: [.backButton],
            facets: [
                .arranging(.pages), .showsPages, .takesTouches, .leftByDrag, .drawingPageBars, .shows(for: .navigation),
                .opaque(),
            ],
            calling: Calling(ends: ["backButton": "SystemButton"], isOnlyChildPlain: true),
            forms: [
                DynamicForm(.content, .optional("path", Binding<[AnyHashable]>.self)) { content, path -> any View in
                    if let path { return Views.NavigationStack(path: path) { content } }
                    return Views.NavigationStack { content }
                }
            ])
    }
}

extension ViewType.Kinds { public var navigationStack: KindReference<ViewType.NavigationStack> { .init() } }
