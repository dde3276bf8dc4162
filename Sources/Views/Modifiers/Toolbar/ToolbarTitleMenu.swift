/// The menu of a screen's title.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    /// There is no body: the toolbar takes it apart itself.
    public typealias Body = Never

    let content: Content

    /// Creates the menu with these items.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public func _visitItems(_ visitor: inout ToolbarVisitor) {
        // Documented for ToolbarTitleMenu: the title opens the menu; here it is an item without a label.
        ToolbarItem { TitleMenu(content) }._visitItems(&visitor)
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Creates the menu with the items of the system, none of which are here.
    public init() {
        self.init { EmptyView() }
    }
}

/// The button beside a screen's title, with its menu.
private nonisolated struct TitleMenu<Content: View>: View {
    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    var body: some View {
        Menu {
            content
        } label: {
            EmptyView()
        }
    }
}

extension View {
    /// Gives the title of the screen a menu with these items.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = ToolbarTitleMenu(content: content)
        return toolbar { menu }
    }
}
