import Views

extension Color {
    /// The color that views have for one of UIKit's.
    public nonisolated init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// The color that views have for one of UIKit's.
    public nonisolated init(_ color: UIColor) {
        self.init(uiColor: color)
    }
}
