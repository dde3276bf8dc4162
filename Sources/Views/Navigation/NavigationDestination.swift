/// Makes the screens that values in the path of a navigation stack stand for.
public nonisolated struct _NavigationDestinationModifier<Value: Hashable, Screen: View>: DescribedModifier {
    public typealias Described = ViewType.NavigationDestination

    let screen: (Value) throws -> Screen

    public var properties: ViewType.NavigationDestination.Properties {
        .init(
            state: .values(
                places: { path in Self.places(in: path).map(\.place) }, takes: { Self.value(of: $0) != nil }))
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        guard let path = visitor.node.environment.navigation else { return }
        let outer = visitor.node.environment
        for (index, (place, element, value)) in Self.places(in: path).enumerated() {
            visitor.node.environment.present { path.pop(to: place) }
            (visitor.presence, visitor.place) = (.page, place)
            visitor.element(try screen(value), id: AnyHashable([AnyHashable(place), element]), at: index)
        }
        visitor.node.environment = outer
    }

    /// The places in a path whose values this makes screens for.
    private static func places(in path: NavigationContext) -> [(place: Int, element: AnyHashable, value: Value)] {
        // Documented for navigationDestination(for:destination:): a destination shows the path's values of its type.
        path.read().enumerated().compactMap { place, element in
            value(of: element).map { (place, element, $0) }
        }
    }

    private static func value(of element: AnyHashable) -> Value? {
        Value.self == AnyHashable.self ? element as? Value : element.base as? Value
    }
}

/// Shows a screen above a view in a navigation stack while something says so.
public nonisolated struct _NavigationPresentationModifier: DescribedModifier {
    public typealias Described = ViewType.NavigationDestination

    let presentation: Presentation
    /// Shows the screen; nil where that takes an item.
    let show: (() -> Void)?
    let screen: () throws -> [PresentedPart]

    init(isPresented: Binding<Bool>, screen: @escaping () throws -> [PresentedPart]) {
        presentation = Presentation(isPresented)
        show = { isPresented.wrappedValue = true }
        self.screen = screen
    }

    /// A screen of a dynamic language.
    fileprivate init(isPresented: Binding<Bool>, content: DynamicContentMaker) {
        self.init(isPresented: isPresented) { [PresentedPart(.content, try content.make())] }
    }

    init<Item: Hashable, Screen: View>(item: Binding<Item?>, screen: @escaping (Item) -> Screen) {
        presentation = Presentation(item, id: { $0 })
        show = nil
        self.screen = { item.wrappedValue.map { [PresentedPart(.content, screen($0))] } ?? [] }
    }

    public var properties: ViewType.NavigationDestination.Properties {
        .init(state: .presentation(presentation, show: show))
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        try presentation.visitPage(&visitor, screen)
    }
}

extension ViewType {
    /// Makes the screens that values in the path of a navigation stack stand for.
    public enum NavigationDestination: KnownViewType, KnownModifierType, MultipleViewContent {
        public struct Properties {
            let state: NavigationDestinationState

            /// Whether a screen is shown.
            public var isPresented: ViewCall<Void, Bool> {
                .init(of: state) { state, node, _ in state.isShown(at: node) }
            }
            /// Shows the screen, or with false leaves it and those above it. Throws `InspectionError.notSupported` for a
            /// screen that takes a value or an item to be shown.
            public var set: ViewCall<Bool, Void> {
                .init(of: state) { state, node, isPresented in
                    try node.graph.run(on: node) { try state.set(isPresented, at: node) }
                }
            }
        }

        public static let kind = Kind(
            "NavigationDestination", role: .modifier, arity: .single,
            members: [
                .call("isPresented", \Properties.isPresented),
                .call("set", \Properties.set, .required("isPresented")),
            ],
            facets: [.needs(.navigation, "a navigation destination")],
            calling: Calling(missing: "NavigationDestination"),
            forms: [
                DynamicForm(.required("content", DynamicFunctionValue.self)) { content in
                    _NavigationDestinationModifier<AnyHashable, DynamicContent> { value in
                        let carried = MainThreadOnly((content, value))
                        return try MainActor.assumeIsolated {
                            let (content, value) = carried.value
                            return MainThreadOnly(
                                try DynamicContentMaker.content(
                                    of: .function(content.function), [value.scriptValue.dynamicValue]))
                        }.value
                    }
                },
                DynamicForm(
                    .required("isPresented", Binding<Bool>.self), .required("content", DynamicContentMaker.self)
                ) { isPresented, content in
                    _NavigationPresentationModifier(isPresented: isPresented, content: content)
                },
            ])
    }
}

extension View {
    /// Makes the screens for values of a type in the path of the navigation stack around the view.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(_NavigationDestinationModifier(screen: destination))
    }

    /// Shows a screen above the view while the binding is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        // Commonly known: the closure doesn't escape, so the destination is made along with the view.
        let screen = destination()
        return modifier(_NavigationPresentationModifier(isPresented: isPresented) { [PresentedPart(.content, screen)] })
    }

    /// Shows the screen of an item above the view while there is one.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(_NavigationPresentationModifier(item: item, screen: destination))
    }
}

extension ModifierType {
    /// The screens that stand above the view.
    public var navigationDestination: ModifierSubtree<ViewType.NavigationDestination> { .init() }
}

extension ViewCall where Arguments == Bool, Result == Void {
    /// Shows the screen, or with false leaves it and those above it.
    @MainActor @preconcurrency public func callAsFunction(isPresented: Bool) throws { try callAsFunction(isPresented) }
}
