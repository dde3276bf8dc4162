import Foundation

/// A font: of a text style, of the system in a size, or by name.
public struct Font: Hashable, Sendable {
    /// The thickness of a font's strokes.
    public struct Weight: Hashable, Sendable, NamedValues {
        package let value: Double

        public static let ultraLight = Weight(value: -0.8)
        public static let thin = Weight(value: -0.6)
        public static let light = Weight(value: -0.4)
        public static let regular = Weight(value: 0)
        public static let medium = Weight(value: 0.23)
        public static let semibold = Weight(value: 0.3)
        public static let bold = Weight(value: 0.4)
        public static let heavy = Weight(value: 0.56)
        public static let black = Weight(value: 0.62)

        public static var dynamicName: String { "font weight" }
        public static var namedValues: [(name: String, value: Weight)] {
            [
                ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
                ("medium", .medium),
                ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
            ]
        }
    }

    /// The general shape of a font's letters.
    public enum Design: Hashable, CaseIterable, Sendable, NamedValues {
        case `default`, serif, rounded, monospaced

        public static var dynamicName: String { "font design" }
    }

    /// The role of text on a screen.
    public enum TextStyle: String, Hashable, Sendable, CaseIterable, NamedValues {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    package enum Base: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, Design?, Weight?)
        case custom(String, size: CGFloat, Scaling)
    }

    package enum Scaling: Hashable, Sendable {
        case body, fixed
        case relative(TextStyle)
    }

    package enum Change: Hashable, Sendable {
        case weight(Weight)
        case italic, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps, monospacedDigit, monospaced
        case leading(Leading)
        case width(Width)
    }

    /// The width of a font's letters.
    public struct Width: Hashable, Sendable {
        /// The width, from narrow below 0 to wide above.
        public var value: CGFloat

        /// Creates a width, from narrow below 0 to wide above.
        public init(_ value: CGFloat) {
            self.value = value
        }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// The space between lines.
    public enum Leading: Hashable, CaseIterable, Sendable, NamedValues {
        case standard, tight, loose
    }

    package let base: Base
    package private(set) var changes: [Change] = []

    init(_ base: Base) {
        self.base = base
    }

    public static let largeTitle = Font(.style(.largeTitle, nil, nil))
    public static let title = Font(.style(.title, nil, nil))
    public static let title2 = Font(.style(.title2, nil, nil))
    public static let title3 = Font(.style(.title3, nil, nil))
    public static let headline = Font(.style(.headline, nil, nil))
    public static let subheadline = Font(.style(.subheadline, nil, nil))
    public static let body = Font(.style(.body, nil, nil))
    public static let callout = Font(.style(.callout, nil, nil))
    public static let footnote = Font(.style(.footnote, nil, nil))
    public static let caption = Font(.style(.caption, nil, nil))
    public static let caption2 = Font(.style(.caption2, nil, nil))

    /// The system's font for a role.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    /// The system's font for a role, in a design.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style, design, nil))
    }

    /// The system's font in a size, in points, in a design.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size, design, weight))
    }

    /// The system's font in a size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, design, weight))
    }

    /// A font by name, in a size in points that follows the size of body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, .body))
    }

    /// A font by name, in a size in points that follows the size of a role's text.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(.custom(name, size: size, .relative(style)))
    }

    /// A font by name, in a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, .fixed))
    }

    private func changed(_ change: Change) -> Font {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    /// The font in this weight.
    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    /// The font in letters of this width.
    public func width(_ width: Width) -> Font { changed(.width(width)) }
    /// The font in bold.
    public func bold() -> Font { changed(.weight(.bold)) }
    /// The font in italics.
    public func italic() -> Font { changed(.italic) }
    /// The font with small capitals for all letters.
    public func smallCaps() -> Font { changed(.smallCaps) }
    /// The font with small capitals for small letters.
    public func lowercaseSmallCaps() -> Font { changed(.lowercaseSmallCaps) }
    /// The font with small capitals for capitals.
    public func uppercaseSmallCaps() -> Font { changed(.uppercaseSmallCaps) }
    /// The font with digits of equal width.
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }
    /// The font with letters of equal width.
    public func monospaced() -> Font { changed(.monospaced) }
    /// The font with this space between lines.
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

    /// The weight; nil if none was given.
    package var weightIfKnown: Weight? {
        for case .weight(let weight) in changes.reversed() { return weight }
        switch base {
        case .style(_, _, let weight), .system(_, _, let weight): return weight
        case .custom: return nil
        }
    }

    /// Whether the font was made italic.
    package var isItalic: Bool? { changes.contains(.italic) ? true : nil }
}

extension Font {
    /// The size in points.
    ///
    /// - Throws: `InspectionError.attributeNotFound` for a font of a text style.
    public func size() throws -> CGFloat {
        switch base {
        case .system(let size, _, _), .custom(_, let size, _): return size
        case .style: throw InspectionError.attributeNotFound(label: "size", type: "Font")
        }
    }

    /// Whether the size ignores the preferred size of text: that of a font created by name may.
    public func isFixedSize() -> Bool {
        guard case .custom(_, _, let scaling) = base else { return false }
        return scaling == .fixed
    }

    /// The name of the font.
    ///
    /// - Throws: `InspectionError.attributeNotFound` unless the font was created by name.
    public func name() throws -> String {
        guard case .custom(let name, _, _) = base else {
            throw InspectionError.attributeNotFound(label: "name", type: "Font")
        }
        return name
    }

    /// The weight of the font; regular for one of the system in a size where none was given.
    ///
    /// - Throws: `InspectionError.attributeNotFound` if none is known.
    public func weight() throws -> Weight {
        if let weight = weightIfKnown { return weight }
        guard case .system = base else { throw InspectionError.attributeNotFound(label: "weight", type: "Font") }
        return .regular
    }

    /// The design of the font; the default one for one of the system in a size where none was given.
    ///
    /// - Throws: `InspectionError.attributeNotFound` if none is known.
    public func design() throws -> Design {
        switch base {
        case .style(_, let design?, _), .system(_, let design?, _): return design
        case .system: return .default
        default: throw InspectionError.attributeNotFound(label: "design", type: "Font")
        }
    }

    /// The text style of the font, or the one whose size the size of the font follows.
    ///
    /// - Throws: `InspectionError.attributeNotFound` where there is none.
    public func style() throws -> TextStyle {
        switch base {
        case .style(let style, _, _), .custom(_, _, .relative(let style)): return style
        case .custom(_, _, .body): return .body
        default: throw InspectionError.attributeNotFound(label: "style", type: "Font")
        }
    }
}
