import Foundation

extension ModifierType {
    /// Says where a view is touched when those who can't see it use it.
    public enum AccessibilityActivationPoint: AttributeModifierType {
        /// Where a view is touched.
        public enum Value: Equatable, Sendable {
            /// In parts of its width and height.
            case unit(UnitPoint)
            /// In points from its top left corner.
            case point(CGPoint)
        }

        public static let kind = attribute(
            "AccessibilityActivationPoint",
            reads: [.reading("accessibilityActivationPoint", Self.self) { try $0.unitPoint }],
            forms: [form(.required("activationPoint", UnitPoint.self)) { .unit($0) }])
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
    /// Says where the view is touched, in parts of its width and height, when those who can't see it use it.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        attribute(ModifierType.AccessibilityActivationPoint.self, .unit(activationPoint))
    }

    /// Says where the view is touched, in points from its top left corner, when those who can't see it use it.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        attribute(ModifierType.AccessibilityActivationPoint.self, .point(activationPoint))
    }

    /// Says where the view is touched, in parts of its width and height. The call of older source.
    public nonisolated func accessibility(activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// Says where the view is touched, in points from its top left corner. The call of older source.
    public nonisolated func accessibility(activationPoint: CGPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }
}

extension ModifierReaders {
    /// Where the view is touched, in parts of its width and height. Throws `InspectionError.typeMismatch` where the
    /// modifier gives a point in points.
    public var accessibilityActivationPoint: ModifierReader<UnitPoint> {
        .init(ModifierType.AccessibilityActivationPoint.self) { try $0.unitPoint }
    }
}
