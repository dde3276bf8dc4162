import CMainQueue
import Foundation
import System

/// The language, region and time zone in which the code of a run is, whatever the machine's are: `Locale.current`,
/// `Calendar.current`, `TimeZone.current`, and what formatters take where they are given none.
package enum RunPlace {
    /// The locale in a run that sets none.
    package static let usualLocale = "en_US"
    /// The time zone in a run that sets none.
    package static let usualTimeZone = "UTC"

    private nonisolated(unsafe) static var locale = usualLocale
    private nonisolated(unsafe) static var zone = usualTimeZone

    /// Has all code of the process be in a place. Called on the main thread, before the code of the app runs.
    /// - Parameters:
    ///   - locale: An identifier such as `de_DE`.
    ///   - timeZone: An identifier such as `Europe/Berlin`.
    package static func enter(locale: String = usualLocale, timeZone: String = usualTimeZone) {
        self.locale = locale
        made.withLock { $0 = Made() }
        // The definitions that stand in for Foundation's know no other form.
        let isKnown = MemoryLayout<Locale>.size == 16 && MemoryLayout<Calendar>.size == 16
        cmq_set_current_locale(isKnown)
        // For Foundation, which reads the variable when it is first asked, and for libc.
        setenv("TZ", timeZone, 1)
        tzset()
        // Nothing has asked yet in a run that sets none.
        guard timeZone != zone else { return }
        zone = timeZone
        NSTimeZone.resetSystemTimeZone()
        if let zone = TimeZone(identifier: timeZone) { NSTimeZone.default = zone }
    }

    /// Whether a time zone has the identifier.
    package static func knowsTimeZone(_ identifier: String) -> Bool { TimeZone(identifier: identifier) != nil }

    /// Whether an identifier begins with a language that there is, and names no region that there isn't.
    package static func knowsLocale(_ identifier: String) -> Bool {
        let locale = Locale(identifier: identifier)
        guard let language = locale.language.languageCode, language.isISOLanguage else { return false }
        return locale.region?.isISORegion ?? true
    }

    /// What is current, made when code first asks for it, on any thread.
    private struct Made {
        var locale: Locale?
        var calendar: Calendar?
    }

    private static let made = Guarded(Made())

    fileprivate static var currentLocale: Locale {
        made.withLock { made in
            if let known = made.locale { return known }
            let locale = Locale(identifier: locale)
            made.locale = locale
            return locale
        }
    }

    fileprivate static var currentCalendar: Calendar {
        let locale = currentLocale
        return made.withLock { made in
            if let known = made.calendar { return known }
            // Documented for Calendar.current: that of the person's choice, which is that of the locale by default.
            var calendar = Calendar(identifier: locale.calendar.identifier)
            calendar.locale = locale
            calendar.timeZone = .current
            made.calendar = calendar
            return calendar
        }
    }
}

/// Called in place of the getters of `Locale.current` and `Locale.autoupdatingCurrent`.
@_silgen_name("viewspec_current_locale")
func currentLocale() -> Locale { RunPlace.currentLocale }

/// Called in place of the getters of `Calendar.current` and `Calendar.autoupdatingCurrent`.
@_silgen_name("viewspec_current_calendar")
func currentCalendar() -> Calendar { RunPlace.currentCalendar }
