import Foundation

/// Which parts of a date are chosen.
@MemberwiseInit public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePickerComponents: NamedOptions {
    public static var dynamicName: String { "parts of a date" }
    /// The options by the names that a dynamic language gives them.
    public static var namedOptions: [(name: String, value: DatePickerComponents)] {
        [("hourAndMinute", .hourAndMinute), ("date", .date)]
    }
}

/// A control that selects a date.
public nonisolated struct DatePicker<Label: View>: PrimitiveView {
    /// Which parts of a date are chosen.
    public typealias Components = DatePickerComponents
    public typealias Described = ViewType.DatePicker

    public let properties: ViewType.DatePicker.Properties
    let label: Label

    init(_ label: Label, _ properties: ViewType.DatePicker.Properties) {
        self.label = label
        self.properties = properties
    }

    /// Any date may be chosen.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        // Documented for displayedComponents: a picker shows both the date and the time unless told otherwise.
        self.init(label(), .init(selection, nil, nil, displayedComponents))
    }

    /// A date within the range may be chosen.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .init(selection, range.lowerBound, range.upperBound, displayedComponents))
    }

    /// A date from the bound on may be chosen.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .init(selection, range.lowerBound, nil, displayedComponents))
    }

    /// A date up to the bound may be chosen.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .init(selection, nil, range.upperBound, displayedComponents))
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        visitor.styled(by: ModifierType.DatePickerStyle.self) { [properties, label] _ in
            .init(
                label: .init(label), selection: properties.selection, minimumDate: properties.minimumDate,
                maximumDate: properties.maximumDate, displayedComponents: properties.displayedComponents)
        }
    }
}

extension DatePicker where Label == Text {
    /// Creates a date picker with a localized label.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), .init(selection, nil, nil, displayedComponents))
    }

    /// Creates a date picker for a date within the range, with a localized label.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), .init(selection, range.lowerBound, range.upperBound, displayedComponents))
    }

    /// Creates a date picker for a date from the bound on, with a localized label.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), .init(selection, range.lowerBound, nil, displayedComponents))
    }

    /// Creates a date picker for a date up to the bound, with a localized label.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), .init(selection, nil, range.upperBound, displayedComponents))
    }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// The date picker that a style is told of, as it is.
    public init(_ configuration: DatePickerStyleConfiguration) {
        self.init(
            configuration.label,
            .init(
                configuration.$selection, configuration.minimumDate, configuration.maximumDate,
                configuration.displayedComponents))
    }
}

extension DatePicker: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        switch place.node.environment[StyleKey<ModifierType.DatePickerStyle>.self]?.style {
        case is WheelDatePickerStyle: LabeledControlLayout(height: ControlMetrics.wheelHeight)
        case is GraphicalDatePickerStyle: LabeledControlLayout(height: ControlMetrics.calendar.height)
        default:
            place.labeledControl(CGSize(width: buttonsWidth(in: place), height: ControlMetrics.compactHeight))
        }
    }

    /// The width of the buttons that show the day and the time, in points.
    @MainActor private func buttonsWidth(in place: LayoutPlace) -> CGFloat {
        let widths = place.node.following { place.node.shownDates }.map { text in
            let measure = Text(verbatim: text).textLayout(in: place, place.environment).measure
            return measure.size(.unspecified).width + 2 * ControlMetrics.compactInset
        }
        return widths.reduce(0, +) + ControlMetrics.compactSpacing * CGFloat(max(0, widths.count - 1))
    }
}

extension ViewType {
    public enum DatePicker: AccessibleKind {
        public struct Properties: LabeledProperties, StyledProperties {
            let selection: Binding<Date>
            /// The first date that may be chosen, nil for no such bound.
            public let minimumDate: Date?
            /// The last date that may be chosen, nil for no such bound.
            public let maximumDate: Date?
            /// Which parts of the date are chosen.
            public let displayedComponents: DatePickerComponents

            init(
                _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: DatePickerComponents
            ) {
                self.selection = selection
                minimumDate = minimum
                maximumDate = maximum
                displayedComponents = components
            }

            /// The chosen date.
            public var selectedDate: Date { selection.wrappedValue }
            /// Chooses a date. Throws `InspectionError.notSupported` when it is out of bounds.
            public var select: ViewCall<Date, Void> { .action(choose) }

