import Foundation
import Views

/// Shows views, as a screen would: they appear, run their tasks, listen to publishers.
///
/// Any number of views are shown at once. Each belongs to the test that shows it, so that tests which run at the same
/// time, as those of Swift Testing do, leave each other's views alone: a view is known by the task that runs the test
/// and by the function that shows it. What is done outside of any task, as in a test of XCTest's that isn't `async`,
/// runs alone: all views are there for it.
@MainActor @preconcurrency
public enum ViewHosting {
    /// The views that are shown, in the order in which they came.
    private static var shown: [HostedView] = []

    /// The view that a closure runs for, in all tasks that it starts.
    @TaskLocal private static var current: HostedView?

    /// Shows a view, in place of the one that the same function of the same test shows. It is on a bare screen of the size, in
    /// points; without one, on that of an iPhone 15.
    public static func host<V: View>(view: V, size: CGSize? = nil, function: String = #function) {
        host(view, on: screen(size), function)
    }

    /// Shows a view on a screen, in place of the one that the same function of the same test shows. What it reads of the
    /// screen, such as its size classes, is that of the device. On `nil`, it is a tree without places, in which a
    /// `GeometryReader` is told the size of a phone, 393 by 852.
    public static func host<V: View>(view: V, on screen: DeviceScreen?, function: String = #function) {
        host(view, on: screen, function)
    }

    /// Shows a view as a screen before a person, in place of the one that the same function of the same test shows.
    static func present(_ view: some View, on screen: DeviceScreen?, function: String = #function) {
        host(view, on: screen, function) { graph in
            graph.isScreen = true
            graph.showRowsInSight()
        }
    }

    private static func host(
        _ view: some View, on screen: DeviceScreen?, _ function: String,
        prepare: (Graph) -> Void = { _ in }
    ) {
        let hosted = HostedView(function: function)
        take { $0.belongs(to: hosted.owner) && $0.function == function }
        shown.append(hosted)
        hosted.show(view, on: screen, prepare: prepare)
    }

    /// The screen of a size, in points; without one, that of an iPhone 15.
    private static func screen(_ size: CGSize?) -> DeviceScreen {
        size.map { DeviceScreen(width: $0.width, height: $0.height) } ?? .standard
    }

    /// Takes the view away that the function shows: it disappears, its tasks are cancelled. A function that shows none,
    /// such as the one that tidies up after a test, takes away all that its test shows.
    public static func expel(function: String = #function) {
        let owner = HostedView.Owner.current
        let isOwn = shown.contains { $0.belongs(to: owner) && $0.function == function }
        take { $0.belongs(to: owner) && (!isOwn || $0.function == function) }
    }

    /// Shows a view while a closure runs, and takes it away afterwards; other views stay.
    /// - Throws: What the closure throws.
    @MainActor public static func host<V: View, Result>(
        _ view: V, function: String = #function, size: CGSize? = nil, whileHosted: @MainActor (V) async throws -> Result
    ) async throws -> Result {
        let hosted = HostedView(function: nil)
        shown.append(hosted)
        hosted.show(view, on: screen(size))
        defer { take { $0 === hosted } }
        return try await $current.withValue(hosted) { try await whileHosted(view) }
    }

    /// Shows a view while a closure runs, and takes it away afterwards; other views stay.
    /// - Throws: What the closure throws.
    @MainActor public static func host<V: View, Result>(
        _ view: V, function: String = #function, size: CGSize? = nil, whileHosted: @MainActor () async throws -> Result
    ) async throws -> Result {
        try await host(view, function: function, size: size) { _ in try await whileHosted() }
    }

    /// Looks at a shown view, whose state and environment are the ones of the screen: what a tap changes, the next call
    /// sees.
    ///
    /// Of several views that are shown, it is the one whose closure is running; else the one that this test showed last; else,
    /// for a test that shows none, the only one that there is.
    ///
    /// - Throws: `InspectionError.notSupported` where none is shown, or several and none of them by this test.
    public static func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        let owner = HostedView.Owner.current
        let own = current.flatMap { current in shown.last { $0 === current } } ?? shown.last { $0.belongs(to: owner) }
        guard let graph = (own ?? (shown.count == 1 ? shown[0] : nil))?.graph else {
            throw InspectionError.notSupported(
                shown.count < 2
                    ? "no view is shown: ViewHosting.host(view:) shows one"
                    : "\(shown.count) views are shown, none of them by this test: ViewHosting.host(view:) shows one")
        }
        return InspectableView<ViewType.ClassifiedView>(graph.root, in: InspectedTree(graph: graph), step: .nothing)
    }

    /// Takes views away, the latest first.
    private static func take(where isMeant: (HostedView) -> Bool) {
        let gone = shown.filter(isMeant)
        guard !gone.isEmpty else { return }
        shown.removeAll { view in gone.contains { $0 === view } }
        for view in gone.reversed() { view.takeAway() }
    }
}

extension View {
    /// Shows the view in place of the one that this test showed so before, and looks at it: its state, its environment
    /// and its lifecycle are there without a change of its source, and what a tap changes, the next call sees.
    ///
    /// let view = try ContentView().environmentObject(store).hosted() try view.find(button: "Add").tap()
    /// XCTAssertEqual(try view.find(ContentView.self).actualView().count, 1)
    ///
    /// It is a screen: searches see what a person could see on it, and actions reach what a person could reach. A view that
    /// `inspect()` or `ViewHosting.host(view:)` shows is a tree, all of which can be found and called.
    ///
    /// It is laid out on an iPhone 15; `hosted(on:)` takes another screen.
    ///
    /// The result stays with its view, whichever views are shown later. It can't be acted on once its view was taken away.
    /// - Throws: `InspectionError.notSupported` when the view took itself from the screen as it appeared.
    @MainActor @preconcurrency public func hosted() throws -> InspectableView<ViewType.ClassifiedView> {
        try hosted(on: .standard)
    }

    /// Shows the view on the screen of a device, or on a bare one of some size: as `hosted()` does, and what the view reads
    /// of the screen, such as its size classes, is that of the device. On `nil`, it is a tree without places: nothing is
    /// below the screen, or covered.
    /// - Throws: `InspectionError.notSupported` when the view took itself from the screen as it appeared.
    @MainActor @preconcurrency public func hosted(
        on screen: DeviceScreen?
    ) throws -> InspectableView<ViewType.ClassifiedView> {
        ViewHosting.present(self, on: screen)
        return try ViewHosting.inspect()
    }
}
