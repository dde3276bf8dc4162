import Foundation

// What a date picker draws of its label and its date.

extension Node {
    private var datePickerStyle: Any? { environment[StyleKey<ModifierType.DatePickerStyle>.self]?.style }

    /// The slots of a date picker that aren't drawn.
    var hiddenDatePickerSlots: [Slot] {
        // Unverified: a calendar has no label, and wheels stand beside theirs.
        datePickerStyle is GraphicalDatePickerStyle || labelsHidden ? [.label] : []
    }

    /// The chosen date and time, as the buttons of a compact date picker show them.
    var shownDates: [String] {
        guard !(datePickerStyle is GraphicalDatePickerStyle || datePickerStyle is WheelDatePickerStyle),
            let picker = try? properties(of: ViewType.DatePicker.self)
        else { return [] }
        func text(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
            let style = Date.FormatStyle(
                date: date, time: time, locale: environment.locale, calendar: environment.calendar,
                timeZone: environment.timeZone)
            return picker.selectedDate.formatted(style)
        }
        // Commonly known: the date and the time have a button each.
        var texts: [String] = []
        if picker.displayedComponents.contains(.date) { texts.append(text(.abbreviated, .omitted)) }
        if picker.displayedComponents.contains(.hourAndMinute) { texts.append(text(.omitted, .shortened)) }
        return texts
    }
}
