/// The presented state in a dynamic language: a boolean, or an item that the content is made of.
struct DynamicPresentation {
    private let make: (_ onDismiss: (() -> Void)?) -> Presentation
    /// The argument of the functions that make the content.
    let arguments: () -> [DynamicValue]

    init(_ isPresented: Binding<Bool>) {
        make = { Presentation(isPresented, onDismiss: $0) }
        arguments = { [] }
    }

    /// An item is told from others by its `id`, a scalar by itself; a table without an `id` is the same item as any.
    init(item: Binding<DynamicValue?>) {
        make = { onDismiss in
            Presentation(
                item,
                id: { item in
                    let item = MainThreadOnly(item)
                    return MainActor.assumeIsolated { MainThreadOnly(item.value.identity ?? AnyHashable(0)) }.value
                }, onDismiss: onDismiss)
        }
        arguments = { item.wrappedValue.map { [$0] } ?? [] }
    }

    /// Whether and why the screen is shown.
    func presentation(onDismiss: DynamicAction? = nil) -> Presentation { make(onDismiss?.action) }

    /// The parts that are given, made of the item where a function makes them.
    func parts(_ makers: [(slot: Slot, maker: DynamicContentMaker?)]) throws -> [PresentedPart] {
        try makers.compactMap { part in
            try part.maker.map { PresentedPart(part.slot, try $0.make(arguments())) }
        }
    }
}

extension DynamicForm {
    /// The two forms of what presents a screen: while a boolean is true, and while there is an item.
    static func presenting<each Value, Result>(
        _ parameters: repeat Parameter<each Value>,
        make: @escaping @MainActor @Sendable (DynamicPresentation, repeat each Value) throws -> Result
    ) -> [DynamicForm] {
        [
            DynamicForm(.required("isPresented", Binding<Bool>.self), repeat each parameters) {
                (isPresented: Binding<Bool>, value: repeat each Value) in
                try make(DynamicPresentation(isPresented), repeat each value)
            },
            DynamicForm(.required("item", Binding<DynamicValue?>.self), repeat each parameters) {
                (item: Binding<DynamicValue?>, value: repeat each Value) in
                try make(DynamicPresentation(item: item), repeat each value)
            },
        ]
    }
}
