import Foundation

extension AttributedString {
    /// The options for turning Markdown into an attributed string.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown that are read.
        public enum InterpretedSyntax: Sendable {
            /// Blocks, and what stands within lines. Blocks follow each other without a line break.
            case full
            /// Markup within lines; white space between words becomes one space.
            case inlineOnly
            /// Markup within lines; white space stays as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// The treatment of a text that can't be parsed. Any text can.
        public enum FailurePolicy: Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](attributes)` is read.
        public var allowsExtendedAttributes: Bool
        /// The parts of Markdown that are read.
        public var interpretedSyntax: InterpretedSyntax
        /// The treatment of a text that can't be parsed.
        public var failurePolicy: FailurePolicy
        /// The language of the text.
        public var languageCode: String?

        /// Creates options from their properties.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads Markdown: emphasis, code and links within lines become attributes, and of blocks the marks are left out.
    /// Links are relative to `baseURL`.
    /// - Throws: Nothing: what is no Markdown is text.
    public init(
        markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        let source =
            switch options.interpretedSyntax {
            case .full: MarkdownBlocks.inlines(of: markdown)
            case .inlineOnly: [markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")]
            case .inlineOnlyPreservingWhitespace: [markdown]
            }
        self.init()
        for run in source.flatMap({ InlineMarkdown.runs(of: $0, extended: options.allowsExtendedAttributes) }) {
            append(AttributedString(run.text, intent: run.intent, link: run.link, relativeTo: baseURL))
        }
    }

    /// Reads Markdown in UTF-8.
    /// - Throws: `CocoaError` where the data isn't UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    init(_ text: String, intent: InlinePresentationIntent, link: URL?, relativeTo base: URL? = nil) {
        self.init(text)
        if !intent.isEmpty { self.inlinePresentationIntent = intent }
        if let link { self.link = base.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link }
    }
}

/// Takes the marks from the blocks of Markdown: headings, lists, quotations, code between fences.
private enum MarkdownBlocks {
    /// The text of each block; lines of a paragraph are joined by spaces.
    static func inlines(of markdown: String) -> [String] {
        var blocks: [String] = []
        var paragraph: [String] = []
        var code: [String]?
        func end() {
            if !paragraph.isEmpty { blocks.append(paragraph.joined(separator: " ")) }
            paragraph = []
        }
        for line in markdown.split(separator: /\r?\n/, omittingEmptySubsequences: false) {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("```") || text.hasPrefix("~~~") {
                end()
                // What is in a fence is no Markdown.
                if let lines = code { blocks.append(escaped(lines.joined(separator: "\n") + "\n")) }
                code = code == nil ? [] : nil
            } else if code != nil {
                code?.append(String(line))
            } else if text.isEmpty || text.wholeMatch(of: /([-*_])( *\1){2,}/) != nil {
                end()
            } else if let heading = text.wholeMatch(of: /#{1,6} +(.*?) *#*/) {
                end()
                blocks.append(String(heading.output.1))
            } else if let item = text.wholeMatch(of: /(?:[-+*]|\d{1,9}[.)]) +(.*)/) {
                end()
                paragraph = [String(item.output.1)]
            } else if let quotation = text.wholeMatch(of: /> ?(.*)/) {
                paragraph.append(String(quotation.output.1))
            } else {
                paragraph.append(text)
            }
        }
        if let code { blocks.append(escaped(code.joined(separator: "\n"))) }
        end()
        return blocks
    }

    private static func escaped(_ text: String) -> String {
        text.replacing(/[*_~`\[\]\\^]/) { "\\\($0.output)" }
    }
}
