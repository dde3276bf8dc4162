/// A request of the compiler; one of these fields is present.
struct CompilerMessage: Decodable {
    /// Requests the capabilities of the plug-in.
    let getCapability: Anything?
    /// Asks to load a library of macros.
    let loadPluginLibrary: Anything?
    /// Requests the expansion of `#name(…)`.
    let expandFreestandingMacro: FreestandingMacro?
    /// Requests the expansion of `@name` on a declaration.
    let expandAttachedMacro: AttachedMacro?

    struct FreestandingMacro: Decodable {
        let macro: Macro
        /// The prefix of names that are unique to this expansion.
        let discriminator: String
        let syntax: Syntax
    }

    struct AttachedMacro: Decodable {
        let macro: Macro
        let macroRole: String
        let attributeSyntax: Syntax
        let declSyntax: Syntax
        let lexicalContext: [Syntax]?
        /// The type that an extension is of, and the protocols that it doesn't conform to yet; for extensions only.
        let extendedTypeSyntax: Syntax?
        let conformanceListSyntax: Syntax?

        /// The heads of the declarations around, the innermost first.
        var context: [String] { (lexicalContext ?? []).map(\.source) }
    }

    /// The macro's own name, and the name of the type that implements it.
    struct Macro: Decodable {
        let name: String
        let typeName: String
    }

    struct Syntax: Decodable {
        let source: String
        let location: SourceLocation
    }

    struct SourceLocation: Decodable {
        let fileID: String
        let fileName: String
        /// In bytes.
        let offset: Int
        let line: Int
        let column: Int
    }

    /// Something that is there and whose content doesn't matter.
    struct Anything: Decodable {
        init(from decoder: any Decoder) throws {}
    }
}

/// A response of the plug-in; one of these fields is present.
struct CompilerAnswer: Encodable {
    var getCapabilityResult: CapabilityResult?
    var loadPluginLibraryResult: LibraryResult?
    var expandMacroResult: ExpansionResult?

    struct CapabilityResult: Encodable {
        struct Capability: Encodable {
            let protocolVersion: Int
        }
        let capability: Capability
    }

    struct LibraryResult: Encodable {
        let loaded: Bool
        let diagnostics: [Diagnostic]
    }

    struct ExpansionResult: Encodable {
        let expandedSource: String?
        let diagnostics: [Diagnostic]
    }

    struct Diagnostic: Encodable {
        struct Position: Encodable {
            let fileName: String
            let offset: Int
        }
        let message: String
        var severity = "error"
        let position: Position
        var highlights: [String] = []
        var notes: [String] = []
        var fixIts: [String] = []
    }

    /// The version of the protocol with the lexical context of attached macros.
    static var capability: CompilerAnswer {
        CompilerAnswer(getCapabilityResult: .init(capability: .init(protocolVersion: 7)))
    }

    /// The plug-in loads no libraries.
    static var noLibrary: CompilerAnswer {
        CompilerAnswer(loadPluginLibraryResult: .init(loaded: false, diagnostics: []))
    }

    /// The expansion of a macro.
    static func expanded(_ source: String) -> CompilerAnswer {
        CompilerAnswer(expandMacroResult: .init(expandedSource: source, diagnostics: []))
    }

    /// A macro that can't be expanded.
    static func failed(_ message: String, at location: CompilerMessage.SourceLocation?) -> CompilerAnswer {
        let position = Diagnostic.Position(fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
        let diagnostic = Diagnostic(message: message, position: position)
        return CompilerAnswer(expandMacroResult: .init(expandedSource: nil, diagnostics: [diagnostic]))
    }
}
