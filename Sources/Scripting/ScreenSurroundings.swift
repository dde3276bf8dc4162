import Foundation
import Views

/// What the views on the screens of a session see, and who is told of what happens there.
@MainActor
final class ScreenSurroundings {
    private let clock: ViewClock
    /// The environment of the session's views, without modifiers.
    private(set) var environment = EnvironmentValues()
    /// The same for a screen, which replaces the record by its own: replacing a value takes less time than adding one. Nil
    /// until there is a screen, as is the next.
    private var ofScreens: EnvironmentValues?
    /// The same for the screen of a view that is hosted without options.
    private var ofUsualScreens: EnvironmentValues?

    // Made once: screens are many.

    /// Notes what the screens scroll.
    private let noteScroll: @MainActor (Node, Node) -> Void
    /// Notes which views take touches at places.
    private let noteTouch: @MainActor (String?, CGPoint) -> Void
    /// Notes what a device writes to its console.
    private let noteLog: @MainActor (String) -> Void
    /// Names views in the journal before they change.
    private let noteChange: @MainActor () -> Void

    init(_ clock: ViewClock, _ sceneStorage: StorageArea, _ journal: Journal) {
        self.clock = clock
        environment.viewClock = clock
        environment.appStorageArea = .standard
        environment.sceneStorageArea = sceneStorage
        noteScroll = { [journal] in journal.noteScroll($0, to: $1) }
        noteTouch = { [journal] in journal.noteTouch(of: $0, at: $1) }
        noteLog = { [journal] in journal.noteLog($0) }
        noteChange = { [journal] in journal.nameViews() }
    }

    /// Shows views the locale, the calendar and the time zone of the run, in place of those that read the same in any run.
    func showPlace() {
        environment.locale = .current
        environment.calendar = .current
        environment.timeZone = .current
        (ofScreens, ofUsualScreens) = (nil, nil)
    }

    /// Shows a view on a screen.
    func open(_ view: any View, on screen: ScreenOptions) -> Graph {
        var values = screen.isUsual ? usualEnvironment() : screenEnvironment()
        values.screenRecord = ScreenRecord()
        if !screen.isUsual { screen.modify(&values) }
        func open<V: View>(_ view: V) -> Graph {
            Graph(view, mode: .hosted, environment: values, clock: clock) { graph in
                graph.isScreen = true
                graph.showRowsInSight()
                graph.onScrollIntoSight = noteScroll
                graph.screenLayout.onTouchAtPlace = noteTouch
                graph.onChange = noteChange
                graph.screenLayout.onLog = noteLog
                if let device = screen.device { graph.screen = device }
            }
        }
        return open(view)
    }

    private func screenEnvironment() -> EnvironmentValues {
        if let ofScreens { return ofScreens }
        var values = environment
        values.screenRecord = ScreenRecord()
        ofScreens = values
        return values
    }

    private func usualEnvironment() -> EnvironmentValues {
        if let ofUsualScreens { return ofUsualScreens }
        var values = screenEnvironment()
        ScreenOptions().modify(&values)
        ofUsualScreens = values
        return values
    }
}
