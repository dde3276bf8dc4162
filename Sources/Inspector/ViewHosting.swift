import Foundation
import ViewTree

/// Shows views, as a screen would: they appear, run their tasks, listen to publishers.
/// Guide: Views using @State, @Environment or @EnvironmentObject.
@MainActor @preconcurrency
public enum ViewHosting {
    private static var hosted: Graph?
    /// Counts how often a view was taken away, so that one that is taken away as it appears is known to be.
    private static var expulsions = 0

    /// Shows a view in place of the one before. The size, in points, is what a `GeometryReader` in it is told; without
    /// one it is that of a phone, 393 by 852.
    public static func host<V: View>(view: V, size: CGSize? = nil, function: String = #function) {
        expel()
        let expected = expulsions
        var environment = EnvironmentValues()
        if let size { environment.availableSize = size }
        let graph = Graph(view, mode: .hosted, environment: environment)
        guard expulsions == expected else { return graph.dismantle() }
        hosted = graph
    }

    /// Takes the shown view away: it disappears, its tasks are cancelled.
    public static func expel(function: String = #function) {
        expulsions += 1
        hosted?.dismantle()
        hosted = nil
    }

    /// Shows a view while a closure runs, and takes it away afterwards. Throws what the closure throws.
    @MainActor public static func host<V: View, Result>(
        _ view: V, function: String = #function, size: CGSize? = nil, whileHosted: @MainActor (V) async throws -> Result
    ) async throws -> Result {
        host(view: view, size: size)
        defer { expel() }
        return try await whileHosted(view)
    }

    /// Shows a view while a closure runs, and takes it away afterwards. Throws what the closure throws.
    @MainActor public static func host<V: View, Result>(
        _ view: V, function: String = #function, size: CGSize? = nil, whileHosted: @MainActor () async throws -> Result
    ) async throws -> Result {
        try await host(view, size: size) { _ in try await whileHosted() }
    }

    /// Looks at the shown view, whose state and environment are the ones of the screen: what a tap changes, the next
    /// call sees. Throws `InspectionError.notSupported` when none is shown.
    public static func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
        guard let hosted else {
            throw InspectionError.notSupported("no view is shown: ViewHosting.host(view:) shows one")
        }
        return InspectableView<ViewType.ClassifiedView>(hosted.root, in: hosted)
    }
}

extension View {
    /// Shows the view in place of the one before, and looks at it: its state, its environment and its lifecycle are
    /// there without a change of its source, and what a tap changes, the next call sees.
    ///
    ///     let view = try ContentView().environmentObject(store).hosted()
    ///     try view.find(button: "Add").tap()
    ///     XCTAssertEqual(try view.find(ContentView.self).actualView().count, 1)
    ///
    /// Throws `InspectionError.notSupported` when the view took itself from the screen as it appeared.
    @MainActor @preconcurrency public func hosted() throws -> InspectableView<ViewType.ClassifiedView> {
        ViewHosting.host(view: self)
        return try ViewHosting.inspect()
    }
}
