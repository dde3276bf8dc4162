import Foundation

/// The effects of the views on a screen that are not in the tree, each in the order in which they happened.
package final class ScreenRecord {
    /// The addresses that the views left to the system to open.
    package internal(set) var openedURLs: [URL] = []
    /// The feedback that the views played, and in between that of no view which was played since the screen is there.
    @MainActor package var playedFeedback: [SensoryFeedback] {
        var played: [SensoryFeedback] = []
        var next = firstStray
        for (feedback, strays) in ownFeedback {
            played += ScreenRecord.strays[next..<strays]
            played.append(feedback)
            next = strays
        }
        return played + ScreenRecord.strays[next...]
    }

    /// The edit mode of the screen, which counts where the app sets none. It is made for the first view that asks.
    private(set) lazy var editMode: Binding<EditMode> = {
        let mode = StateBox(EditMode.inactive)
        return Binding(get: { mode.value }, set: { mode.value = $0 })
    }()

    /// The feedback of this screen's views, each with the number of those of no view that were played before it.
    private var ownFeedback: [(SensoryFeedback, strays: Int)] = []
    /// The number of feedbacks of no view that were played before the screen was there.
    private let firstStray: Int
    /// The feedback that was played by no view and outside of actions: on all screens. A list of these takes a new screen no
    /// time, as a list of the screens would.
    @MainActor private static var strays: [SensoryFeedback] = []

    /// Takes back the changes of the screen. Most screens are gone before it is used.
    private(set) lazy var undoManager = UndoManager()

    @MainActor package init() {
        firstStray = ScreenRecord.strays.count
    }

    /// Notes feedback of one of the screen's views.
    @MainActor func note(_ feedback: SensoryFeedback) {
        ownFeedback.append((feedback, strays: ScreenRecord.strays.count))
    }

    /// Notes feedback that comes from no view: on the screen whose action runs, or on all screens where none does.
    @MainActor package static func play(_ feedback: SensoryFeedback) {
        if let record = Graph.acting.last?.graph.root.environment.screenRecord {
            record.note(feedback)
        } else {
            strays.append(feedback)
        }
    }
}

extension EnvironmentValues {
    /// The record of the screen; nil for views that aren't on one.
    @Entry package var screenRecord: ScreenRecord?
}
