/// The interactions that a view can be focused for.
@MemberwiseInit public nonisolated struct FocusInteractions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// To be used by a key.
    public static let activate = FocusInteractions(rawValue: 1 << 0)
    /// To be edited.
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    /// The interactions that the system chooses for a view of its kind: all of them.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension FocusInteractions: NamedValues {
    public static var namedValues: [(name: String, value: FocusInteractions)] {
        [("automatic", .automatic), ("activate", .activate), ("edit", .edit)]
    }
}
