/// A scene with one window.
public nonisolated struct Window<Content: View>: _PrimitiveScene {
    let title: Text
    let id: String
    let content: Content

    /// Creates a window with a title and an identifier that opens it.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.content = content()
    }

    /// Creates a window with a localized title and an identifier that opens it.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
}

/// The scene that shows the settings of an app.
public nonisolated struct Settings<Content: View>: _PrimitiveScene {
    let content: Content

    /// Creates settings with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
