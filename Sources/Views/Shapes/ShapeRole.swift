/// The purpose of a shape, from which the default style of its drawing follows.
public nonisolated enum ShapeRole: Hashable, Sendable {
    /// To be filled.
    case fill
    /// To be drawn as a line: the shape is the line itself.
    case stroke
    /// To separate other views.
    case separator
}

extension Shape {
    /// To be filled, unless the type says otherwise.
    public nonisolated static var role: ShapeRole { .fill }

    /// The shape is mirrored where reading goes from right to left, unless the type says otherwise.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension Rectangle { public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed } }
extension RoundedRectangle { public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed } }
extension Circle { public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed } }
extension Ellipse { public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed } }
extension Capsule { public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed } }

extension ShapeOfShape {
    public static var role: ShapeRole { Content.role }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension _StrokedShape { public static var role: ShapeRole { .stroke } }

extension AnyShape {
    public var layoutDirectionBehavior: LayoutDirectionBehavior { original.layoutDirectionBehavior }
}
