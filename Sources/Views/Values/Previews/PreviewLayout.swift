import Foundation

/// How much room a preview gives a view.
public nonisolated enum PreviewLayout: Hashable, Sendable {
    /// That of the device.
    case device
    /// As much as it needs.
    case sizeThatFits
    /// So many points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension PreviewLayout: DescribedValue {
    public static let valueKind = ValueKind(
        "PreviewLayout", PreviewLayout.self, example: "PreviewLayout.sizeThatFits",
        constants: ["device": .device, "sizeThatFits": .sizeThatFits],
        makers: [
            .init("fixed", .required("width", CGFloat.self), .required("height", CGFloat.self)) {
                PreviewLayout.fixed(width: $0, height: $1)
            }
        ])
}
