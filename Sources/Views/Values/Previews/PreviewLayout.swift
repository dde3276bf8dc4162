import Foundation

/// The size of the container of a preview.
public nonisolated enum PreviewLayout: Hashable, Sendable {
    /// The size of the device.
    case device
    /// The size that the view needs.
    case sizeThatFits
    /// A size in points.
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
