import Foundation
import Layout

/// The wheels of a date picker, side by side in the middle of its frame.
///
/// Commonly known: a wheel for the month, the day and the year; or for the day with its name, the hour, the minute and the half of the
/// day. *Unverified*: their widths, and how far the values above and below fade.
@MainActor
struct DateWheelLook {
    /// A wheel: the words at a distance in rows from the chosen value; nil where there are none.
    private struct Wheel {
        let width: CGFloat
        /// From 0 for the leading side to 1.
        let alignment: CGFloat
        let words: (Int) -> String?
    }

    let place: LookPlace
    let date: Date
    let components: DatePickerComponents

    private var calendar: Calendar { place.calendar }

    func draw(on brush: any Brush) {
        let frame = place.frame
        let wheels = wheels
        let total = wheels.reduce(0) { $0 + $1.width }
        var x = frame.midX - total / 2
        let row = ControlMetrics.wheelRow
        for wheel in wheels {
            for distance in -3...3 {
                guard let words = wheel.words(distance) else { continue }
                let y = frame.midY + CGFloat(distance) * row - row / 2
                let box = CGRect(x: x + 8, y: y, width: wheel.width - 16, height: row)
                let paint =
                    distance == 0 && place.isEnabled
                    ? place.system("primary") : place.system("primary").opacity(place.wheelOpacity(of: distance))
                place.draw(
                    words, in: place.flipped(box, in: frame), paint,
                    font: MeasuredFont(size: ControlMetrics.wheelFont), at: wheel.alignment, on: brush)
            }
            x += wheel.width
        }
    }

    private var wheels: [Wheel] {
        switch (components.contains(.date), components.contains(.hourAndMinute)) {
        case (true, true): [dayWheel] + timeWheels
        case (true, false): dateWheels
        default: timeWheels
        }
    }

    private func words(_ format: Date.FormatStyle, _ unit: Calendar.Component, _ distance: Int) -> String? {
        calendar.date(byAdding: unit, value: distance, to: date)?.formatted(format)
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: place.environment.locale, calendar: calendar, timeZone: calendar.timeZone)
    }

    private var dateWheels: [Wheel] {
        let (style, calendar, date) = (style, calendar, date)
        // A wheel turns by itself: the day stays as the month turns, as far as it has one.
        func month(_ distance: Int) -> String? {
            let names = calendar.standaloneMonthSymbols
            guard !names.isEmpty else { return nil }
            let place = calendar.component(.month, from: date) - 1 + distance
            return names[((place % names.count) + names.count) % names.count]
        }
        func day(_ distance: Int) -> String? {
            let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
            let place = calendar.component(.day, from: date) - 1 + distance
            return (((place % count) + count) % count + 1).formatted(.number.locale(self.place.environment.locale))
        }
        return [
            Wheel(width: 140, alignment: 0, words: month), Wheel(width: 60, alignment: 1, words: day),
            Wheel(width: 90, alignment: 0.5) { words(style.year(), .year, $0) },
        ]
    }

    private var dayWheel: Wheel {
        let (style, calendar, date) = (style, calendar, date)
        return Wheel(width: 150, alignment: 1) { distance in
            guard let day = calendar.date(byAdding: .day, value: distance, to: date) else { return nil }
            // Commonly known.
            if calendar.isDate(day, inSameDayAs: ViewClock.currentDate) { return "Today" }
            return day.formatted(style.weekday(.abbreviated).month(.abbreviated).day())
        }
    }

    private var timeWheels: [Wheel] {
        let locale = place.environment.locale
        let (calendar, date) = (calendar, date)
        let hasHalves = [.oneToTwelve, .zeroToEleven].contains(locale.hourCycle)
        let hour = calendar.component(.hour, from: date)
        func number(_ value: Int, _ digits: Int) -> String {
            value.formatted(.number.precision(.integerLength(digits...)).grouping(.never).locale(locale))
        }
        var wheels = [
            Wheel(width: 50, alignment: 1) { distance in
                let turned = (hour + distance + 24) % 24
                return hasHalves ? number((turned + 11) % 12 + 1, 1) : number(turned, 2)
            },
            Wheel(width: 54, alignment: 0.5) { number((calendar.component(.minute, from: date) + $0 + 60) % 60, 2) },
        ]
        if hasHalves {
            let halves = [calendar.amSymbol, calendar.pmSymbol]
            wheels.append(
                Wheel(width: 60, alignment: 0) { distance in
                    let half = (hour < 12 ? 0 : 1) + distance
                    return halves.indices.contains(half) ? halves[half] : nil
                })
        }
        return wheels
    }
}

extension LookPlace {
    /// The opacity of a value on a wheel, a number of rows above or below the chosen one. *Unverified*.
    func wheelOpacity(of distance: Int) -> Double { [0.3, 0.45, 0.28, 0.12][min(abs(distance), 3)] }
}
