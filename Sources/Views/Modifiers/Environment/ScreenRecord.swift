import Foundation

/// The effects of the views on a screen that are not in the tree, each in the order in which they happened.
package final class ScreenRecord {
    /// The addresses that the views left to the system to open.
    package internal(set) var openedURLs: [URL] = []
    /// The feedback that the views played.
    package internal(set) var playedFeedback: [SensoryFeedback] = []

    /// Takes back the changes of the screen. Most screens are gone before it is used.
    private(set) lazy var undoManager = UndoManager()

    package init() {}
}

extension EnvironmentValues {
    /// The record of the screen; nil for views that aren't on one.
    @Entry package var screenRecord: ScreenRecord?
}
