/// A screen that has nothing but its content: a sheet, a cover.
public protocol PresentedScreenType: PresentedViewType, MultipleViewContent where Properties == PresentedScreen {}

/// The properties of a presented screen.
public struct PresentedScreen: DismissibleProperties {
    /// Whether and why the screen is shown.
    public let presentation: Presentation
}

extension PresentedScreenType {
    /// A button does what it does, and no more.
    public static var endsWithButtons: Bool { false }

    /// Describes the kind.
    static func screen(_ name: String, facets: [Facet] = []) -> Kind {
        Kind(
            name, role: .modifier, arity: .multiple, members: Member.dismissible(Self.self), facets: facets,
            forms: DynamicForm.presenting(
                .required("content", DynamicContentMaker.self), .optional("onDismiss", DynamicAction.self)
            ) { source, content, onDismiss in
                _PresentationModifier<Self>(source.presentation(onDismiss: onDismiss)) {
                    try source.parts([(.content, content)])
                }
            })
    }
}

extension _PresentationModifier where Described: PresentedScreenType {
    init(_ presentation: Presentation, content: @escaping () throws -> [PresentedPart]) {
        self.init(
            presentation: presentation, properties: PresentedScreen(presentation: presentation), content: content)
    }

    /// A screen that is shown while a binding is true.
    init<Content: View>(
        _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content
    ) {
        self.init(Presentation(isPresented, onDismiss: onDismiss)) { [PresentedPart(.content, content())] }
    }

    /// A screen for an item, while there is one.
    init<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content
    ) {
        self.init(Presentation(item, id: \.id, onDismiss: onDismiss)) {
            item.wrappedValue.map { [PresentedPart(.content, content($0))] } ?? []
        }
    }
}
