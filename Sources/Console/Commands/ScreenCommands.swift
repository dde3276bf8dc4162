import Scripting
import Views

package enum ViewsCommand: DeclaredCommand {
    package static let command = SessionCommand(
        "views", "List the app's views, models and functions, and the views defined here.", example: ":views"
    ) { commands, line in
        guard line.words.isEmpty else { throw CommandFailure(":views takes no arguments") }
        let catalog = commands.session.catalog
        let sections = [
            ("Views of the app", catalog.views.map { $0.call(in: catalog) }),
            (
                "Models of the app",
                catalog.models.map { model in
                    ([model.call(in: catalog)] + model.members(in: catalog).map { "    \($0.words)" })
                        .joined(separator: "\n")
                }
            ),
            ("Functions of the app", catalog.functions.map { $0.call(in: catalog) }),
            ("Views defined here", commands.session.script.definedViewNames),
        ].filter { !$0.1.isEmpty }
        guard !sections.isEmpty else { return .done("No view is registered, and none was defined.") }
        let lines = sections.flatMap { title, names in [title] + names.sorted().map { "  \($0)" } }
        return .done(lines.joined(separator: "\n"))
    }
}

package enum PreviewsCommand: DeclaredCommand {
    package static let command = SessionCommand(
        "previews", "List the previews of the app, which previews[\"…\"] makes.", example: ":previews"
    ) { _, line in
        guard line.words.isEmpty else { throw CommandFailure(":previews takes no arguments") }
        let previews = PreviewIndex.all
        guard !previews.isEmpty else { throw CommandFailure("\(PreviewError.none)") }
        let names = zip(PreviewIndex.keys(of: previews), previews).map { name, preview in
            (name, preview.line.map { "\(preview.origin.name):\($0)" } ?? preview.origin.name)
        }
        return .done(TwoColumns.lines(names).joined(separator: "\n"))
    }
}

package enum ScreenCommand: DeclaredCommand {
    package static let command = SessionCommand(
        "screen", "Show the screen that was hosted last.", example: ":screen"
    ) { commands, line in
        guard line.words.isEmpty else { throw CommandFailure(":screen takes no arguments; tree(element) shows a part") }
        guard let outline = commands.session.script.lastScreenOutline else {
            throw CommandFailure("nothing is hosted yet: screen = host(views.Name())")
        }
        return .done(outline)
    }
}
