/// A key of custom content. Content replaces what was set earlier under the same key.
public nonisolated struct AccessibilityCustomContentKey: Hashable, Sendable {
    /// The label of the content.
    public let label: Text
    private let id: String

    /// Creates a key with an identifier and a label.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// Creates a key with an identifier and a label.
    public init(_ labelKey: LocalizedStringKey, id: String) {
        self.init(Text(labelKey), id: id)
    }

    /// Creates a key that is the label of its content.
    public init(_ labelKey: LocalizedStringKey) {
        self.init(labelKey, id: Text(labelKey).string(locale: Localization.defaultLocale))
    }

    fileprivate init(_ label: Text) {
        self.init(label, id: label.string(locale: Localization.defaultLocale))
    }

    /// Whether both name the same content.
    public static func == (left: AccessibilityCustomContentKey, right: AccessibilityCustomContentKey) -> Bool {
        left.id == right.id
    }

    /// Feeds what is compared to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A piece of accessibility information beside a view's label and value.
public nonisolated struct AXCustomContent: Sendable {
    /// The importance of custom content.
    public enum Importance: UInt, Hashable, CaseIterable, Sendable, NamedValues {
        /// Read out when requested.
        case `default`
        /// Read out together with the view's label.
        case high
    }

    /// The label of the content.
    public let label: Text
    /// The content.
    public let value: Text
    /// The importance, which decides when it is read out.
    public let importance: Importance
}

extension ModifierType {
    public enum AccessibilityCustomContent: AttributeModifierType {
        /// A piece of content under its key; nil removes what was there.
        public struct Value: Sendable {
            let key: AccessibilityCustomContentKey
            let value: Text?
            let importance: AXCustomContent.Importance
        }

        public static let attribute = ModifierAttribute<Value>(
            "AccessibilityCustomContent",
            members: [
                Member("accessibilityCustomContent") { node in
                    DynamicValue.list(
                        node.accessibilityCustomContent.map { content in
                            .record([
                                "label": .string(content.label.string(locale: node.environment.locale)),
                                "value": .string(content.value.string(locale: node.environment.locale)),
                                "importance": content.importance.dynamicValue,
                            ])
                        })
                }
            ],
            forms: [
                .form(
                    .required("label", TextSource.self), .required("value", TextSource.self),
                    .defaulted("importance", AXCustomContent.Importance.default)
                ) { Value(key: .init($0.text), value: $1.text, importance: $2) }
            ])
    }

    /// The custom content of the view, in the order in which its labels first came; empty where there is none.
    public var accessibilityCustomContent: ModifierReader<[AXCustomContent]> {
        .init { $0.accessibilityCustomContent }
    }
}

extension Node {
    /// The custom content of the view, in the order in which its keys first came.
    fileprivate var accessibilityCustomContent: [AXCustomContent] {
        var keys: [AccessibilityCustomContentKey] = []
        var contents: [AccessibilityCustomContentKey: ModifierType.AccessibilityCustomContent.Value] = [:]
        for content in attributes(ModifierType.AccessibilityCustomContent.self) {
            if !keys.contains(content.key) { keys.append(content.key) }
            // Documented for AccessibilityCustomContentKey: another entry with the same key replaces the earlier one.
            contents[content.key] = content
        }
        return keys.compactMap { key in
            // Unverified: nil takes the entry out.
            guard let content = contents[key], let value = content.value else { return nil }
            return AXCustomContent(label: content.key.label, value: value, importance: content.importance)
        }
    }
}

extension View {
    /// Adds accessibility content under a key; nil removes it.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        attribute(
            ModifierType.AccessibilityCustomContent.self, .init(key: key, value: value, importance: importance))
    }

    /// Adds accessibility content under a key.
    @TextOverloads("V")
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds accessibility content under a label.
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(AccessibilityCustomContentKey(label), value, importance: importance)
    }

    /// Adds accessibility content under a label.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), value, importance: importance)
    }

    /// Adds accessibility content under a label.
    @TextOverloads("V")
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
    }
}
