import Foundation

/// A control that selects any number of days.
public nonisolated struct MultiDatePicker<Label: View>: PrimitiveView {
    public typealias Described = ViewType.MultiDatePicker

    public let properties: ViewType.MultiDatePicker.Properties
    let label: Label

    init(
        _ label: Label, _ selection: Binding<Set<DateComponents>>, minimumDate: Date? = nil, maximumDate: Date? = nil
    ) {
        properties = .init(selection: selection, minimumDate: minimumDate, maximumDate: maximumDate)
        self.label = label
    }

    /// Any days may be chosen.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection)
    }

    /// Days within the range may be chosen, its end left out.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        // Documented for init(selection:in:label:): the range excludes its upper bound.
        self.init(label(), selection, minimumDate: bounds.lowerBound, maximumDate: bounds.upperBound)
    }

    /// Days from the bound on may be chosen.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, minimumDate: bounds.lowerBound)
    }

    /// Days before the bound may be chosen.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, maximumDate: bounds.upperBound)
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a multi date picker with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(Text(titleKey), selection)
    }

    /// Creates a multi date picker for days within the range, with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(Text(titleKey), selection, minimumDate: bounds.lowerBound, maximumDate: bounds.upperBound)
    }

    /// Creates a multi date picker for days from the bound on, with a localized label.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(Text(titleKey), selection, minimumDate: bounds.lowerBound)
    }

    /// Creates a multi date picker for days before the bound, with a localized label.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(Text(titleKey), selection, maximumDate: bounds.upperBound)
    }
}

extension MultiDatePicker: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        LabeledControlLayout(height: ControlMetrics.calendar.height)
    }
}

extension ViewType {
    public enum MultiDatePicker: AccessibleKind {
        public struct Properties: LabeledProperties {
            let selection: Binding<Set<DateComponents>>
            /// From when on days may be chosen, nil for no such bound.
            public let minimumDate: Date?
            /// Before when days may be chosen, nil for no such bound.
            public let maximumDate: Date?

            /// The chosen days.
            public var selectedDateComponents: Set<DateComponents> { selection.wrappedValue }
            /// Chooses days in place of those that were chosen. Throws `InspectionError.notSupported` where one of them is out of
            /// bounds, on a screen.
            public var select: ViewCall<Set<DateComponents>, Void> {
                .action(of: self) { picker, node, days in
                    if node.graph.isScreen { try picker.check(days, on: node) }
                    picker.selection.wrappedValue = days
                }
            }

            /// Documented for the initializers with a range: only its days can be chosen, and the upper bound isn't one of them.
            @MainActor private func check(_ days: Set<DateComponents>, on node: Node) throws {
                var calendar = node.environment.calendar
                calendar.timeZone = node.environment.timeZone
                for date in days.compactMap(calendar.date(from:)).sorted() {
                    let isEarly = minimumDate.map { date < calendar.startOfDay(for: $0) } ?? false
                    let isLate = maximumDate.map { date >= $0 } ?? false
                    guard isEarly || isLate else { continue }
                    let day = DateEntry.written(date, hasTime: false, in: calendar.timeZone)
                    throw InspectionError.notSupported(
                        "\(day) can't be chosen in \(node.named): it is out of its range")
                }
            }
        }

        public static let kind = Kind(
            "MultiDatePicker",
            members: [
                .attribute("minimumDate", \Properties.minimumDate), .attribute("maximumDate", \Properties.maximumDate),
                .attribute("selectedDateComponents", \Properties.selectedDateComponents),
                .call("select", \Properties.select, .required("dateComponents")),
            ],
            slots: [.label],
            // Unverified: the calendar has no label.
            facets: [.drawingDays, .withoutLabel, .leftOut(of: .all)],
            forms: [
                DynamicForm(
                    .view("label"),
                    .required("selection", Binding<Set<DateComponents>>.self)
                        .example("State({ { year = 2024, month = 5, day = 6 } })"),
                    .optional("min", Date.self).example("Date('2024-01-01')"),
                    .optional("max", Date.self).example("Date('2025-01-01')")
                ) { label, selection, minimum, maximum in
                    Views.MultiDatePicker(label, selection, minimumDate: minimum, maximumDate: maximum)
                }
            ])
    }
}

extension ViewType.Kinds { public var multiDatePicker: KindReference<ViewType.MultiDatePicker> { .init() } }

extension ViewCall where Arguments == Set<DateComponents>, Result == Void {
    /// Chooses days in place of those that were chosen, as a person would.
    @MainActor @preconcurrency public func callAsFunction(dateComponents: Set<DateComponents>) throws {
        try callAsFunction(dateComponents)
    }
}
