import Foundation

/// Whether a screen is light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable, NamedValues {
    case light, dark
}

extension EnvironmentValues {
    /// Whether the view responds to the user.
    @Entry public var isEnabled: Bool = true

    /// The font that texts have which set none.
    @Entry public var font: Font?

    /// The color of what stands in front.
    @Entry var foregroundColor: Color?

    /// The language and region that texts are in. English in a tree that sets none, so that a run reads as any other.
    @Entry public var locale: Locale = Localization.defaultLocale

    /// The calendar for dates.
    @Entry public var calendar: Calendar = Calendar(identifier: .gregorian)

    /// The time zone for dates. GMT in a tree that sets none.
    @Entry public var timeZone: TimeZone = .gmt

    /// Whether the screen is light or dark.
    @Entry public var colorScheme: ColorScheme = .light

    /// The largest number of lines of a text; nil for no limit.
    @Entry public var lineLimit: Int?
}
