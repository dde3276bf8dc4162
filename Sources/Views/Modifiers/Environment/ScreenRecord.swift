import Foundation

/// The effects of the views on a screen that are not in the tree, each in the order in which they happened.
package final class ScreenRecord {
    /// The addresses that the views left to the system to open.
    package internal(set) var openedURLs: [URL] = []
    /// The feedback that the views played.
    package internal(set) var playedFeedback: [SensoryFeedback] = []

    /// Takes back the changes of the screen. Most screens are gone before it is used.
    private(set) lazy var undoManager = UndoManager()

    /// Creates the record of a new screen. O(1), amortized.
    @MainActor package init() {
        ScreenRecord.all.append(Reference(record: self))
        guard ScreenRecord.all.count >= ScreenRecord.limit else { return }
        ScreenRecord.all.removeAll { $0.record == nil }
        ScreenRecord.limit = max(16, 2 * ScreenRecord.all.count)
    }

    private struct Reference {
        weak var record: ScreenRecord?
    }

    /// The records of the screens that are there, and some of those that aren't any more.
    @MainActor private static var all: [Reference] = []
    /// The number of references at which those to screens that are gone are dropped.
    @MainActor private static var limit = 16

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
