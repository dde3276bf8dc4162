import Foundation

/// Whether a screen is light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable, NamedValues {
    case light, dark
}

/// The direction in which a screen is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable, NamedValues {
    case leftToRight, rightToLeft
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum ForegroundColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Localization.defaultLocale } }
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { Calendar(identifier: .gregorian) } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }

extension EnvironmentValues {
    /// Whether the view responds to the user.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The font that texts have which set none.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The color of what stands in front.
    var foregroundColor: Color? {
        get { self[ForegroundColorKey.self] }
        set { self[ForegroundColorKey.self] = newValue }
    }

    /// The language and region that texts are in. English in a tree that sets none, so that a run reads as any other.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar for dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for dates. GMT in a tree that sets none.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Whether the screen is light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The direction in which the screen is read.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// How many lines a text takes at most, nil for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
}