            /// Chooses a day such as `2026-11-21`, a time such as `14:30`, or both: `2026-11-21 14:30`. What isn't given stays
            /// as it is; the time zone is that of the environment. Throws `InspectionError.notSupported` for what can't be
            /// read, what the picker doesn't show, and what is out of bounds.
            public var set: ViewCall<String, Void> {
                .action(of: self) { picker, node, text in try picker.enter(text, on: node) }
            }

            @MainActor private func enter(_ text: String, on node: Node) throws {
                let timeZone = node.environment.timeZone
                guard let entry = DateEntry(text),
                    var date = entry.replacingParts(of: selection.wrappedValue, in: timeZone)
                else {
                    throw InspectionError.notSupported(
                        "\(node.named) takes a date such as \"2026-11-21\", a time such as \"14:30\", or both, "
                            + "got \"\(text)\"")
                }
                // Documented for displayedComponents: people can only choose the parts that the picker shows.
                if entry.day != nil, !displayedComponents.contains(.date) {
                    throw InspectionError.notSupported("\(node.named) shows a time, and no date to choose")
                }
                if entry.time != nil, !displayedComponents.contains(.hourAndMinute) {
                    throw InspectionError.notSupported("\(node.named) shows a date, and no time to choose")
                }
                func written(_ date: Date) -> String {
                    DateEntry.written(date, hasTime: entry.time != nil, in: timeZone)
                }
                let ends =
                    [("earliest", minimumDate, { $0 < $1 }), ("latest", maximumDate, { $0 > $1 })]
                    as [(String, Date?, (Date, Date) -> Bool)]
                for case (let name, let bound?, let isPast) in ends where isPast(date, bound) {
                    // Who chooses the day of the bound gets the nearest time on it.
                    guard entry.time == nil, DateEntry.isSameDay(date, bound, in: timeZone) else {
                        throw InspectionError.notSupported(
                            "\(node.named) can't be set to \(written(date)): the \(name) is \(written(bound))")
                    }
                    date = bound
                }
                selection.wrappedValue = date
            }

            /// Chooses a date.
            /// - Throws: `InspectionError.notSupported` when it is out of bounds.
            func choose(_ date: Date) throws {
                // Documented for init(selection:in:displayedComponents:label:): the range is inclusive.
                if let minimumDate, date < minimumDate { throw outOfBounds(date, "before", minimumDate) }
                if let maximumDate, date > maximumDate { throw outOfBounds(date, "after", maximumDate) }
                selection.wrappedValue = date
            }

            private func outOfBounds(_ date: Date, _ side: String, _ bound: Date) -> InspectionError {
                let format = Date.ISO8601FormatStyle.iso8601
                return .notSupported(
                    "\(date.formatted(format)) cannot be chosen in DatePicker: it is \(side) \(bound.formatted(format))"
                )
            }
        }

        public static let kind = Kind(
            "DatePicker",
            members: [
                .attribute("selectedDate", \Properties.selectedDate),
                .attribute("minimumDate", \Properties.minimumDate), .attribute("maximumDate", \Properties.maximumDate),
                .attribute("displayedComponents", \Properties.displayedComponents),
                .call("select", \Properties.select, .required("date")),
                .call("set", \Properties.set, .required("date", String.self).example("'2026-11-21 10:00'")),
            ],
            slots: [.label, .styled],
            facets: [
                .drawingDate, .drawing(without: { $0.hiddenDatePickerSlots }), .showingTexts { $0.shownDates },
                .legible,
                .leftOut(of: .all),
            ],
            forms: [
                DynamicForm(
                    .view("label"), .required("selection", Binding<Date>.self), .optional("min", Date.self),
                    .optional("max", Date.self),
                    .defaulted("displayedComponents", [.hourAndMinute, .date] as DatePickerComponents)
                        .example("{ 'hourAndMinute', 'date' }")
                ) { label, selection, minimum, maximum, components in
                    Views.DatePicker(label, .init(selection, minimum, maximum, components))
                }
            ])
    }
}

extension ViewType.Kinds { public var datePicker: KindReference<ViewType.DatePicker> { .init() } }

extension ViewCall where Arguments == Date, Result == Void {
    /// Chooses a date, as a person would. Throws `InspectionError.notSupported` when it is out of bounds.
    @MainActor @preconcurrency public func callAsFunction(date: Date) throws { try callAsFunction(date) }
}
