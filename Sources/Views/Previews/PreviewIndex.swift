/// The previews of the program, by their names.
@MainActor
package enum PreviewIndex {
    /// All previews, by file or provider. Evaluates the `previews` of each provider.
    package static var all: [FoundPreview] { PreviewSource.all.flatMap { $0.previews() } }

    /// The shortest name of each preview that is its alone, in the order of the previews.
    package static func keys(of previews: [FoundPreview]) -> [String] {
        let counts = previews.reduce(into: [:] as [String: Int]) { counts, preview in
            for name in names(of: preview) { counts[name, default: 0] += 1 }
        }
        return previews.map { counts[$0.name] == 1 ? $0.name : $0.fullName }
    }

    /// The preview of a name or full name. A provider is evaluated only if its own name doesn't settle it: one that traps is no
    /// hindrance to the others.
    /// - Throws: `PreviewError.none`, `unknown`, `ambiguous`.
    package static func preview(named name: String) throws -> FoundPreview {
        let sources = PreviewSource.all
        guard !sources.isEmpty else { throw PreviewError.none }
        if let source = sources.filter({ name.hasPrefix($0.origin.name + ":") }).max(by: {
            $0.origin.name.count < $1.origin.name.count
        }) {
            let previews = source.previews()
            if let found = previews.first(where: { $0.fullName == name }) { return found }
            throw PreviewError.unknown(name: name, known: previews.map(\.fullName))
        }
        // What a file declares is known without making views; so is a provider that is called by the name.
        let near = sources.filter { !$0.isProvider || $0.origin.baseName == name }.flatMap { $0.previews() }
        if let found = try match(name, in: near) { return found }
        let all = near + sources.filter { $0.isProvider && $0.origin.baseName != name }.flatMap { $0.previews() }
        if let found = try match(name, in: all) { return found }
        guard !all.isEmpty else { throw PreviewError.none }
        throw PreviewError.unknown(name: name, known: keys(of: all))
    }

    private static func match(_ name: String, in previews: [FoundPreview]) throws -> FoundPreview? {
        let found = previews.filter { names(of: $0).contains(name) }
        guard found.count < 2 else {
            throw PreviewError.ambiguous(name: name, fullNames: found.map(\.fullName))
        }
        return found.first
    }

    private static func names(of preview: FoundPreview) -> Set<String> {
        Set([preview.name, preview.displayName].compactMap { $0 })
    }
}

/// A preview as a view: it stands in the place of the view that it makes, and brings its traits to the screen that it is
/// hosted on.
package struct PreviewedView: View {
    package typealias Body = Never

    package let preview: FoundPreview

    package init(_ preview: FoundPreview) {
        self.preview = preview
    }

    package func _resolve(into resolved: inout ResolvedView) {
        guard let view = try? preview.makeView() else { return }
        DynamicContent([view])._resolve(into: &resolved)
    }
}
