import Foundation

/// The language by whose rules texts are set.
public nonisolated struct TypesettingLanguage: Hashable, Sendable {
    /// The language; nil for that of the text.
    let language: Locale.Language?

    /// The language of the text.
    public static let automatic = TypesettingLanguage(language: nil)

    /// A language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { .init(language: language) }
}

extension TypesettingLanguage: DynamicConvertible {
    public static var dynamicName: String { "language (\"automatic\" or a code such as \"th\")" }
    public static var dynamicExample: String { "'th'" }

    @MainActor public static func make(from value: DynamicValue) throws -> TypesettingLanguage {
        let code = try String.make(from: value)
        return code == "automatic" ? .automatic : .explicit(Locale.Language(identifier: code))
    }

    @MainActor public var dynamicValue: DynamicValue { .string(language?.minimalIdentifier ?? "automatic") }
}

extension ModifierType {
    @AttributeModifier(.required("language", Views.TypesettingLanguage.self), .defaulted("isEnabled", true))
    public var typesettingLanguage: ModifierReader<(language: Views.TypesettingLanguage, isEnabled: Bool)>
}

extension View {
    /// Sets the language by whose rules the texts in the view are set.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the language by whose rules the texts in the view are set.
    public nonisolated func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        attribute(ModifierType.TypesettingLanguage.self, (language, isEnabled))
    }
}
