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

    /// The form of older source, with the label last.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label(), .init(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged))
    }

    /// The form of older source, with the label last.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .init(value, nil, step, onEditingChanged))
    }

    /// The form of older source, with the label last. The value stays within the bounds.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), .init(value, bounds, step, onEditingChanged))
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
    }
}

extension Stepper where Label == Text {
    /// A direction without an action cannot be taken.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            Text(titleKey),
            .init(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged))
    }

    /// A direction without an action cannot be taken.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            Text(title), .init(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged))
    }

    /// Creates a stepper with a localized label.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), .init(value, nil, step, onEditingChanged))
    }

    /// Creates a stepper with a verbatim label.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), .init(value, nil, step, onEditingChanged))
    }

    /// The value stays within the bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), .init(value, bounds, step, onEditingChanged))
    }

    /// The value stays within the bounds.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), .init(value, bounds, step, onEditingChanged))
    }
}

extension ViewType {
    public enum Stepper: AccessibleKind {
        /// The actions of a stepper.
        public struct Properties: LabeledProperties {
            let onIncrement: (() -> Void)?
            let onDecrement: (() -> Void)?
            let onEditingChanged: ((Bool) -> Void)?

            /// Takes a step up.
            /// - Throws: Where the stepper has no way up.
            public var increment: ViewCall<Void, Void> {
                .action { try callback(onIncrement, "onIncrement", of: "Stepper")() }
            }
            /// Takes a step down.
            /// - Throws: Where the stepper has no way down.
            public var decrement: ViewCall<Void, Void> {
                .action { try callback(onDecrement, "onDecrement", of: "Stepper")() }
            }
            /// Says that a press of the stepper ended.
            public var callOnEditingChanged: ViewCall<Void, Void> {
                .action { try callback(onEditingChanged, "onEditingChanged", of: "Stepper")(false) }
            }
        }

        package static var accessibilityTraits: AccessibilityTraits { [] }

        public static let kind = Kind(
            "Stepper",
            members: [
                .call("increment", \Properties.increment),
                .call("decrement", \Properties.decrement),
                .call("callOnEditingChanged", \Properties.callOnEditingChanged),
            ],
            slots: [.label],
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
        func move(by distance: V.Stride) {
            let next = value.wrappedValue.advanced(by: distance)
            value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        }
        self.init(
            onIncrement: { move(by: step) }, onDecrement: { move(by: 0 - step) }, onEditingChanged: onEditingChanged)
    }
}

extension ViewType.Kinds { public var stepper: KindReference<ViewType.Stepper> { .init() } }
