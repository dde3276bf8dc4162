/// The public names of SwiftUI that aren't here, each with its reason.
///
/// `make names` compares them with SwiftUI's names, version by version: a name that is missing has to stand here, and one
/// that is here must not.
public enum MissingNames {
    /// Names that are missing for one reason.
    public struct Group: Sendable {
        /// Why they are missing.
        public let reason: String
        /// The names, with labels and the names of their types as `make docs` compares them.
        public let names: [String]

        init(_ reason: String, _ names: String) {
            self.reason = reason
            self.names = names.split { $0.isWhitespace || $0.isNewline }.map(String.init)
        }
    }

    /// The reasons by name.
    public static var reasons: [String: String] {
        Dictionary(groups.flatMap { group in group.names.map { ($0, group.reason) } }) { first, _ in first }
    }

    public static let groups: [Group] = [
        Group(
            "it belongs to Core Data, which exists on Apple's systems only",
            "FetchRequest FetchedResults SectionedFetchRequest SectionedFetchResults managedObjectContext"),
        Group(
            "it describes widgets, which the system draws outside of the app",
            "EmptyWidgetConfiguration LimitedAvailabilityConfiguration Widget WidgetBundle WidgetBundleBuilder WidgetConfiguration"
        ),
    ]
}
