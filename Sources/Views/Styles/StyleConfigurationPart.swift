/// A part of a control that a style places where it wants it: `configuration.label`.
///
/// For a control on a screen it shows what the control was given. In a style that is looked at alone it is empty.
public nonisolated struct _StyleConfigurationView<Configuration, Described: StyleConfigurationPart>: PrimitiveView {
    let content: (any View)?

    /// An empty one, for a style that is looked at alone.
    package init() {
        content = nil
    }

    /// One that shows what a control was given.
    init(_ content: any View) {
        self.content = content
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        if let content { visitor.content(DynamicContent([content])) }
    }
}

/// A kind of part that a style places.
public protocol StyleConfigurationPart: SingleViewContent where Properties == Void {}

extension StyleConfigurationPart {
    fileprivate static func part(_ name: String, _ what: String) -> Kind {
        Kind("StyleConfiguration\(name)", arity: .single, summary: "Stands in a style for \(what).")
    }
}

extension ViewType {
    /// The parts of controls that styles place. Guide: Styles.
    public enum StyleConfiguration {
        /// Stands in a style for the label of a control.
        public enum Label: StyleConfigurationPart {
            public static let kind = part("Label", "the label of a control")
        }

        /// Stands in a style for the words of a label.
        public enum Title: StyleConfigurationPart {
            public static let kind = part("Title", "the words of a label")
        }

        /// Stands in a style for the picture of a label.
        public enum Icon: StyleConfigurationPart {
            public static let kind = part("Icon", "the picture of a label")
        }

        /// Stands in a style for what a control contains.
        public enum Content: StyleConfigurationPart {
            public static let kind = part("Content", "what a control contains")
        }

        /// Stands in a style for the label that says what the value is.
        public enum CurrentValueLabel: StyleConfigurationPart {
            public static let kind = part("CurrentValueLabel", "the label that says what the value is")
        }

        /// Stands in a style for the label at the lower end of a range.
        public enum MinimumValueLabel: StyleConfigurationPart {
            public static let kind = part("MinimumValueLabel", "the label at the lower end of a range")
        }

        /// Stands in a style for the label at the upper end of a range.
        public enum MaximumValueLabel: StyleConfigurationPart {
            public static let kind = part("MaximumValueLabel", "the label at the upper end of a range")
        }
    }
}

extension ViewType.Kinds {
    /// Leads to the label in a style.
    public var styleConfigurationLabel: KindReference<ViewType.StyleConfiguration.Label> { .init() }
    /// Leads to the words of a label in a style.
    public var styleConfigurationTitle: KindReference<ViewType.StyleConfiguration.Title> { .init() }
    /// Leads to the picture of a label in a style.
    public var styleConfigurationIcon: KindReference<ViewType.StyleConfiguration.Icon> { .init() }
    /// Leads to the content of a control in a style.
    public var styleConfigurationContent: KindReference<ViewType.StyleConfiguration.Content> { .init() }
    /// Leads to the label that says what the value is in a style.
    public var styleConfigurationCurrentValueLabel: KindReference<ViewType.StyleConfiguration.CurrentValueLabel> {
        .init()
    }
    /// Leads to the label at the lower end of a range in a style.
    public var styleConfigurationMinimumValueLabel: KindReference<ViewType.StyleConfiguration.MinimumValueLabel> {
        .init()
    }
    /// Leads to the label at the upper end of a range in a style.
    public var styleConfigurationMaximumValueLabel: KindReference<ViewType.StyleConfiguration.MaximumValueLabel> {
        .init()
    }
}

extension DynamicValue {
    /// A part that a control may not have.
    static func part(_ view: (some View)?) -> DynamicValue { view.map { .view($0) } ?? .none }
}
