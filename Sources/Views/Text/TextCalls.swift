import Foundation

extension ViewType.Text {
    /// Reads the text.
    public struct StringCall: PlacedCall {
        let text: Views.Text
        package var place: Place?

        /// The text as it reads in a locale; without one, in that of the view's environment.
        @MainActor @preconcurrency public func callAsFunction(locale: Locale? = nil) throws -> String {
            if locale == nil, let text = place?.node.text { return text }
            return text.string(in: TextContext(place, locale: locale))
        }
    }

    /// Reads the attributes of the text.
    public struct AttributesCall: PlacedCall {
        let text: Views.Text
        package var place: Place?

        /// The attributes, as the text reads in the view's environment.
        @MainActor @preconcurrency public func callAsFunction() throws -> Attributes {
            reader(in: TextContext(place))
        }

        func reader(in context: TextContext) -> Attributes {
            Attributes(runs: text.pieces(in: context).map { ($0.string.count, $0.attributes) })
        }
    }

    /// Reads the text with its attributes.
    public struct AttributedStringCall: PlacedCall {
        let text: Views.Text
        package var place: Place?

        /// The text with its attributes, as it reads in the view's environment; images are left out.
        @MainActor @preconcurrency public func callAsFunction() throws -> AttributedString {
            text.pieces(in: TextContext(place)).reduce(into: AttributedString()) { $0.append($1.attributedString) }
        }

        /// The stretches of the text for a dynamic language: what each reads, and its attributes.
        func runs(in context: TextContext) -> DynamicValue {
            .list(
                text.pieces(in: context).filter { !$0.string.isEmpty }.map { piece in
                    let reader = Attributes(runs: [(piece.string.count, piece.attributes)])
                    return .record(["string": .string(piece.string), "attributes": .object(reader)])
                })
        }
    }
}

extension TextContext {
    /// The surroundings of a place, or none in particular; with another locale where one is given.
    @MainActor init(_ place: Place?, locale: Locale? = nil) {
        self.init()
        if let environment = place?.node.environment {
            self.locale = environment.locale
            timeZone = environment.timeZone
            calendar = environment.calendar
        }
        if let locale { self.locale = locale }
    }
}

extension Node {
    /// The text of a Text, in the locale of its environment.
    public func textString() throws -> String {
        if let text { return text }
        return try properties(of: ViewType.Text.self).string.bound(to: Place(self))()
    }

    /// The attributes of a Text; nil for another view.
    var textAttributes: TextAttributesReader? {
        try? properties(of: ViewType.Text.self).attributes.bound(to: Place(self))()
    }
}

extension Member {
    /// Reads a text, in the locale of its surroundings or another.
    static var string: Member {
        let locale = Parameter<Locale?>.optional("locale", Locale.self, positional: true)
        return Member(
            name: "string", role: .attribute, parameters: [locale.info], result: String.dynamicName,
            read: { .string(try $0.textString()) }, readsText: true,
            invoke: { node, arguments in
                let locale = try locale.take(from: &arguments)
                try arguments.finish()
                let call = try node.properties(of: ViewType.Text.self).string.bound(to: Place(node))
                return .string(try call(locale: locale))
            })
    }
}
