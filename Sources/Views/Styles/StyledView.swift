/// What a control shows in its style: the body that the style makes, with the control's own label and content in it.
///
/// It stands beside the control's children and is made when somebody asks for it. No search goes into it unless it
/// starts there, as the same label would be found twice.
nonisolated struct StyledContent<Family: StyleFamily>: PrimitiveView {
    typealias Described = ViewType.StyledView

    let style: Any
    let configuration: @MainActor () -> Family.Configuration

    @MainActor func visitChildren(_ visitor: inout ChildVisitor) throws {
        // The configuration is made here, so that what it reads of the control marks this description when it changes.
        let configuration = configuration()
        if let function = style as? FunctionStyle {
            visitor.content(try function.body(configuration))
        } else if let body = Family.body(of: style, configuration) {
            visitor.content(DynamicContent([body]))
        }
    }
}

extension ViewType {
    /// What a control shows in its style.
    public enum StyledView: SingleViewContent {
        public static let kind = Kind("StyledView", arity: .single)
    }
}

extension Slot {
    /// What a control shows in its style.
    static let styled = Slot(onDemand: "styledView")
}

/// The properties of a control that a style can show.
public protocol StyledProperties {}

extension StyledProperties {
    /// What the control shows in the style that applies to it. Throws `InspectionError.notSupported` where none does.
    public var styledView: SlotReference<ViewType.StyledView> { .init(.styled) }
}

extension ChildVisitor {
    /// Notes how a style of a family is told of the view, should one apply.
    func styled<Family: StyleFamily>(
        by family: Family.Type, _ configuration: @escaping @MainActor (Node) -> Family.Configuration
    ) {
        guard let style = node.environment[StyleKey<Family>.self]?.style else { return }
        var environment = node.environment
        // A control within the body that a style makes of it is shown as if there were no style: else it had no end.
        environment[StyleKey<Family>.self] = nil
        let styled = StyledContent<Family>(style: style) { [unowned node] in configuration(node) }
        node.offer(.styled, environment, styled)
    }
}
