/// A scene of windows that are alike, each with a state of its own.
public nonisolated struct WindowGroup<Content: View>: _PrimitiveScene {
    let title: Text?
    let id: String?
    let content: Content

    private init(_ title: Text?, id: String?, _ content: Content) {
        self.title = title
        self.id = id
        self.content = content
    }

    /// Creates a window group with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, id: nil, content())
    }

    /// Creates a window group that an identifier opens.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(nil, id: id, content())
    }

    /// Creates a window group with a title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title, id: nil, content())
    }

    /// Creates a window group with a localized title.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: nil, content())
    }

    /// Creates a window group with a title and an identifier that opens it.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title, id: id, content())
    }

    /// Creates a window group with a localized title and an identifier that opens it.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content())
    }
}

/// The content of a window that presents a value.
public nonisolated struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
    private let initial: Data?
    private let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    /// The content for the value, which is the default one until the window is opened with another.
    public var body: some View {
        content(Binding(get: { value ?? initial }, set: { value = $0 }))
    }
}

extension WindowGroup {
    /// Creates a window group whose windows each present a value of a type.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: nil, .init(defaultValue: nil, content: content))
    }

    /// Creates a window group whose windows each present a value of a type, and which an identifier opens as well.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: id, .init(defaultValue: nil, content: content))
    }

    /// Creates a window group with a localized title, whose windows each present a value of a type.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id: nil, .init(defaultValue: nil, content: content))
    }

    /// Creates a window group with a localized title, whose windows each present a value of a type, and which an
    /// identifier opens as well.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id: id, .init(defaultValue: nil, content: content))
    }

    /// Creates a window group whose windows each present a value of a type, or a default value.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: nil, .init(defaultValue: defaultValue(), filling: content))
    }

    /// Creates a window group whose windows each present a value of a type, or a default value, and which is also
    /// opened by an identifier.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: id, .init(defaultValue: defaultValue(), filling: content))
    }
}

extension PresentedWindowContent {
    fileprivate init(defaultValue: Data?, content: @escaping (Binding<Data?>) -> Content) {
        initial = defaultValue
        self.content = content
    }

    /// Content for which there is always a value.
    fileprivate init(defaultValue: Data, filling content: @escaping (Binding<Data>) -> Content) {
        self.init(
            defaultValue: defaultValue,
            content: { (value: Binding<Data?>) in
                content(Binding(get: { value.wrappedValue ?? defaultValue }, set: { value.wrappedValue = $0 }))
            })
    }
}
