import Foundation
import Layout

/// How a button looks by its style and its surroundings.
private enum ButtonForm {
    /// Its label alone, in the tint.
    case borderless
    /// Its label alone, in the color of texts.
    case plain
    /// On a platter.
    case bordered
    /// On a platter of the tint.
    case prominent

    @MainActor init(_ node: Node) {
        switch node.environment[StyleKey<ModifierType.ButtonStyle>.self]?.style {
        case is BorderedButtonStyle, is GlassButtonStyle: self = .bordered
        case is BorderedProminentButtonStyle, is GlassProminentButtonStyle: self = .prominent
        case is PlainButtonStyle: self = .plain
        default: self = node.environment.isInMenu ? .plain : .borderless
        }
    }
}

extension Facet {
    /// A button draws the platter of its style, and its label in the color of its style.
    static var drawingButton: Facet {
        .look(
            passing: { place, _, context in
                guard place.node.styleOfApp == nil else { return }
                context.foreground = place.buttonForeground(context.foreground)
                if place.hasPlatter, place.node.hasSmallControls { context.bar = .smallButton }
            },
            behind: { place, brush in
                guard place.node.styleOfApp == nil else { return }
                place.drawPlatter(on: brush)
            },
            inFront: { place, brush in place.drawSubmenuArrow(on: brush) })
    }
}

extension LookPlace {
    /// The arrow at the end of a row of a menu that opens another menu.
    fileprivate func drawSubmenuArrow(on brush: any Brush) {
        guard node.environment.isInMenu, node.kind[OffersMenu.self]?.opening == .tap,
            let row = node.rowFrame(in: layout)
        else { return }
        let x = isMirrored ? row.minX + MenuMetrics.inset : row.maxX - MenuMetrics.inset - 6
        let box = CGRect(x: x, y: row.midY - 5.5, width: 5.5, height: 11)
        drawChevron(in: box, pointsLeft: isMirrored, width: 2, system("secondary"), on: brush)
    }

    fileprivate var hasPlatter: Bool { [.bordered, .prominent].contains(ButtonForm(node)) }

    private var role: ButtonRole? {
        (try? node.properties(of: ViewType.Button.self))?.role
            ?? (try? node.properties(of: ViewType.SystemButton.self))?.role
            ?? ((try? node.properties(of: ViewType.AlertButton.self))?.style == .destructive ? .destructive : nil)
    }

    private var isPressed: Bool {
        (try? node.properties(of: ViewType.Button.self)) != nil && node.pressing.untracked
    }

    /// The styles of the label, in surroundings with these.
    fileprivate func buttonForeground(_ around: [any ShapeStyle]) -> [any ShapeStyle] {
        // Commonly known: a disabled button is gray, whatever its style.
        guard isEnabled else { return [Color.system("tertiaryLabel")] }
        let accent = environment.tint?.style ?? environment.accentColor ?? Color.accentColor
        let color: any ShapeStyle = role == .destructive ? Color.red : accent
        // Unverified: the opacity of the label while the button is pressed.
        let pressed = isPressed ? 0.4 : 1
        func faded(_ style: any ShapeStyle) -> [any ShapeStyle] {
            pressed < 1 ? [_OpacityShapeStyle(style: AnyShapeStyle(style), opacity: pressed)] : [style]
        }
        switch ButtonForm(node) {
        case .prominent: return around.isEmpty ? [Color.white] : around
        case .plain:
            if role == .destructive { return faded(Color.red) }
            return around.isEmpty ? (pressed < 1 ? faded(Color.primary) : []) : around
        case .bordered, .borderless: return around.isEmpty || role == .destructive ? faded(color) : around
        }
    }

    /// The platter of a bordered button.
    ///
    /// *Unverified*: the opacity of a platter in a tint that was set, and of one that is pressed.
    fileprivate func drawPlatter(on brush: any Brush) {
        let form = ButtonForm(node)
        guard hasPlatter, frame.width > 0, frame.height > 0 else { return }
        let isTinted = environment.tint != nil || role == .destructive
        let color = role == .destructive ? paint(Color.red) : tint
        let paint: Paint =
            if !isEnabled {
                system("tertiarySystemFill")
            } else if form == .prominent {
                color
            } else {
                isTinted ? color.opacity(isDark ? 0.26 : 0.15) : system("tertiarySystemFill")
            }
        brush.fill(platter, paint.opacity(isPressed ? 0.75 : 1))
    }

    /// The outline of a bordered button: with corners of 8 points, 12 in a large one.
    private var platter: Path {
        switch node.inheritedAttribute(ModifierType.ButtonBorderShape.self) {
        case let shape? where shape != .automatic: return shape.path(in: frame, inset: 0)
        default: break
        }
        switch environment.controlSize {
        case .mini, .small: return Path(frame, radius: frame.height / 2)
        case .large, .extraLarge: return Path(frame, radius: 12)
        case .regular: return Path(frame, radius: 8)
        }
    }
}

extension Facet {
    /// A link to another page draws its label as a button does; in a list, its row ends with an arrow.
    static var drawingLink: Facet {
        .look(
            passing: { place, _, context in
                if !place.node.standsInRows { context.foreground = place.buttonForeground(context.foreground) }
            },
            behind: { place, brush in if !place.node.standsInRows { place.drawPlatter(on: brush) } },
            inFront: { place, brush in
                if place.node.standsInRows { place.drawDisclosure(on: brush) }
            })
    }
}

extension LookPlace {
    /// The arrow at the end of a row that leads to another page.
    func drawDisclosure(on brush: any Brush) {
        guard let row = node.rowFrame(in: layout) else { return }
        let size = CGSize(width: 5.5, height: 11)
        let inset = node.rowInset(in: layout)
        let x = isMirrored ? row.minX + inset : row.maxX - inset - size.width
        let box = CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
        drawChevron(in: box, pointsLeft: isMirrored, width: 2, system("tertiaryLabel"), on: brush)
    }

    /// An arrow to one side.
    package func drawChevron(in box: CGRect, pointsLeft: Bool, width: CGFloat, _ paint: Paint, on brush: any Brush) {
        let (back, tip) = pointsLeft ? (box.maxX, box.minX) : (box.minX, box.maxX)
        brush.line(
            [
                CGPoint(x: back, y: box.minY), CGPoint(x: tip, y: box.midY), CGPoint(x: back, y: box.maxY),
            ], paint, width: width)
    }

    /// Two arrows, up and down, as behind the choice of a picker.
    func drawUpDown(in box: CGRect, _ paint: Paint, on brush: any Brush) {
        let height = box.height * 0.32
        for (tip, base) in [(box.minY, box.minY + height), (box.maxY, box.maxY - height)] {
            brush.line(
                [CGPoint(x: box.minX, y: base), CGPoint(x: box.midX, y: tip), CGPoint(x: box.maxX, y: base)], paint,
                width: 1.7)
        }
    }
}
