/// Stands in the tree for content of an app's own that is no view, such as that of a toolbar, so that its properties are
/// connected.
struct _ConnectedContent<Content>: View {
    /// Connects what is declared in the content.
    private struct Connected: DynamicProperty {
        var content: Content

        @MainActor mutating func _connect(_ connection: inout PropertyConnection) {
            withUnsafeMutablePointer(to: &content) {
                DynamicProperties.connectFields(of: Content.self, at: $0, &connection)
            }
        }
    }

    private var connected: Connected
    private let views: @MainActor (Content) -> DynamicContent

    /// `views` makes the views of the content when its properties are connected.
    init(_ content: Content, views: @escaping @MainActor (Content) -> DynamicContent) {
        connected = Connected(content: content)
        self.views = views
    }

    var body: some View { views(connected.content) }
}
