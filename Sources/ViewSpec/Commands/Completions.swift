import ArgumentParser
import Reference
import Scripting
import SpecRunner

/// The completions of arguments that name something in this console. The scripts of shells ask the program each time.
enum Completions {
    /// The names of the reporters.
    static let reporters = CompletionKind.list(ReporterFormat.all.map { $0.name })
    /// The names of the app's views.
    static let views = CompletionKind.custom { _, _, _ in catalog.views.map(\.name) }
    /// The names of the app's previews.
    static let previews = CompletionKind.custom { _, _, _ in
        MainActor.assumeIsolated { PreviewListing.make().lines.map(\.name) }
    }
    /// The names of the pages of the reference, and of the articles.
    static let pages = CompletionKind.custom { _, _, _ in
        MainActor.assumeIsolated {
            AppReference(catalog).entries.map(\.name) + Reference.names + Article.all.map(\.name)
        }
    }
    /// The names of the views, modifiers, gestures and values that specs can use.
    static let kinds = CompletionKind.custom { _, _, _ in
        MainActor.assumeIsolated { KnownNames(app: AppReference(catalog)).sections.flatMap(\.entries).map(\.name) }
    }

    /// The catalog of the console that answers.
    @TaskLocal private static var catalog = Catalog()

    /// Whether the arguments are the question of a script, which the parser answers as they are.
    static func isAsked(by arguments: [String]) -> Bool { arguments.first == "---completion" }

    /// Answers the question of a script.
    /// - Throws: The answer, as the parser gives it.
    @MainActor
    static func answer(_ arguments: [String], from catalog: Catalog) throws -> ExitStatus {
        _ = try $catalog.withValue(catalog) { try RootCommand.parseAsRoot(arguments) }
        return .passed
    }
}
