/// A control that selects a number from a range.
public nonisolated struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
    public typealias Described = ViewType.Slider

    public let properties: ViewType.Slider.Properties
    let label: Label
    let minimumLabel: ValueLabel?
    let maximumLabel: ValueLabel?
    private var currentLabel: (any View)?

    init(
        _ properties: ViewType.Slider.Properties, _ label: Label, _ labels: (minimum: ValueLabel, maximum: ValueLabel)?
    ) {
        self.properties = properties
        self.label = label
        minimumLabel = labels?.minimum
        maximumLabel = labels?.maximum
    }

    /// The labels for the ends of the range stand beside the slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            .init(value, bounds, step: nil, onEditingChanged), label(), (minimumValueLabel(), maximumValueLabel()))
    }

    /// The value keeps to multiples of `step` from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            .init(value, bounds, step: Double(step), onEditingChanged), label(),
            (minimumValueLabel(), maximumValueLabel()))
    }

    /// Creates a slider with ticks. `neutralValue` is where its fill begins, nil for the lower bound; a person can only choose
    /// numbers within `enabledBounds`, nil for all.
    @MainActor
    public init<V: BinaryFloatingPoint, CurrentValueLabel: View, Ticks: SliderTickContent>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            // Unverified: enabledBounds limit the values and the ends of the track alike.
            .init(value, enabledBounds ?? bounds, neutralValue, ticks()._ticks, onEditingChanged), label(),
            (minimumValueLabel(), maximumValueLabel()))
        currentLabel = currentValueLabel()
    }

    /// Creates the control as older source does, with the label last.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            .init(value, bounds, step: nil, onEditingChanged), label(), (minimumValueLabel, maximumValueLabel))
    }

    /// Creates the control as older source does, with the label last. The value keeps to multiples of `step` from the lower
    /// bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            .init(value, bounds, step: Double(step), onEditingChanged), label(),
            (minimumValueLabel, maximumValueLabel))
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        if let minimumLabel { visitor.child(.minimumLabel, minimumLabel) }
        if let maximumLabel { visitor.child(.maximumLabel, maximumLabel) }
        if let currentLabel { visitor.content(DynamicContent([currentLabel]), slot: .currentValueLabel) }
        let tickLabels = properties.ticks.compactMap(\.label)
        if !tickLabels.isEmpty { visitor.child(.tickLabels, Group(content: DynamicContent(tickLabels))) }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with the given label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(.init(value, bounds, step: nil, onEditingChanged), label(), nil)
    }

    /// The value keeps to multiples of `step` from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(.init(value, bounds, step: Double(step), onEditingChanged), label(), nil)
    }

    /// Creates a slider with ticks. `neutralValue` is where its fill begins, nil for the lower bound; a person can only choose
    /// numbers within `enabledBounds`, nil for all.
    @MainActor
    public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            .init(value, enabledBounds ?? bounds, neutralValue, ticks()._ticks, onEditingChanged), label(), nil)
    }

    /// Creates the control as older source does, with the label last.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(.init(value, bounds, step: nil, onEditingChanged), label(), nil)
    }

    /// Creates the control as older source does, with the label last. The value keeps to multiples of `step` from the lower
    /// bound.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(.init(value, bounds, step: Double(step), onEditingChanged), label(), nil)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider over a range of values.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(.init(value, bounds, step: nil, onEditingChanged), EmptyView(), nil)
    }

    /// The value keeps to multiples of `step` from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(.init(value, bounds, step: Double(step), onEditingChanged), EmptyView(), nil)
    }
}

extension Slot {
    /// The labels of the ticks of a slider.
    static let tickLabels = Slot("tickLabelsView")
}

extension Slider: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        LabeledControlLayout(height: ControlMetrics.sliderHeight)
    }
}

extension ViewType {
    public enum Slider: AccessibleKind {
        public struct Properties: LabeledProperties {
            private let binding: Binding<Double>
            private let bounds: ClosedRange<Double>
            private let step: Double?
            private let onEditingChanged: (Bool) -> Void
            private(set) var ticks: [_SliderTick] = []
            /// The value at which the fill of the slider begins; nil for its lower end.
            public private(set) var neutralValue: Double?

            init<V: BinaryFloatingPoint>(
                _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?,
                _ onEditingChanged: @escaping (Bool) -> Void
            ) {
                binding = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
                self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
                self.step = step
                self.onEditingChanged = onEditingChanged
            }

            fileprivate init<V: BinaryFloatingPoint>(
                _ value: Binding<V>, _ bounds: ClosedRange<V>, _ neutralValue: V?, _ ticks: [_SliderTick],
                _ onEditingChanged: @escaping (Bool) -> Void
            ) {
                // Unverified: ticks are marks only; without a step a value between two of them can be set.
                self.init(value, bounds, step: nil, onEditingChanged)
                self.neutralValue = neutralValue.map { Double($0) }
                self.ticks = ticks
            }

