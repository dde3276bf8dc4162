import Foundation

/// Text fields that edit a value through its text.
extension TextField {
    /// Edits a value through its text; a text that doesn't parse leaves the value as it is.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label(), .init(formatted: .text(of: value, format), promptText: prompt))
    }

    /// Edits a value through its text; nil stands for a text that doesn't parse.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label(), .init(formatted: .text(of: value, format), promptText: prompt))
    }

    /// Edits a value through its text; a text that the formatter doesn't take leaves the value as it is.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), .init(formatted: .text(of: value, formatter), promptText: prompt))
    }
}

extension TextField where Label == Text {
    /// Edits a value through its text; a text that doesn't parse leaves the value as it is.
    @TextOverloads
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Text(titleKey), .init(formatted: .text(of: value, format), promptText: prompt))
    }

    /// Edits a value through its text; nil stands for a text that doesn't parse.
    @TextOverloads
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Text(titleKey), .init(formatted: .text(of: value, format), promptText: prompt))
    }

    /// Edits a value through its text; a text that the formatter doesn't take leaves the value as it is.
    @TextOverloads
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(Text(titleKey), .init(formatted: .text(of: value, formatter)))
    }

    /// Edits a value through its text; a text that the formatter doesn't take leaves the value as it is.
    @TextOverloads
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(Text(titleKey), .init(formatted: .text(of: value, formatter), promptText: prompt))
    }

    /// `onEditingChanged` is told whether editing began, `onCommit` is called on return.
    @TextOverloads
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            Text(titleKey),
            .init(formatted: .text(of: value, formatter), onEditingChanged: onEditingChanged, onCommit: onCommit))
    }

    /// `onEditingChanged` is told whether editing began.
    @TextOverloads
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(titleKey), .init(formatted: .text(of: value, formatter), onEditingChanged: onEditingChanged))
    }

    /// `onCommit` is called on return.
    @TextOverloads
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), .init(formatted: .text(of: value, formatter), onCommit: onCommit))
    }
}

extension ViewType.TextField.Properties {
    /// The properties of a field for the text of a value.
    ///
    /// Documented for `init(_:value:format:prompt:)` and `init(_:value:formatter:)`: the value changes as the person types.
    fileprivate init(
        formatted text: Binding<String>, promptText: Text? = nil, onEditingChanged: ((Bool) -> Void)? = nil,
        onCommit: (() -> Void)? = nil
    ) {
        self.init(
            text: text, promptText: promptText, onEditingChanged: onEditingChanged, onCommit: onCommit,
            isFormatted: true)
    }
}

extension Binding<String> {
    /// The text of a value in a format.
    fileprivate static func text<F: ParseableFormatStyle>(of value: Binding<F.FormatInput>, _ format: F) -> Self
    where F.FormatOutput == String {
        .init(
            get: { format.format(value.wrappedValue) },
            // Documented for init(value:format:prompt:label:): text that can't be parsed leaves the value unchanged.
            set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
    }

    /// The text of a value in a format: an empty one for nil.
    fileprivate static func text<F: ParseableFormatStyle>(of value: Binding<F.FormatInput?>, _ format: F) -> Self
    where F.FormatOutput == String {
        .init(
            get: { value.wrappedValue.map(format.format) ?? "" },
            // Documented for init(value:format:prompt:label:) with an optional value: text that can't be parsed sets nil.
            set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    }

    /// The text of a value as a formatter writes it.
    fileprivate static func text<V>(of value: Binding<V>, _ formatter: Formatter) -> Self {
        .init(
            get: { formatter.string(for: value.wrappedValue) ?? "" },
            // Documented for init(value:formatter:prompt:label:): text that can't be converted leaves the value unchanged.
            set: { if let parsed = FormatterParsing.value($0, formatter, as: V.self) { value.wrappedValue = parsed } })
    }
}

/// Reads a value from a text with a formatter of Foundation's.
private enum FormatterParsing {
    static func value<V>(_ text: String, _ formatter: Formatter, as type: V.Type) -> V? {
        switch formatter {
        case let formatter as NumberFormatter: formatter.number(from: text).flatMap { number($0, as: type) }
        case let formatter as DateFormatter: formatter.date(from: text) as? V
        case let formatter as ISO8601DateFormatter: formatter.date(from: text) as? V
        // Foundation for Linux has no call to parse a text with any other formatter.
        default: nil
        }
    }

    /// A number in the type that the value has.
    private static func number<V>(_ number: NSNumber, as type: V.Type) -> V? {
        let double = number.doubleValue
        let whole: [Any?] = [
            Int(exactly: double), UInt(exactly: double), Int64(exactly: double), Int32(exactly: double),
        ]
        let numbers: [Any] = whole.compactMap(\.self) + [double, CGFloat(double), Float(double), number.decimalValue]
        return numbers.lazy.compactMap { $0 as? V }.first ?? number as? V
    }
}
