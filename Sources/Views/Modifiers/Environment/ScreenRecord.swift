import Foundation

/// The effects of the views on a screen that are not in the tree, each in the order in which they happened.
package final class ScreenRecord {
    /// The addresses that the views left to the system to open.
    package internal(set) var openedURLs: [URL] = []
    /// The feedback that the views played.
    package internal(set) var playedFeedback: [SensoryFeedback] = []

    /// Takes back the changes of the screen. Most screens are gone before it is used.
    private(set) lazy var undoManager = UndoManager()

    @MainActor package init() {
        ScreenRecord.all.removeAll { $0.record == nil }
        ScreenRecord.all.append(Reference(record: self))
    }

    private struct Reference {
        weak var record: ScreenRecord?
    }

    /// The records of the screens that are there.
    @MainActor private static var all: [Reference] = []

    /// Notes feedback that comes from no view: on the screen whose action runs, or on all screens where none does.
    @MainActor package static func play(_ feedback: SensoryFeedback) {
        let acting = Graph.acting.last?.graph.root.environment.screenRecord
        for record in acting.map({ [$0] }) ?? all.compactMap(\.record) { record.playedFeedback.append(feedback) }
    }
}

extension EnvironmentValues {
    /// The record of the screen; nil for views that aren't on one.
    @Entry package var screenRecord: ScreenRecord?
}
