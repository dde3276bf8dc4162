import Foundation

/// A control that increments and decrements a value.
public nonisolated struct Stepper<Label: View>: PrimitiveView {
    public typealias Described = ViewType.Stepper

    public let properties: ViewType.Stepper.Properties
    let label: Label

    init(_ label: Label, _ properties: ViewType.Stepper.Properties) {
        self.label = label
        self.properties = properties
    }

    /// A direction without an action cannot be taken.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label(), .init(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged))
    }

    /// Creates a stepper with the given label.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), .init(value, nil, step, onEditingChanged))
    }

    /// The value stays within the bounds.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), .init(value, bounds, step, onEditingChanged))
    }

    /// Creates the control as older source does, with the label last.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label(), .init(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged))
    }

    /// Creates the control as older source does, with the label last.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .init(value, nil, step, onEditingChanged))
    }

    /// Creates the control as older source does, with the label last. The value stays within the bounds.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .init(value, bounds, step, onEditingChanged))
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        if let text = properties.valueText?() { visitor.child(.currentValueLabel, text) }
    }
}

extension Stepper where Label == Text {
    /// A direction without an action cannot be taken.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            Text(titleKey),
            .init(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged))
    }

    /// Creates a stepper with a localized label.
    @TextOverloads
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), .init(value, nil, step, onEditingChanged))
    }

    /// The value stays within the bounds.
    @TextOverloads
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), .init(value, bounds, step, onEditingChanged))
    }
}

extension Stepper: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        place.labeledControl(ControlMetrics.stepper)
    }
}

extension ViewType {
    public enum Stepper: AccessibleKind {
        /// The actions of a stepper.
        public struct Properties: LabeledProperties {
            let onIncrement: (() -> Void)?
            let onDecrement: (() -> Void)?
            let onEditingChanged: ((Bool) -> Void)?
            /// The end of the range, if the value is there.
            var end: (_ isUp: Bool) -> String? = { _ in nil }
            /// The value in its format; nil where the stepper was given none.
            var valueText: (() -> Views.Text)?

            /// The value beside the label, where the stepper was given a format.
            public var currentValueLabelView: SlotReference<ViewType.Text> { .init(.currentValueLabel) }

            /// Takes a step up.
            /// - Throws: Where the stepper has no way up, or on a screen where the value is at its maximum.
            public var increment: ViewCall<Void, Void> { step(onIncrement, "onIncrement", isUp: true) }
            /// Takes a step down.
            /// - Throws: Where the stepper has no way down, or on a screen where the value is at its minimum.
            public var decrement: ViewCall<Void, Void> { step(onDecrement, "onDecrement", isUp: false) }
            /// Says that a press of the stepper ended.
            public var callOnEditingChanged: ViewCall<Void, Void> {
                .action { try callback(onEditingChanged, "onEditingChanged", of: "Stepper")(false) }
            }

            private func step(_ action: (() -> Void)?, _ name: String, isUp: Bool) -> ViewCall<Void, Void> {
                .action(of: (action, end)) { stepper, node, _ in
                    let (action, end) = stepper
                    // A test that looks at a view without a screen may step past the range, as with ViewInspector.
                    if node.isLive, let end = end(isUp) {
                        // Commonly known: at an end of its range a stepper disables the button that leads past it.
                        throw InspectionError.notSupported("\(node.named) is at its \(end)")
                    }
                    // Documented for onEditingChanged: called around holding a button. Unverified: not for a single tap.
                    try callback(action, name, of: "Stepper")()
                }
            }
        }

        public static let kind = Kind(
            "Stepper",
            members: [
                .call("increment", \Properties.increment),
                .call("decrement", \Properties.decrement),
                .call("callOnEditingChanged", \Properties.callOnEditingChanged),
            ],
            slots: [.label, .currentValueLabel],
            facets: [.drawingHalves, .stepping, .drawingLabel, .leftOut(of: .dialogs)],
            forms: [
                DynamicForm(
                    .view("label"), .required("value", Binding<CGFloat>.self), .defaulted("min", -CGFloat.infinity),
                    .defaulted("max", CGFloat.infinity), .defaulted("step", 1 as CGFloat),
                    .optional("onEditingChanged", DynamicHandler<Bool>.self)
                ) { label, value, low, high, step, onEditingChanged in
                    Views.Stepper(
                        label,
                        .init(
                            value, try Parameter.range(low, high), step, onEditingChanged?.action ?? { _ in }))
                },
                DynamicForm(
                    .view("label"), .optional("onIncrement", DynamicAction.self),
                    .optional("onDecrement", DynamicAction.self)
                ) { label, onIncrement, onDecrement in
                    Views.Stepper(
                        label,
                        .init(onIncrement: onIncrement?.action, onDecrement: onDecrement?.action, onEditingChanged: nil)
                    )
                },
            ])
    }
}

extension ViewType.Stepper.Properties {
    /// Steps of a value. A step past a bound leads to the bound.
    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        func next(by distance: V.Stride) -> V {
            let next = value.wrappedValue.advanced(by: distance)
            // Unverified: a step that would lead past the end of the range stops at that end.
            return bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        }
        self.init(
            onIncrement: { value.wrappedValue = next(by: step) },
            onDecrement: { value.wrappedValue = next(by: 0 - step) },
            onEditingChanged: onEditingChanged,
            end: { isUp in
                let current = value.wrappedValue
                guard let bounds, next(by: isUp ? step : 0 - step) == current else { return nil }
                if current == bounds.upperBound, isUp == (step > 0) { return "maximum, \(Self.shown(current))" }
                if current == bounds.lowerBound, isUp != (step > 0) { return "minimum, \(Self.shown(current))" }
                return nil
            })
    }

    private static func shown(_ value: Any) -> String {
        (value as? any BinaryFloatingPoint)?.shownInMessages ?? "\(value)"
    }
}

extension ViewType.Kinds { public var stepper: KindReference<ViewType.Stepper> { .init() } }
