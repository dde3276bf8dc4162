import Foundation
import Layout

extension Facet {
    /// A date picker draws a platter for the date and one for the time, or the calendar of a month.
    static var drawingDate: Facet {
        .look(behind: { place, brush in
            if place.drawOpenDate(on: brush) { return }
            let dates = place.node.shownDates
            guard !dates.isEmpty else { return }
            // From the end back: the time is behind the date.
            var end = place.isMirrored ? place.frame.minX : place.frame.maxX
            let height = min(place.frame.height, ControlMetrics.compactHeight)
            for words in dates.reversed() {
                let width = place.width(of: words) + 2 * ControlMetrics.compactInset
                let box = CGRect(
                    x: place.isMirrored ? end : end - width, y: place.frame.midY - height / 2, width: width,
                    height: height)
                brush.fill(box, place.system("tertiarySystemFill"), radius: 8)
                let paint = place.isEnabled ? place.system("primary") : place.system("tertiaryLabel")
                place.draw(words, in: box, paint, at: 0.5, on: brush)
                end =
                    place.isMirrored
                    ? box.maxX + ControlMetrics.compactSpacing : box.minX - ControlMetrics.compactSpacing
            }
        })
    }

    /// A color well shows its color in a ring of all hues.
    static var drawingWell: Facet {
        .look(behind: { place, brush in
            let box = place.trailing(ControlMetrics.colorWell)
            let hues: [Color] = [.red, .orange, .yellow, .green, .cyan, .blue, .purple, .pink]
            for (index, hue) in hues.enumerated() {
                let step = 2 * Double.pi / Double(hues.count)
                var path = Path()
                path.addArc(
                    center: CGPoint(x: box.midX, y: box.midY), radius: box.width / 2 - 1.5,
                    startAngle: .radians(Double(index) * step - 0.01),
                    endAngle: .radians(Double(index + 1) * step + 0.01), clockwise: false)
                brush.stroke(path, place.paint(hue), StrokeStyle(lineWidth: 3))
            }
            guard let well = try? place.node.properties(of: ViewType.ColorPicker.self) else { return }
            let color = well.selectedColor
            brush.fill(Path(ellipseIn: box.insetBy(dx: 5, dy: 5)), place.paint(color))
        })
    }
}

extension LookPlace {
    /// Draws the calendar or the wheels of a date picker; false for one that shows its date in buttons.
    fileprivate func drawOpenDate(on brush: any Brush) -> Bool {
        guard node.styleOfApp == nil, let picker = try? node.properties(of: ViewType.DatePicker.self) else {
            return false
        }
        let style = node.environment[StyleKey<ModifierType.DatePickerStyle>.self]?.style
        if style is WheelDatePickerStyle {
            drawBand(on: brush)
            DateWheelLook(place: self, date: picker.selectedDate, components: picker.displayedComponents).draw(
                on: brush)
            return true
        }
        guard style is GraphicalDatePickerStyle else { return false }
        var month = frame
        if picker.displayedComponents.contains(.hourAndMinute) {
            let line = CGRect(x: frame.minX, y: frame.maxY - Self.timeLine, width: frame.width, height: Self.timeLine)
            if picker.displayedComponents.contains(.date) { month.size.height -= Self.timeLine }
            drawTime(of: picker.selectedDate, in: line, on: brush)
        }
        guard picker.displayedComponents.contains(.date) else { return true }
        let chosen = calendar.dateComponents([.year, .month, .day], from: picker.selectedDate)
        CalendarLook(
            self, shown: picker.selectedDate, chosen: [chosen], from: picker.minimumDate, until: picker.maximumDate
        ).draw(in: month, on: brush)
        return true
    }

    /// The height of the line below a calendar with the time. *Unverified*.
    private static let timeLine: CGFloat = 44

    private func drawTime(of date: Date, in line: CGRect, on brush: any Brush) {
        let inner = line.insetBy(dx: 16, dy: 0)
        draw("Time", in: inner, system("primary"), on: brush)
        let style = Date.FormatStyle(
            date: .omitted, time: .shortened, locale: environment.locale, calendar: calendar,
            timeZone: calendar.timeZone)
        let words = date.formatted(style)
        let size = CGSize(
            width: width(of: words) + 2 * ControlMetrics.compactInset, height: ControlMetrics.compactHeight)
        let box = flipped(
            CGRect(x: inner.maxX - size.width, y: inner.midY - size.height / 2, width: size.width, height: size.height),
            in: frame)
        brush.fill(box, system("tertiarySystemFill"), radius: 8)
        draw(words, in: box, system(isEnabled ? "primary" : "tertiaryLabel"), at: 0.5, on: brush)
    }
}

extension Facet {
    /// A picker of several days draws the month of the first one.
    static var drawingDays: Facet {
        .look(behind: { place, brush in
            guard let picker = try? place.node.properties(of: ViewType.MultiDatePicker.self) else { return }
            let days = picker.selectedDateComponents
            let shown = days.compactMap { place.calendar.date(from: $0) }.min() ?? ViewClock.currentDate
            // Documented for the initializers with a range: its end isn't among the days.
            CalendarLook(
                place, shown: shown, chosen: days, from: picker.minimumDate,
                until: picker.maximumDate.map { $0.addingTimeInterval(-1) }
            ).draw(in: place.frame, on: brush)
        })
    }
}
