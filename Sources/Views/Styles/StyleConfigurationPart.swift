/// A part of a control that a style places: `configuration.label`.
///
/// It shows the part of the control on the screen, and is empty in a style that is inspected on its own.
public nonisolated struct _StyleConfigurationView<Configuration, Described: StyleConfigurationPart>: PrimitiveView {
    let content: (any View)?

    /// Creates an empty part, for a style that is inspected on its own.
    package init() {
        content = nil
    }

    /// Creates a part that shows a view.
    init(_ content: any View) {
        self.content = content
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        if let content { visitor.content(DynamicContent([content])) }
    }
}

/// The types of the parts that a style of a control can place.
public protocol _StyleParts {
    /// The type of the label.
    typealias Label = _StyleConfigurationView<Self, ViewType.StyleConfiguration.Label>
    /// The type of the title of a label.
    typealias Title = _StyleConfigurationView<Self, ViewType.StyleConfiguration.Title>
    /// The type of the icon of a label.
    typealias Icon = _StyleConfigurationView<Self, ViewType.StyleConfiguration.Icon>
    /// The type of the content.
    typealias Content = _StyleConfigurationView<Self, ViewType.StyleConfiguration.Content>
    /// The type of the label for the current value.
    typealias CurrentValueLabel = _StyleConfigurationView<Self, ViewType.StyleConfiguration.CurrentValueLabel>
    /// The type of the label at the lower end of a range.
    typealias MinimumValueLabel = _StyleConfigurationView<Self, ViewType.StyleConfiguration.MinimumValueLabel>
    /// The type of the label at the upper end of a range.
    typealias MaximumValueLabel = _StyleConfigurationView<Self, ViewType.StyleConfiguration.MaximumValueLabel>
}

/// The kind of a part that a style places.
public protocol StyleConfigurationPart: InspectedViewType, SingleViewContent where Properties == Void {}

extension StyleConfigurationPart {
    /// Describes a part, which belongs to the configurations of these types.
    fileprivate static func part(_ name: String, _ what: String, from slot: Slot, of configurations: [String]) -> Kind {
        let wanted = configurations.map { "\($0)Configuration.\(name)" }.joined(separator: " or ")
        return Kind(
            "StyleConfiguration\(name)", arity: .single, summary: "Stands in a style for \(what).",
            facets: [.stands(in: slot)],
            calling: Calling(mismatch: {
                .inspection(path: "styleConfiguration\(name)()", factual: $0, expected: wanted)
            }))
    }
}

extension ViewType {
    /// The parts of controls that styles place. Guide: Styles.
    public enum StyleConfiguration {
        /// Stands in a style for the label of a control.
        public enum Label: StyleConfigurationPart {
            public static let kind = part(
                "Label", "the label of a control", from: .label,
                of: [
                    "ButtonStyle", "PrimitiveButtonStyle", "MenuStyle", "ToggleStyle", "ProgressViewStyle",
                    "GroupBoxStyle",
                ])
        }

        /// Stands in a style for the title of a label.
        public enum Title: StyleConfigurationPart {
            public static let kind = part("Title", "the title of a label", from: .title, of: ["LabelStyle"])
        }

        /// Stands in a style for the icon of a label.
        public enum Icon: StyleConfigurationPart {
            public static let kind = part("Icon", "the icon of a label", from: .icon, of: ["LabelStyle"])
        }

        /// Stands in a style for the content of a control.
        public enum Content: StyleConfigurationPart {
            public static let kind = part(
                "Content", "the content of a control", from: .content, of: ["GroupBoxStyle", "MenuStyle"])
        }

        /// Stands in a style for the label for the current value.
        public enum CurrentValueLabel: StyleConfigurationPart {
            public static let kind = part(
                "CurrentValueLabel", "the label for the current value", from: .currentValueLabel,
                of: ["ProgressViewStyle"])
        }

        /// Stands in a style for the label at the lower end of a range.
        public enum MinimumValueLabel: StyleConfigurationPart {
            public static let kind = part(
                "MinimumValueLabel", "the label at the lower end of a range", from: .minimumLabel, of: ["GaugeStyle"])
        }

        /// Stands in a style for the label at the upper end of a range.
        public enum MaximumValueLabel: StyleConfigurationPart {
            public static let kind = part(
                "MaximumValueLabel", "the label at the upper end of a range", from: .maximumLabel, of: ["GaugeStyle"])
        }
    }
}

extension ViewType.Kinds {
    public var styleConfigurationLabel: KindReference<ViewType.StyleConfiguration.Label> { .init() }
    public var styleConfigurationTitle: KindReference<ViewType.StyleConfiguration.Title> { .init() }
    public var styleConfigurationIcon: KindReference<ViewType.StyleConfiguration.Icon> { .init() }
    public var styleConfigurationContent: KindReference<ViewType.StyleConfiguration.Content> { .init() }
    public var styleConfigurationCurrentValueLabel: KindReference<ViewType.StyleConfiguration.CurrentValueLabel> {
        .init()
    }
    public var styleConfigurationMinimumValueLabel: KindReference<ViewType.StyleConfiguration.MinimumValueLabel> {
        .init()
    }
    public var styleConfigurationMaximumValueLabel: KindReference<ViewType.StyleConfiguration.MaximumValueLabel> {
        .init()
    }
}

/// A property of a configuration, for a style that is a function of a script.
@MainActor extension DynamicValue {
    static func field(_ value: some DynamicConvertible) -> DynamicValue { value.dynamicValue }
    static func field(_ binding: Binding<some DynamicConvertible>) -> DynamicValue { .binding(ModelBinding(binding)) }
    static func field(_ part: some View) -> DynamicValue { .view(part) }
    static func field(_ part: (some View)?) -> DynamicValue { part.map { .view($0) } ?? .none }
    static func field(_ action: (() -> Void)?) -> DynamicValue {
        action.map { .function(ModelFunction(action: $0)) } ?? .none
    }
}
