import Lua
import Views

/// The previews of the app in scripts: `previews["Sold out"]` makes the view of one.
final class PreviewNames: Sendable {
    @MainActor private static func view(of preview: FoundPreview, _ session: ScriptSession) throws -> Lua.Value {
        if let reason = preview.refusal { throw PreviewError.refused(name: preview.name, reason: reason) }
        session.usesApp = true
        return .userdata(try session.interpreter.makeUserdata(ViewBox(PreviewedView(preview)), session.types.view))
    }

    /// The previews that can be hosted, by the shortest names that are theirs alone.
    @MainActor private static var named: [(name: String, preview: FoundPreview)] {
        let all = PreviewIndex.all
        return zip(PreviewIndex.keys(of: all), all).filter { $0.1.refusal == nil }
    }

    /// The names that are known without making views of providers, for completion.
    @MainActor static let knownNames: [String] = {
        let previews = PreviewSource.all.filter { !$0.isProvider }.flatMap { $0.previews() }
        return PreviewIndex.keys(of: previews)
    }()

    static func makeType() -> UserdataType<PreviewNames> {
        let type = UserdataType<PreviewNames>("previews")
        type.indexOnMain { _, call in
            guard let name = try call.value(1).string else {
                throw ScriptingError.unconvertible(
                    "a preview is found by its name, as in previews[\"Sold out\"]; got \(try call.value(1).summary)")
            }
            let session = ScriptSession.session(of: call)
            return try call.returns(view(of: PreviewIndex.preview(named: name), session))
        }
        type.newIndexOnMain { _, call in
            throw ScriptingError.readOnly(
                of: "previews", name: "\(try call.value(1))", why: "previews are declared in Swift, by #Preview")
        }
        type.metamethodOnMain("__len") { _, call in try call.returns(named.count) }
        type.metamethodOnMain("__tostring") { _, call in
            let names = named.map(\.name)
            return try call.returns("previews: \(names.isEmpty ? "none" : names.joined(separator: ", "))")
        }
        type.metamethodOnMain("__pairs") { _, call in
            let session = ScriptSession.session(of: call)
            var rest = named[...]
            // In the order of the files, which `next` over a table would lose.
            unowned let owner = session
            let next = try session.interpreter.makeFunction(
                onMain { call in
                    guard let (name, preview) = rest.popFirst() else { return try call.returns(.nil) }
                    return try call.returns([.string(LuaString(name)), try view(of: preview, owner)])
                })
            return try call.returns([.function(next), .nil, .nil])
        }
        return type
    }
}

extension ScriptSession {
    /// `previews`
    func installPreviews() throws {
        try interpreter.globals.set(
            "previews", .userdata(try interpreter.makeUserdata(PreviewNames(), types.previews)))
    }
}

extension HostOptions {
    /// The screen of a view that is hosted: a preview brings its own, unless the script chose one.
    /// - Throws: `PreviewError.unknownDevice`, `badSize`.
    func screen(for view: any View) throws -> ScreenOptions {
        var view = view
        while let modified = view as? any ModifiedView { view = modified.unmodified }
        guard !screen.isChosen, let preview = (view as? PreviewedView)?.preview, let device = try preview.screen()
        else {
            return screen
        }
        return screen.on(device)
    }
}
