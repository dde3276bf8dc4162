import Foundation

extension ViewType.Text.Properties {
    /// The text as it reads in a locale; without one, in that of the view's environment.
    public var string: ViewCall<Locale?, String> {
        .init(of: text) { text, node, locale in
            if locale == nil, let known = node.text { return known }
            return text.string(in: TextContext(node, locale: locale))
        }
    }
    /// The attributes of the text, as it reads in the view's environment.
    public var attributes: ViewCall<Void, ViewType.Text.Attributes> {
        .init(of: text) { text, node, _ in
            .init(text.pieces(in: TextContext(node)), in: TextContext(node), node.environment)
        }
    }
    /// The text with its attributes, as it reads in the view's environment; images are left out.
    public var attributedString: ViewCall<Void, AttributedString> {
        .init(of: text) { text, node, _ in
            text.pieces(in: TextContext(node)).reduce(into: AttributedString()) { $0.append($1.attributedString) }
        }
    }
    /// The stretches of the text for a dynamic language: what each reads, and its attributes.
    var runs: ViewCall<Void, DynamicValue> {
        .init(of: text) { text, node, _ in
            .list(
                text.pieces(in: TextContext(node)).compactMap { piece in
                    let context = TextContext(node)
                    let string = piece.string(in: context)
                    guard !string.isEmpty else { return nil }
                    let reader = ViewType.Text.Attributes([piece], in: context, node.environment)
                    return .record(["string": .string(string), "attributes": .object(reader)])
                })
        }
    }
}

extension ViewCall where Arguments == Locale?, Result == String {
    /// The text as it reads in a locale; without one, in that of the view's environment.
    @MainActor @preconcurrency public func callAsFunction(locale: Locale? = nil) throws -> String {
        try callAsFunction(locale)
    }
}

extension TextContext {
    /// The surroundings of a view; with another locale where one is given.
    @MainActor init(_ node: Node, locale: Locale? = nil) {
        self.init()
        let environment = node.environment
        self.locale = locale ?? environment.locale
        timeZone = environment.timeZone
        calendar = environment.calendar
        namesImages = !node.graph.isScreen
        doublesWords = environment.doublesWords
    }
}

extension Node {
    /// The text of a Text, in the locale of its environment.
    public func textString() throws -> String {
        if let text { return text }
        return try properties(of: ViewType.Text.self).string.make(on: self, nil)
    }

    /// The attributes of a Text; nil for another view.
    var textAttributes: TextAttributesReader? {
        try? properties(of: ViewType.Text.self).attributes(self)
    }
}

extension Member {
    /// The text as it reads in a locale; without one, in that of the view's environment.
    package static var string: Member {
        let locale = Parameter<Locale?>.optional("locale", Locale.self, positional: true)
        return Member(
            name: "string", role: .attribute, parameters: [locale.info], result: String.dynamicName,
            read: { .string(try $0.textString()) }, readsText: true,
            invoke: { node, arguments in
                let locale = try locale.take(from: &arguments)
                try arguments.finish()
                return .string(try node.properties(of: ViewType.Text.self).string.make(on: node, locale))
            })
    }
}