            /// The number: in Lua in the slider's own units; in Swift its place between the ends, from 0 to 1, which is what
            /// SwiftUI keeps of it, so that tests of ViewInspector read that (by its source; *unverified*).
            public var value: Double {
                let length = bounds.upperBound - bounds.lowerBound
                return length > 0 ? (number - bounds.lowerBound) / length : 0
            }
            /// Moves the slider to a number: in Lua in its own units; in Swift at a place between the ends, from 0 to 1. Past an
            /// end it stays there, between two steps it takes the nearer one.
            public var setValue: ViewCall<Double, Void> {
                .action(as: "set", by: .drag) { place in
                    move(to: bounds.lowerBound + place * (bounds.upperBound - bounds.lowerBound))
                }
            }
            /// The number, in the slider's own units.
            var number: Double { binding.wrappedValue }
            /// Moves the slider to a number in its own units.
            var setNumber: ViewCall<Double, Void> { .action(as: "set", by: .drag) { number in move(to: number) } }
            /// Drags the slider to a number in its own units; between two steps it takes the nearer one. `onEditingChanged` is
            /// told when the drag begins and when it ends. Throws `InspectionError.notSupported` for a number past an end.
            public var set: ViewCall<Double, Void> {
                .action(as: "set", by: .drag, of: self) { slider, node, value in
                    guard slider.bounds.contains(value) else {
                        let (low, high) = (slider.bounds.lowerBound, slider.bounds.upperBound)
                        throw InspectionError.notSupported(
                            "\(node.named) can't be set to \(value.shownInMessages): it goes from "
                                + "\(low.shownInMessages) to \(high.shownInMessages)")
                    }
                    // Documented for onEditingChanged: called with true when editing begins and with false when it ends.
                    slider.onEditingChanged(true)
                    slider.binding.wrappedValue = slider.reachable(value)
                    slider.onEditingChanged(false)
                }
            }
            /// Says that moving the slider ended.
            public var callOnEditingChanged: ViewCall<Void, Void> { .action { onEditingChanged(false) } }
            /// The numbers that ticks mark.
            public var tickValues: [Double] { ticks.map(\.value) }
            /// The label of the current value.
            public var currentValueLabelView: SlotReference<ViewType.ClassifiedView> { .init(.currentValueLabel) }
            /// The labels of the ticks, in order.
            public var tickLabelsView: SlotReference<ViewType.ClassifiedView> { .init(.tickLabels) }
            /// The label at the lower end.
            public var minimumValueLabelView: SlotReference<ViewType.ClassifiedView> { .init(.minimumLabel) }
            /// The label at the upper end.
            public var maximumValueLabelView: SlotReference<ViewType.ClassifiedView> { .init(.maximumLabel) }

            /// Moves the slider by a part of its length, as a finger does that drags its thumb.
            func drag(by part: Double) {
                onEditingChanged(true)
                move(to: number + part * (bounds.upperBound - bounds.lowerBound))
                onEditingChanged(false)
            }

            private func move(to number: Double) { binding.wrappedValue = reachable(number) }

            private func reachable(_ value: Double) -> Double {
                let within = min(max(value, bounds.lowerBound), bounds.upperBound)
                // Documented for step: valid values lie one step apart. Unverified: counted from the lower bound.
                guard let step, step > 0 else { return within }
                let steps = ((within - bounds.lowerBound) / step).rounded()
                // Unverified: the upper bound can be reached even if no step ends there.
                return min(bounds.lowerBound + steps * step, bounds.upperBound)
            }
        }

        public static let kind = Kind(
            "Slider",
            members: [
                .attribute("value", \Properties.number),
                .attribute("tickValues", \Properties.tickValues),
                .attribute("neutralValue", \Properties.neutralValue),
                .call("set", \Properties.set, .required("value")),
                .call("setValue", \Properties.setNumber, .required("value")),
                .call("callOnEditingChanged", \Properties.callOnEditingChanged),
            ],
            slots: [.label, .minimumLabel, .maximumLabel, .currentValueLabel, .tickLabels],
            facets: [.drawingTrack, .slidByDrag, .withoutLabel, .leftOut(of: .all)],
            forms: [
                DynamicForm(
                    .optionalView("label"), .required("value", Binding<Double>.self), .defaulted("min", 0.0),
                    .defaulted("max", 1.0), .optional("step", Double.self),
                    .optional("onEditingChanged", DynamicHandler<Bool>.self)
                ) { label, value, low, high, step, onEditingChanged in
                    Views.Slider<DynamicContent, Views.EmptyView>(
                        .init(value, try Parameter.range(low, high), step: step, onEditingChanged?.action ?? { _ in }),
                        label ?? DynamicContent([]), nil)
                }
            ])
    }
}

extension ViewType.Kinds { public var slider: KindReference<ViewType.Slider> { .init() } }
