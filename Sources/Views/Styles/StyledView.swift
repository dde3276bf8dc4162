/// The body that a style makes of a control, with the control's own label and content in it.
///
/// It lies beside the control's children and is made on demand. A search reaches it only if it starts there, because it
/// would find the same label twice otherwise.
nonisolated struct StyledContent<Family: StyleFamily>: PrimitiveView {
    typealias Described = ViewType.StyledView

    let style: Any
    let configuration: @MainActor () -> Family.Configuration

    @MainActor func visitChildren(_ visitor: inout ChildVisitor) throws {
        // The configuration is made here so that a change of what it reads from the control marks this description.
        let configuration = configuration()
        if let function = style as? FunctionStyle {
            visitor.content(try function.body(configuration))
        } else if let body = Family.body(of: style, configuration) {
            visitor.content(DynamicContent([body]))
        }
    }
}

extension StyledContent: StyledBody {
    package var isOfApp: Bool { !(style is any _BuiltInStyle) }
}

extension ViewType {
    /// The body that a style makes of a control.
    public enum StyledView: InspectedViewType, SingleViewContent {
        public static let kind = Kind("StyledView", arity: .single)
    }
}

/// The properties of a control that a style can show.
public protocol StyledProperties {}

extension StyledProperties {
    /// The body of the control in the style that applies to it. Throws `InspectionError.notSupported` if no style does.
    public var styledView: SlotReference<ViewType.StyledView> { .init(.styled) }
}

extension ChildVisitor {
    /// Adds the body that the style of a family makes of the control, if a style applies.
    func styled<Family: StyleFamily>(
        by family: Family.Type, _ configuration: @escaping @MainActor (Node) -> Family.Configuration
    ) {
        guard let style = node.environment[StyleKey<Family>.self]?.style else { return }
        var environment = node.environment
        // A control within its own body is shown without the style: otherwise the body would contain itself endlessly.
        environment.setStyle(of: family, nil)
        let styled = StyledContent<Family>(style: style) { [unowned node] in configuration(node) }
        node.offer(.styled, environment, styled)
    }
}
