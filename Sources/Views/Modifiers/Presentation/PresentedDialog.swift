/// The properties of a presented alert or dialog.
public struct PresentedDialog: PresentedProperties {
    /// Whether and why the dialog is shown.
    public let presentation: Presentation
    /// Whether the title is shown.
    package let titleVisibility: Visibility
    /// The button of the system, on a screen: "OK" of an alert, "Cancel" of a confirmation dialog. It is shown where the app
    /// gives none.
    public var systemButton: SlotReference<ViewType.SystemButton> { .init(.systemButton) }
}

/// A dialog with a title, a message, and buttons, any of which ends it.
public protocol PresentedDialogType: PresentedViewType where Properties == PresentedDialog {}

extension PresentedDialogType {
    /// Any button ends it.
    public static var endsWithButtons: Bool { true }
}

/// The description of a dialog in an app: an `Alert`, an `ActionSheet`.
protocol DialogDescription {
    var title: Text { get }
    var message: Text? { get }
    /// The buttons, in order.
    var buttonParts: [PresentedPart] { get }
}

extension DialogDescription {
    /// The parts, in order.
    fileprivate var parts: [PresentedPart] {
        [PresentedPart(.title, title)] + (message.map { [PresentedPart(.message, $0)] } ?? []) + buttonParts
    }
}

extension Slot {
    /// The actions of a dialog.
    static let actions = Slot("actions")
}

extension _PresentationModifier where Described: PresentedDialogType {
    init(
        dialog presentation: Presentation, titleVisibility: Visibility = .automatic,
        content: @escaping () throws -> [PresentedPart]
    ) {
        self.init(
            presentation: presentation,
            properties: PresentedDialog(presentation: presentation, titleVisibility: titleVisibility),
            content: content)
    }

    /// A dialog that is described when it is shown.
    init<Dialog: DialogDescription>(_ isPresented: Binding<Bool>, dialog: @escaping () -> Dialog) {
        self.init(dialog: Presentation(isPresented)) { dialog().parts }
    }

    /// A dialog that is described by an item, while there is one.
    init<Item: Identifiable, Dialog: DialogDescription>(
        _ item: Binding<Item?>, dialog: @escaping (Item) -> Dialog
    ) {
        self.init(dialog: Presentation(item, id: \.id)) { item.wrappedValue.map { dialog($0).parts } ?? [] }
    }

    /// A dialog of views.
    init<A: View, M: View>(
        _ title: Text, _ presentation: Presentation, titleVisibility: Visibility = .automatic,
        _ actions: @escaping () -> A, _ message: @escaping () -> M
    ) {
        self.init(dialog: presentation, titleVisibility: titleVisibility) {
            [PresentedPart(.title, title), PresentedPart(.message, message()), PresentedPart(.actions, actions())]
        }
    }

    /// A dialog of views that are made of a value, while there is one.
    init<T, A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting value: T?,
        _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M
    ) {
        self.init(
            title, Presentation(isPresented, presenting: value), titleVisibility: titleVisibility,
            { value.map(actions) }, { value.map(message) })
    }
}

extension PresentedDialogType {
    /// Makes a dialog of a dynamic language.
    static func dialog(
        _ source: DynamicPresentation, _ title: TextSource, titleVisibility: Visibility = .automatic,
        _ parts: [(slot: Slot, maker: DynamicContentMaker?)]
    ) -> _PresentationModifier<Self> {
        _PresentationModifier<Self>(dialog: source.presentation(), titleVisibility: titleVisibility) {
            try [PresentedPart(.title, title.text)] + source.parts(parts)
        }
    }
}
