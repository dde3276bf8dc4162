/// The object that a representable view of UIKit's has made, as long as it is shown.
@MainActor
final class MadeView<Content, Coordinator> {
    private var coordinator: Coordinator?
    /// The view or controller; nil before it is made and after it has gone.
    private(set) var content: Content?

    /// Makes what isn't made yet, and updates it.
    func update(
        _ makeCoordinator: () -> Coordinator, make: (Coordinator) -> Content, update: (Content, Coordinator) -> Void
    ) {
        let coordinator = self.coordinator ?? makeCoordinator()
        self.coordinator = coordinator
        let content = self.content ?? make(coordinator)
        self.content = content
        update(content, coordinator)
    }

    /// Forgets what was made, and says so.
    func dismantle(_ dismantle: (Content, Coordinator) -> Void) {
        if let content, let coordinator { dismantle(content, coordinator) }
        (content, coordinator) = (nil, nil)
    }
}
