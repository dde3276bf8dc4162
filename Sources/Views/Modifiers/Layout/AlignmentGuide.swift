import Foundation

extension ModifierType {
    public enum AlignmentGuide: AttributeModifierType {
        /// A guide of either direction.
        public enum Guide: Equatable, Sendable {
            case horizontal(HorizontalAlignment)
            case vertical(VerticalAlignment)
        }

        /// The guide, and the function that computes its position in a view of some size.
        public struct Value {
            let guide: Guide
            let compute: (ViewDimensions) -> CGFloat
        }

        public static let attribute = ModifierAttribute<Value>(
            "AlignmentGuide", members: [reading],
            forms: [
                .form(.required("horizontal", HorizontalAlignment.self), .required("computeValue", Computation.self)) {
                    Value(guide: .horizontal($0), compute: $1.compute)
                },
                .form(.required("vertical", VerticalAlignment.self), .required("computeValue", Computation.self)) {
                    Value(guide: .vertical($0), compute: $1.compute)
                },
            ])

        /// Reads where a guide is: `view:alignmentGuide { horizontal = "leading", width = 20 }`.
        private static var reading: Member {
            Member(
                "alignmentGuide", role: .attribute, result: CGFloat.dynamicName,
                .optional("horizontal", HorizontalAlignment.self, positional: true),
                .optional("vertical", VerticalAlignment.self), .defaulted("width", CGFloat(0)),
                .defaulted("height", CGFloat(0))
            ) { node, horizontal, vertical, width, height in
                guard let guide = horizontal.map(Guide.horizontal) ?? vertical.map(Guide.vertical) else {
                    throw ArgumentError.missing(argument: "horizontal", expected: "guide, here or as vertical")
                }
                let size = CGSize(width: width, height: height)
                return try ModifierType().alignmentGuide.make(on: node, (guide, size)).dynamicValue
            }
        }
    }

    /// The position to which a modifier of this view moves a guide, in points from the top or leading side, when the view has
    /// a size in points. Throws `InspectionError.modifierNotFound` where no modifier moves the guide.
    public var alignmentGuide: ViewCall<(ModifierType.AlignmentGuide.Guide, CGSize), CGFloat> {
        .init { node, place in
            let (guide, size) = place
            let values = node.attributes(ModifierType.AlignmentGuide.self)
            guard let value = values.first(where: { $0.guide == guide }) else {
                throw InspectionError.modifierNotFound(parent: node.title, modifier: "alignmentGuide", index: 0)
            }
            return value.compute(ViewDimensions(width: size.width, height: size.height))
        }
    }
}

extension ModifierType.AlignmentGuide {
    /// A function of a dynamic language that is given the width and height of a view and gives a distance in points.
    struct Computation: DynamicConvertible {
        let compute: (ViewDimensions) -> CGFloat

        static var dynamicName: String { "function" }
        static var dynamicExample: String { "function(dimensions) return dimensions.width end" }

        @MainActor static func make(from value: DynamicValue) throws -> Computation {
            guard let function = value.function else { throw mismatch(value) }
            return Computation { dimensions in
                MainActor.assumeIsolated {
                    do {
                        let sides = ["width": dimensions.width.dynamicValue, "height": dimensions.height.dynamicValue]
                        return try CGFloat.make(from: function.call([.record(sides)]).first ?? .none)
                    } catch {
                        function.keep(failure: error)
                        return 0
                    }
                }
            }
        }

        var dynamicValue: DynamicValue { .object(self) }
    }
}

extension View {
    /// Moves a guide of the view to a distance in points from its leading side, which is worked out from its size.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        attribute(ModifierType.AlignmentGuide.self, .init(guide: .horizontal(g), compute: computeValue))
    }

    /// Moves a guide of the view to a distance in points from its top side, which is worked out from its size.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        attribute(ModifierType.AlignmentGuide.self, .init(guide: .vertical(g), compute: computeValue))
    }
}

extension ViewCall where Arguments == (ModifierType.AlignmentGuide.Guide, CGSize), Result == CGFloat {
    /// The distance of the guide from the leading side of a view of a size, in points.
    @MainActor @preconcurrency
    public func callAsFunction(_ guide: HorizontalAlignment, in size: CGSize) throws -> CGFloat {
        try callAsFunction((.horizontal(guide), size))
    }

    /// The distance of the guide from the top of a view of a size, in points.
    @MainActor @preconcurrency
    public func callAsFunction(_ guide: VerticalAlignment, in size: CGSize) throws -> CGFloat {
        try callAsFunction((.vertical(guide), size))
    }
}

extension ModifierType.AlignmentGuide: ArrangedAttribute {
    package static func layoutRole(_ value: Value, in place: LayoutPlace) -> LayoutRole? {
        switch value.guide {
        case .horizontal(let guide):
            .arranging(AlignmentGuideLayout(guide: guide.key, compute: value.compute))
        case .vertical(let guide): .arranging(AlignmentGuideLayout(guide: guide.key, compute: value.compute))
        }
    }
}
