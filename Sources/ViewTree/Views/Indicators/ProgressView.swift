import Foundation

/// Shows how far something has come, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    /// The kind that describes it.
    public typealias Described = ViewType.ProgressView

    /// What can be read of it, apart from its children.
    public let properties: ViewType.ProgressView.Properties
    let label: Label
    let currentValueLabel: CurrentValueLabel

    init(_ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
        properties = .init(fractionCompleted: fraction)
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// `value` is out of `total`; nil says that nobody knows how far it has come.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction(value, of: total), label(), currentValueLabel())
    }

    /// Hands its children to the visitor.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        if !(label is EmptyView) { visitor.child(.label, label) }
        if !(currentValueLabel is EmptyView) { visitor.child(.currentValueLabel, currentValueLabel) }
    }
}

/// How much of the total a value is, from 0 to 1.
private func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Makes one with this label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(nil, label(), EmptyView())
    }

    /// `value` is out of `total`; nil says that nobody knows how far it has come.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction(value, of: total), label(), EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Makes one.
    public init() {
        self.init(nil, EmptyView(), EmptyView())
    }

    /// `value` is out of `total`; nil says that nobody knows how far it has come.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction(value, of: total), EmptyView(), EmptyView())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Makes one labelled with a text that may be translated.
    public init(_ titleKey: LocalizedStringKey) {
        self.init(nil, Text(titleKey), EmptyView())
    }

    /// Makes one labelled with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init(nil, Text(title), EmptyView())
    }

    /// `value` is out of `total`; nil says that nobody knows how far it has come.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(fraction(value, of: total), Text(titleKey), EmptyView())
    }

    /// `value` is out of `total`; nil says that nobody knows how far it has come.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(fraction(value, of: total), Text(title), EmptyView())
    }
}

extension Slot {
    /// What says how far something has come.
    static let currentValueLabel = Slot("currentValueLabelView")
}

extension ViewType {
    /// Shows how far something has come, or that it goes on. Guide: Custom ProgressViewStyle.
    public enum ProgressView: KnownViewType {
        /// What can be read of a progress view.
        public struct Properties: LabeledProperties, Sendable {
            /// How far it has come, from 0 to 1; nil when nobody knows.
            public let fractionCompleted: Double?
            /// What says how far it has come.
            public var currentValueLabelView: SlotReference<ViewType.ClassifiedView> { .init(.currentValueLabel) }
        }

        /// The description of the kind.
        public static let kind = Kind(
            "ProgressView", summary: "Shows how far something has come, or that it goes on.",
            members: [.attribute("fractionCompleted", ProgressView.self) { $0.fractionCompleted }],
            slots: [.label, .currentValueLabel],
            forms: [
                DynamicForm(
                    .optionalView("label"), .optional("value", Double.self), .defaulted("total", 1.0),
                    .optionalView("currentValueLabel")
                ) { label, value, total, current in
                    ViewTree.ProgressView(value: value, total: total) {
                        if let label { label }
                    } currentValueLabel: {
                        if let current { current }
                    }
                },
                DynamicForm(.view("label")) { label in ViewTree.ProgressView { label } },
            ])
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `ProgressView`.
    public var progressView: KindReference<ViewType.ProgressView> { .init() }
}
