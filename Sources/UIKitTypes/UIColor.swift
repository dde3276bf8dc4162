@_exported import Foundation
import Views

/// A color: one of the system's, or one made from components.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// The color as views have it.
    package let color: Color

    /// Creates the color that views have.
    public init(_ color: Color) {
        self.color = color
    }

    /// Creates a color from components from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// Creates the color of a literal, `#colorLiteral(red:green:blue:alpha:)`, with components from 0 to 1.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a color of Display P3 from components from 0 to 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// Creates a gray, from black at 0 to white at 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), opacity: Double(alpha)))
    }

    /// Creates a color from hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)
            ))
    }

    /// Creates the color of an asset catalogue. Catalogues aren't read: there is one for each name.
    public convenience init?(named name: String) {
        self.init(Color(name))
    }

    /// Returns the color with another opacity, from 0 to 1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let opaque = color.resolve(in: EnvironmentValues())
        guard opaque.opacity != 1 else { return UIColor(color.opacity(Double(alpha))) }
        return UIColor(
            Color(
                red: Double(opaque.red), green: Double(opaque.green), blue: Double(opaque.blue), opacity: Double(alpha))
        )
    }

    /// Gives the components, each from 0 to 1; those of a system color are of the light appearance.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = color.resolve(in: EnvironmentValues())
        red?.pointee = CGFloat(components.red)
        green?.pointee = CGFloat(components.green)
        blue?.pointee = CGFloat(components.blue)
        alpha?.pointee = CGFloat(components.opacity)
        return true
    }

    /// Whether both are the same color.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    open override var hash: Int { color.hashValue }
    open override var description: String { "UIColor \(color)" }
}

/// The type of color literals that nothing else gives one.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    public class var clear: UIColor { UIColor(.clear) }
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

    public class var systemRed: UIColor { UIColor(.red) }
    public class var systemGreen: UIColor { UIColor(.green) }
    public class var systemBlue: UIColor { UIColor(.blue) }
    public class var systemOrange: UIColor { UIColor(.orange) }
    public class var systemYellow: UIColor { UIColor(.yellow) }
    public class var systemPink: UIColor { UIColor(.pink) }
    public class var systemPurple: UIColor { UIColor(.purple) }
    public class var systemTeal: UIColor { UIColor(.teal) }
    public class var systemIndigo: UIColor { UIColor(.indigo) }
    public class var systemMint: UIColor { UIColor(.mint) }
    public class var systemCyan: UIColor { UIColor(.cyan) }
    public class var systemBrown: UIColor { UIColor(.brown) }
    public class var systemGray: UIColor { UIColor(.gray) }
    public class var label: UIColor { UIColor(.primary) }
    public class var secondaryLabel: UIColor { UIColor(.secondary) }
    public class var tintColor: UIColor { UIColor(.accentColor) }

    public class var tertiaryLabel: UIColor { UIColor(.system("tertiaryLabel")) }
    public class var quaternaryLabel: UIColor { UIColor(.system("quaternaryLabel")) }
    public class var placeholderText: UIColor { UIColor(.system("placeholderText")) }
    public class var link: UIColor { UIColor(.system("link")) }
    public class var separator: UIColor { UIColor(.system("separator")) }
    public class var opaqueSeparator: UIColor { UIColor(.system("opaqueSeparator")) }
    public class var systemGray2: UIColor { UIColor(.system("systemGray2")) }
    public class var systemGray3: UIColor { UIColor(.system("systemGray3")) }
    public class var systemGray4: UIColor { UIColor(.system("systemGray4")) }
    public class var systemGray5: UIColor { UIColor(.system("systemGray5")) }
    public class var systemGray6: UIColor { UIColor(.system("systemGray6")) }
    public class var systemBackground: UIColor { UIColor(.system("systemBackground")) }
    public class var secondarySystemBackground: UIColor { UIColor(.system("secondarySystemBackground")) }
    public class var tertiarySystemBackground: UIColor { UIColor(.system("tertiarySystemBackground")) }
    public class var systemGroupedBackground: UIColor { UIColor(.system("systemGroupedBackground")) }
    public class var secondarySystemGroupedBackground: UIColor {
        UIColor(.system("secondarySystemGroupedBackground"))
    }
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(.system("tertiarySystemGroupedBackground")) }
    public class var systemFill: UIColor { UIColor(.system("systemFill")) }
    public class var secondarySystemFill: UIColor { UIColor(.system("secondarySystemFill")) }
    public class var tertiarySystemFill: UIColor { UIColor(.system("tertiarySystemFill")) }
    public class var quaternarySystemFill: UIColor { UIColor(.system("quaternarySystemFill")) }
}
