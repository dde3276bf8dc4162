import Foundation

/// The item that a view hands over when it is dragged.
public nonisolated struct DragSource {
    /// Makes the item.
    let item: () -> NSItemProvider
}

extension ModifierType {
    public enum Draggable: AttributeModifierType {
        public static let attribute = ModifierAttribute<DragSource>(
            "Draggable", reads: [.reading("draggable") { $0.item().dynamicValue }],
            forms: [.form(.required("payload", NSItemProvider.self)) { item in DragSource { item } }])
    }

    /// The item that is handed over when this view is dragged.
    public var draggable: ModifierReader<NSItemProvider> { .init(ModifierType.Draggable.self) { $0.item() } }
}

extension View {
    /// Lets a person drag the view, which hands over the payload. `element:dragTo(target)` drags it in a script.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        attribute(ModifierType.Draggable.self, DragSource { NSItemProvider(payload: payload()) })
    }

    /// Lets a person drag the view, which hands over the payload. The preview is what would follow the finger; there is
    /// no screen that it would be drawn on.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        draggable(payload())
    }

    /// Provides what is dragged with the view; nil for nothing.
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        answer(ModifierType.ItemProvider.self, action.map { action in { action() ?? NSItemProvider() } })
    }
}

extension ModifierType {
    /// Calls the function passed to `itemProvider`, and returns the item to drag.
    @RequestModifier(otherwise: NSItemProvider()) public var callItemProvider: ViewCall<Void, NSItemProvider>
}

extension NSItemProvider {
    /// A provider of a value in the type of data that it is best known as; one of the app's own types states none.
    convenience init<T: Transferable>(payload: T) {
        let type: UTType? =
            switch payload {
            case is String: .utf8PlainText
            case is URL: .url
            case is Data: .data
            case is Image: .image
            default: nil
            }
        self.init(item: payload, typeIdentifier: type?.identifier)
    }

    /// The item as a value of a type: the item itself, or one that is made of a representation that both types have; nil
    /// where there is none.
    func payload<T: Transferable>(as type: T.Type) -> T? {
        if let value = item as? T { return value }
        if let value = (item as? any Transferable)?.converted(to: type) { return value }
        // What a script drags is a value of its own, which knows no Swift types.
        guard case let value as DynamicValue = item, let convertible = type as? any DynamicConvertible.Type else {
            return nil
        }
        return MainActor.assumeIsolated { MainThreadOnly((try? convertible.make(from: value)) as? T) }.value
    }
}
