extension Slot {
    /// A button that the system adds to what a view or a modifier shows.
    package static let systemButton = Slot("systemButton")
    /// The back button in the bar of a view with pages.
    package static let backButton = Slot("backButton")
}
