import System

/// A style of this library, which a script names: `"plain"` is a `PlainListStyle`, `"automatic"` a `DefaultListStyle`.
///
/// No list has the styles. `Conformances` finds those of a family by their conformances when a script first names one.
public protocol _BuiltInStyle: SendableMetatype {
    init()
}

extension _ControlStyle where Self: _BuiltInStyle, _Configuration: _ControlStyleConfiguration {
    /// Returns the control without a style.
    public func makeBody(configuration: _Configuration) -> _Configuration._Control { configuration._control }
}

extension StyleFamily {
    /// The style of a name in scripts, or nil.
    @MainActor static func builtIn(_ name: String) -> Any? {
        variants.first { $0.key == name }?.value ?? BuiltInStyles.of(Self.self)[name]?.init()
    }

    /// The names of the styles in scripts, in alphabetical order.
    @MainActor static var names: [String] { (variants.map(\.key) + BuiltInStyles.of(Self.self).keys).sorted() }

    /// The name of a style in scripts: that of its type, without the words that are the name of the family.
    static func name(of style: any _BuiltInStyle.Type) -> String {
        let name = TypeName.short(of: style)
        let own =
            name.indices.first { name[$0].isUppercase && kind.name.hasSuffix(name[$0...]) }.map { name[..<$0] } ?? ""
        return ["Default", "Automatic"].contains(own) ? "automatic" : Kind.call(of: String(own))
    }
}

@MainActor private enum BuiltInStyles {
    private static var byFamily: [ObjectIdentifier: [String: any _BuiltInStyle.Type]] = [:]

    /// The styles of a family by name. The first call searches the conformances in the program.
    static func of<Family: StyleFamily>(_ family: Family.Type) -> [String: any _BuiltInStyle.Type] {
        if let known = byFamily[ObjectIdentifier(family)] { return known }
        let members = Conformances.types(of: Family.Style.self)
        let types = Conformances.of((any _BuiltInStyle.Type).self).filter { members.contains(ObjectIdentifier($0)) }
        let styles = Dictionary(uniqueKeysWithValues: types.map { (family.name(of: $0), $0) })
        byFamily[ObjectIdentifier(family)] = styles
        return styles
    }
}
