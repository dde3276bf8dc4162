import FoundationEssentials

/// Expands the macros of SwiftUI for the compiler, which starts a program that serves it.
///
/// It speaks the compiler's protocol itself: swift-syntax would take each app that is built longer than all of this
/// package. The macros here need to find their way through brackets and strings, and no syntax tree.
public enum CompilerPlugin {
    /// Answers each message until the input ends. Throws `MessageChannel.Failure`.
    public static func serve(_ channel: MessageChannel) throws {
        while let message = try channel.receive() {
            try channel.send(answer(to: message))
        }
    }

    /// The answer to a message. One that isn't understood is answered with an error, as the compiler waits for an answer.
    static func answer(to message: [UInt8]) throws -> [UInt8] {
        let answer: CompilerAnswer
        do {
            answer = self.answer(to: try JSONDecoder().decode(CompilerMessage.self, from: Data(message)))
        } catch {
            answer = .failed("SwiftUI's macros cannot read the compiler's request: \(error)", at: nil)
        }
        return Array(try JSONEncoder().encode(answer))
    }

    private static func answer(to message: CompilerMessage) -> CompilerAnswer {
        if message.getCapability != nil { return .capability }
        if message.loadPluginLibrary != nil { return .noLibrary }
        if let request = message.expandFreestandingMacro { return expand(request) }
        if let request = message.expandAttachedMacro { return expand(request) }
        return .failed("SwiftUI's macros do not support the compiler's request", at: nil)
    }

    private static func expand(_ request: CompilerMessage.FreestandingMacro) -> CompilerAnswer {
        guard request.macro.typeName == "Preview" else {
            return .failed("SwiftUI has no macro #\(request.macro.name)", at: request.syntax.location)
        }
        return .expanded(
            PreviewMacro.expansion(
                of: request.syntax.source, discriminator: request.discriminator,
                fileID: request.syntax.location.fileID, path: request.syntax.location.fileName,
                line: request.syntax.location.line,
                column: request.syntax.location.column))
    }

    private static func expand(_ request: CompilerMessage.AttachedMacro) -> CompilerAnswer {
        let location = request.attributeSyntax.location
        do {
            switch (request.macro.typeName, request.macroRole) {
            case (let type, let role) where ["Entry", "LibraryEntry"].contains(type):
                let entry = try EntryMacro(
                    request.declSyntax.source, in: request.context, isLibrary: type == "LibraryEntry")
                return .expanded(role == "accessor" ? entry.accessors : entry.key)
            case (let type, let role) where type.hasSuffix("Modifier"):
                let modifier = try ModifierMacro(
                    request.declSyntax.source, attribute: request.attributeSyntax.source, macro: type)
                return .expanded(role == "accessor" ? modifier.accessor : modifier.kind)
            case ("Animatable", "member"):
                return .expanded(try AnimatableMacro(request.declSyntax.source).member)
            case ("Animatable", "extension"):
                return .expanded(
                    AnimatableMacro.conformance(
                        of: request.extendedTypeSyntax?.source, to: request.conformanceListSyntax?.source))
            case ("BuiltInStyles", "extension"):
                let styles = try BuiltInStylesMacro(
                    request.declSyntax.source, attribute: request.attributeSyntax.source)
                return .expanded(styles.extensions)
            case ("ConfigurationMembers", "member"):
                return .expanded(try ConfigurationMacro(request.declSyntax.source).members)
            case ("MemberwiseInit", "member"):
                return .expanded(try MemberwiseMacro(request.declSyntax.source).initializer)
            case ("StyleMethod", "body"):
                return .expanded(try StyleMethodMacro(request.declSyntax.source).body)
            case ("TextOverloads", "peer"):
                return .expanded(try TextOverloads(request.declSyntax.source).overloads)
            case ("Previewable", "peer"), ("AnimatableIgnored", "peer"):
                // #Preview moves the marked declarations, and @Animatable leaves them out, since they see the attribute
                // in their own source.
                return .expanded("")
            default:
                return .failed(
                    "SwiftUI has no macro @\(request.macro.name) in the role \(request.macroRole)", at: location)
            }
        } catch {
            return .failed(error.message, at: location)
        }
    }
}
