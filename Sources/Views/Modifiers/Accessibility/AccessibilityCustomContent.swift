/// Names a piece of content, so that what is given under it later replaces what was given before.
public nonisolated struct AccessibilityCustomContentKey: Hashable, Sendable {
    /// What the content is called.
    public let label: Text
    private let id: String

    /// A key of its own, with what the content is called.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// A key of its own, with what the content is called.
    public init(_ labelKey: LocalizedStringKey, id: String) {
        self.init(Text(labelKey), id: id)
    }

    /// A key that is what the content is called.
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

/// A piece of content beside a view's label and value, for those who can't see it.
public nonisolated struct AXCustomContent: Sendable {
    /// When content is read out.
    public enum Importance: UInt, Hashable, CaseIterable, Sendable, NamedValues {
        /// When it is asked for.
        case `default`
        /// With the view's label.
        case high
    }

    /// What the content is called.
    public let label: Text
    /// The content.
    public let value: Text
    /// When it is read out.
    public let importance: Importance
}

extension ModifierType {
    /// Gives content beside a view's label and value, to those who can't see it.
    public enum AccessibilityCustomContent: AttributeModifierType {
        /// A piece of content under its key; without a value it takes away what was there.
        public struct Value: Sendable {
            let key: AccessibilityCustomContentKey
            let value: Text?
            let importance: AXCustomContent.Importance
        }

        public static let kind = attribute(
            "AccessibilityCustomContent",
            reads: [
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
                form(
                    .required("label", TextSource.self), .required("value", TextSource.self),
                    .defaulted("importance", AXCustomContent.Importance.default)
                ) { Value(key: .init($0.text), value: $1.text, importance: $2) }
            ])
    }
}

extension Node {
    /// The content that the modifiers of the view give, in the order its keys first came.
    fileprivate var accessibilityCustomContent: [AXCustomContent] {
        var keys: [AccessibilityCustomContentKey] = []
        var contents: [AccessibilityCustomContentKey: ModifierType.AccessibilityCustomContent.Value] = [:]
        for modifier in modifiers(_AttributeModifier<ModifierType.AccessibilityCustomContent>.self) {
            if !keys.contains(modifier.value.key) { keys.append(modifier.value.key) }
            contents[modifier.value.key] = modifier.value
        }
        return keys.compactMap { key in
            guard let content = contents[key], let value = content.value else { return nil }
            return AXCustomContent(label: content.key.label, value: value, importance: content.importance)
        }
    }
}

extension View {
    /// Gives content under a key, to those who can't see the view; nil takes away what is there.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        attribute(
            ModifierType.AccessibilityCustomContent.self, .init(key: key, value: value, importance: importance))
    }

    /// Gives content under a key, to those who can't see the view.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Gives content under a key, to those who can't see the view.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Gives content under a label, to those who can't see the view.
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(AccessibilityCustomContentKey(label), value, importance: importance)
    }

    /// Gives content under a label, to those who can't see the view.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), value, importance: importance)
    }

    /// Gives content under a label, to those who can't see the view.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
    }

    /// Gives content under a label, to those who can't see the view.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(labelKey, Text(value), importance: importance)
    }
}

extension ModifierReaders {
    /// The content that modifiers of the view give beside its label and value, in the order its labels first came; none
    /// is no error.
    public var accessibilityCustomContent: ModifierReader<[AXCustomContent]> {
        .init { $0.accessibilityCustomContent }
    }
}
