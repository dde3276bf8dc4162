import Foundation

extension ModifierType {
    public enum AccessibilityActivationPoint: AttributeModifierType {
        /// The place at which a view is activated.
        public enum Value: Equatable, Sendable {
            /// In fractions of its width and height.
            case unit(UnitPoint)
            /// In points from its top left corner.
            case point(CGPoint)
        }

        public static let attribute = ModifierAttribute<Value>(
            "AccessibilityActivationPoint",
            reads: [.reading("accessibilityActivationPoint") { try $0.unitPoint }],
            forms: [.form(.required("activationPoint", UnitPoint.self)) { .unit($0) }])
    }

    /// The activation point of the view, in fractions of its width and height. Throws `InspectionError.typeMismatch`
    /// where it is given in points.
    public var accessibilityActivationPoint: ModifierReader<UnitPoint> {
        .init(ModifierType.AccessibilityActivationPoint.self) { try $0.unitPoint }
    }
}

extension ModifierType.AccessibilityActivationPoint.Value {
    /// The part of the width and height. Throws `InspectionError.typeMismatch` for a point in points.
    fileprivate var unitPoint: UnitPoint {
        get throws {
            guard case .unit(let point) = self else {
                throw InspectionError.typeMismatch(factual: "CGPoint", expected: "UnitPoint")
            }
            return point
        }
    }
}

extension View {
    /// Sets the point at which assistive technologies activate the view, in fractions of its width and height.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        attribute(ModifierType.AccessibilityActivationPoint.self, .unit(activationPoint))
    }

    /// Sets the point at which assistive technologies activate the view, in points from its top left corner.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        attribute(ModifierType.AccessibilityActivationPoint.self, .point(activationPoint))
    }
}
