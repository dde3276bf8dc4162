import Foundation

extension Font: DescribedValue {
    public static let valueKind = ValueKind(
        "Font", Font.self, example: "Font.headline",
        constants: [
            "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
            "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote,
            "caption": .caption, "caption2": .caption2,
        ],
        makers: [
            .init(
                "system", .required("size", CGFloat.self), .optional("weight", Font.Weight.self),
                .optional("design", Font.Design.self)
            ) { Font.system(size: $0, weight: $1, design: $2) },
            .init(
                "system", .required("style", Font.TextStyle.self), .optional("weight", Font.Weight.self),
                .optional("design", Font.Design.self)
            ) { Font.system($0, design: $2, weight: $1) },
            .init(
                "custom", .required("name", String.self), .required("size", CGFloat.self),
                .optional("relativeTo", Font.TextStyle.self)
            ) { name, size, style in
                style.map { Font.custom(name, size: size, relativeTo: $0) } ?? Font.custom(name, size: size)
            },
            .init("custom", .required("name", String.self), .required("fixedSize", CGFloat.self)) {
                Font.custom($0, fixedSize: $1)
            },
        ],
        members: changes + [
            .method("size") { (font: Font) in try font.size() },
            .method("isFixedSize") { (font: Font) in font.isFixedSize() },
            .method("name") { (font: Font) in try font.name() },
            .method("design") { (font: Font) in try font.design() },
            .method("style") { (font: Font) in try font.style() },
            // Reads the weight without an argument, and changes it with one, as in Swift.
            .method("weight", .optional("weight", Font.Weight.self, positional: true)) {
                (font: Font, weight: Font.Weight?) -> DynamicValue in
                try weight.map { font.weight($0).dynamicValue } ?? font.weight().dynamicValue
            },
        ])

    /// The methods that return a changed font.
    private static var changes: [ValueKind.ValueMember] {
        let plain: KeyValuePairs<String, @Sendable (Font) -> Font> = [
            "bold": { $0.bold() }, "italic": { $0.italic() }, "smallCaps": { $0.smallCaps() },
            "lowercaseSmallCaps": { $0.lowercaseSmallCaps() }, "uppercaseSmallCaps": { $0.uppercaseSmallCaps() },
            "monospacedDigit": { $0.monospacedDigit() }, "monospaced": { $0.monospaced() },
        ]
        return plain.map { name, change in .method(name) { (font: Font) in change(font) } } + [
            .method("leading", .required("leading", Font.Leading.self)) { (font: Font, leading) in
                font.leading(leading)
            },
            .method("width", .required("width", Font.Width.self)) { (font: Font, width) in font.width(width) },
        ]
    }
}

extension Font: CustomStringConvertible {
    /// The calls that create the font.
    public var description: String {
        func given(_ design: Design?, _ weight: Weight?) -> String {
            (weight.map { ", weight: .\($0)" } ?? "") + (design.map { ", design: .\($0)" } ?? "")
        }
        let made =
            switch base {
            case .style(let style, nil, nil): "Font.\(style)"
            case .style(let style, let design, let weight): "Font.system(.\(style)\(given(design, weight)))"
            case .system(let size, let design, let weight): "Font.system(size: \(size)\(given(design, weight)))"
            case .custom(let name, let size, .body): "Font.custom(\"\(name)\", size: \(size))"
            case .custom(let name, let size, .fixed): "Font.custom(\"\(name)\", fixedSize: \(size))"
            case .custom(let name, let size, .relative(let style)):
                "Font.custom(\"\(name)\", size: \(size), relativeTo: .\(style))"
            }
        return made + changes.map { ".\($0)" }.joined()
    }
}

extension Font.Change: CustomStringConvertible {
    package var description: String {
        switch self {
        case .weight(.bold): "bold()"
        case .weight(let weight): "weight(.\(weight))"
        case .italic: "italic()"
        case .smallCaps: "smallCaps()"
        case .lowercaseSmallCaps: "lowercaseSmallCaps()"
        case .uppercaseSmallCaps: "uppercaseSmallCaps()"
        case .monospacedDigit: "monospacedDigit()"
        case .monospaced: "monospaced()"
        case .leading(let leading): "leading(.\(leading))"
        case .width(let width): "width(\(width.value))"
        }
    }
}

extension Font.Weight: CustomStringConvertible {
    public var description: String { valueName ?? "\(value)" }
}

extension Font.Width: NamedValues {
    public static var dynamicName: String { "font width" }
    public static var namedValues: [(name: String, value: Font.Width)] {
        [("compressed", .compressed), ("condensed", .condensed), ("standard", .standard), ("expanded", .expanded)]
    }
}
