/// Makes the screens that values in the path of a navigation stack stand for.
public nonisolated struct _NavigationDestinationModifier<Value: Hashable, Screen: View>: DescribedModifier {
    /// The kind that describes it.
    public typealias Described = ViewType.NavigationDestination

    let screen: (Value) throws -> Screen

    /// What can be read of it, apart from its children.
    public var properties: Void { () }

    /// Hands its children to the visitor.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        guard let path = visitor.node.environment.navigation else { return }
        var shown = 0
        for (place, element) in path.read().enumerated() {
            guard let value = _NavigationDestinationModifier.value(of: element) else { continue }
            visitor.node.environment.present { path.pop(to: place) }
            visitor.element(try screen(value), id: AnyHashable([AnyHashable(place), element]), at: shown)
            shown += 1
        }
    }

    private static func value(of element: AnyHashable) -> Value? {
        Value.self == AnyHashable.self ? element as? Value : element.base as? Value
    }
}

/// Shows a screen while a binding says so.
public nonisolated struct _NavigationPresentationModifier<Screen: View>: DescribedModifier {
    /// The kind that describes it.
    public typealias Described = ViewType.NavigationDestination

    let isPresented: Binding<Bool>
    let screen: () throws -> Screen

    /// What can be read of it, apart from its children.
    public var properties: Void { () }

    /// Hands its children to the visitor.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        guard isPresented.wrappedValue else { return }
        let isPresented = isPresented
        visitor.node.environment.present { isPresented.wrappedValue = false }
        visitor.presented(.content, screen)
    }
}

extension ViewType {
    /// The screens that stand above a view in a navigation stack.
    public enum NavigationDestination: KnownViewType, KnownModifierType, MultipleViewContent {
        /// The description of the kind.
        public static let kind = Kind(
            "NavigationDestination", role: .modifier, arity: .single,
            summary: "Makes the screens that values in the path of a navigation stack stand for.",
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
                ) {
                    _NavigationPresentationModifier(isPresented: $0, screen: { [content = $1] in try content.make() })
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
        let screen = destination()
        return modifier(_NavigationPresentationModifier(isPresented: isPresented, screen: { screen }))
    }
}

extension ModifierReaders {
    /// The screens that stand above the view.
    public var navigationDestination: ModifierSubtree<ViewType.NavigationDestination> { .init() }
}
