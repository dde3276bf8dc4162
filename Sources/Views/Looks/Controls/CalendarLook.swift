import Foundation
import Layout

/// A month as a calendar shows it, in the calendar and the language of the place.
///
/// *Unverified*: the sizes of the rows, and how days beyond the range look.
@MainActor
struct CalendarLook {
    let place: LookPlace
    /// A day of the month that is shown.
    let shown: Date
    let chosen: Set<DateComponents>
    let range: (from: Date?, until: Date?)
    private let calendar: Calendar

    /// The heights of the line with the name of the month, and of that with the days of the week.
    private static let header: CGFloat = 44
    private static let weekdays: CGFloat = 20
    /// The diameter of the circle around a chosen day, where there is room for it.
    private static let circle: CGFloat = 44

    init(_ place: LookPlace, shown: Date, chosen: Set<DateComponents>, from: Date?, until: Date?) {
        self.place = place
        self.shown = shown
        self.chosen = chosen
        range = (from, until)
        calendar = place.calendar
    }

    /// Draws the month in a rectangle.
    func draw(in frame: CGRect, on brush: any Brush) {
        drawHeader(in: frame, on: brush)
        let column = frame.width / 7
        for (index, name) in weekdayNames.enumerated() {
            let box = CGRect(
                x: frame.minX + CGFloat(index) * column, y: frame.minY + Self.header, width: column,
                height: Self.weekdays)
            place.draw(
                name, in: place.flipped(box, in: frame), place.system("tertiaryLabel"),
                font: MeasuredFont(size: 13, weight: 0.3), at: 0.5, on: brush)
        }
        let top = frame.minY + Self.header + Self.weekdays
        let row = max(1, (frame.maxY - top) / 6)
        for (index, day) in days.enumerated() {
            guard let day else { continue }
            let box = CGRect(
                x: frame.minX + CGFloat(index % 7) * column, y: top + CGFloat(index / 7) * row, width: column,
                height: row)
            draw(day, in: place.flipped(box, in: frame), on: brush)
        }
    }

    private func drawHeader(in frame: CGRect, on brush: any Brush) {
        let line = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.header)
        let style = Date.FormatStyle(locale: place.environment.locale, calendar: calendar, timeZone: calendar.timeZone)
        let name = shown.formatted(style.month(.wide).year())
        let font = MeasuredFont(size: 17, weight: 0.3)
        let inset: CGFloat = 16
        place.draw(name, in: line.insetBy(dx: inset, dy: 0), place.system("primary"), font: font, on: brush)
        func arrow(_ x: CGFloat, pointsLeft: Bool, _ height: CGFloat) {
            let box = CGRect(x: x, y: line.midY - height / 2, width: height / 2, height: height)
            place.drawChevron(
                in: place.flipped(box, in: frame), pointsLeft: pointsLeft != place.isMirrored, width: 2, place.tint,
                on: brush)
        }
        arrow(frame.minX + inset + place.width(of: name, font: font) + 6, pointsLeft: false, 11)
        arrow(frame.maxX - inset - 52, pointsLeft: true, 16)
        arrow(frame.maxX - inset - 8, pointsLeft: false, 16)
    }

    private func draw(_ day: Date, in box: CGRect, on brush: any Brush) {
        let number = calendar.component(.day, from: day)
        let isToday = calendar.isDate(day, inSameDayAs: ViewClock.currentDate)
        let isChosen = isChosen(day)
        let isOpen = place.isEnabled && isInRange(day)
        var paint = place.system(isOpen ? "primary" : "tertiaryLabel")
        if isToday || isChosen, isOpen { paint = place.tint }
        if isChosen {
            let side = min(Self.circle, box.width, box.height)
            let circle = CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
            brush.fill(Path(ellipseIn: circle), isToday ? place.tint : place.tint.opacity(0.12))
            if isToday { paint = .white }
        }
        place.draw(
            number.formatted(.number.locale(place.environment.locale)), in: box, paint,
            font: MeasuredFont(size: 20, weight: isChosen ? 0.3 : 0), at: 0.5, on: brush)
    }

    // MARK: Days

    private func isChosen(_ day: Date) -> Bool {
        let own = calendar.dateComponents([.year, .month, .day], from: day)
        return chosen.contains { $0.year == own.year && $0.month == own.month && $0.day == own.day }
    }

    private func isInRange(_ day: Date) -> Bool {
        if let from = range.from, day < calendar.startOfDay(for: from) { return false }
        if let until = range.until, day > until { return false }
        return true
    }

    private var weekdayNames: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count].uppercased() }
    }

    /// The days of the month in rows of seven; nil before the first one.
    private var days: [Date?] {
        guard let month = calendar.dateInterval(of: .month, for: shown)?.start,
            let count = calendar.range(of: .day, in: .month, for: month)?.count
        else { return [] }
        let weekday = calendar.component(.weekday, from: month)
        let before = (weekday - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: before)
            + (0..<min(count, 42 - before)).map { calendar.date(byAdding: .day, value: $0, to: month) }
    }
}

extension LookPlace {
    /// The calendar of the place, in its language and its time zone.
    var calendar: Calendar {
        var calendar = environment.calendar
        calendar.locale = environment.locale
        calendar.timeZone = environment.timeZone
        return calendar
    }

    /// A rectangle as it stands where the view is read from the left to the right, or its mirror image in a frame.
    func flipped(_ rect: CGRect, in frame: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: frame.minX + frame.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
