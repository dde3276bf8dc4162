import Foundation

extension EnvironmentValues {
    /// The least height of a row in a list, in points: 44 where nothing sets it.
    @Entry public var defaultMinListRowHeight: CGFloat = 44

    /// The least height of a header in a list, in points; nil for the system's own.
    @Entry public var defaultMinListHeaderHeight: CGFloat?
}
