/// A scene with one window.
public nonisolated struct Window<Content: View>: _PrimitiveScene {
    let title: Text
    let id: String
    let content: Content

    /// Makes one with a title, that is opened by an identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.content = content()
    }

    /// Makes one with a title that may be translated, that is opened by an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Makes one with a title as it is, that is opened by an identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

/// The scene that shows the settings of an app.
public nonisolated struct Settings<Content: View>: _PrimitiveScene {
    let content: Content

    /// Makes one with this content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
