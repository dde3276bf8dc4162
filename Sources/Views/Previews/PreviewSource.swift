import System

/// What previews are found in: a file with `#Preview`s, or a `PreviewProvider`. Finding one evaluates nothing of the app's;
/// asking it for its previews does.
@MainActor package struct PreviewSource {
    private enum Declaration {
        case registries([any PreviewRegistry.Type])
        case provider(any PreviewProvider.Type)
    }

    /// Where it is.
    package let origin: PreviewOrigin
    private let declaration: Declaration

    /// All sources of the program, by their names. Found when they are first asked for.
    package static let all: [PreviewSource] = {
        let registries = Dictionary(
            grouping: Conformances.of((any PreviewRegistry.Type).self), by: { $0.fileID })
        let files = registries.map { fileID, registries in
            PreviewSource(
                origin: PreviewOrigin(fileID: fileID),
                declaration: .registries(registries.sorted { ($0.line, $0.column) < ($1.line, $1.column) }))
        }
        let providers = Conformances.of((any PreviewProvider.Type).self).map { type in
            PreviewSource(origin: PreviewOrigin(provider: type), declaration: .provider(type))
        }
        return (files + providers).sorted { $0.origin.name < $1.origin.name }
    }()

    /// Whether it is a `PreviewProvider`, whose views are made to learn their names.
    package var isProvider: Bool { if case .provider = declaration { true } else { false } }

    /// Its previews, in the order of the source. Evaluates the app's code: the arguments of each `#Preview`, or the
    /// `previews` of a provider.
    package func previews() -> [FoundPreview] {
        let found =
            switch declaration {
            case .registries(let registries): registries.flatMap(previews(of:))
            case .provider(let provider): previews(of: provider)
            }
        return Self.numbered(found)
    }

    private func previews(of registry: any PreviewRegistry.Type) -> [FoundPreview] {
        do {
            let preview = try registry.makePreview()
            guard let first = preview.members.first else {
                return [
                    FoundPreview(
                        origin: origin, line: registry.line, displayName: preview.name, traits: preview.traits,
                        refusal: preview.refusal ?? "its arguments are empty", make: { EmptyView() })
                ]
            }
            guard first.argument != nil else {
                return [
                    FoundPreview(
                        origin: origin, line: registry.line, displayName: preview.name, traits: preview.traits,
                        make: first.makeView)
                ]
            }
            return preview.members.map { member in
                FoundPreview(
                    origin: origin, line: registry.line,
                    displayName: "\(preview.name ?? origin.baseName): \(member.argument ?? "")", traits: preview.traits,
                    make: member.makeView)
            }
        } catch {
            return [
                FoundPreview(
                    origin: origin, line: registry.line, displayName: nil, traits: .init(), refusal: "\(error)",
                    make: { EmptyView() })
            ]
        }
    }

    private func previews(of provider: any PreviewProvider.Type) -> [FoundPreview] {
        ProvidedPreview.elements(of: provider).enumerated().map { place, view in
            var traits = Preview.ViewTraits()
            traits.layout = view.value(of: ModifierType.PreviewLayout.self)
            traits.interfaceOrientation = view.value(of: ModifierType.PreviewInterfaceOrientation.self)
            traits.device = view.value(of: ModifierType.PreviewDevice.self) ?? nil
            return FoundPreview(
                origin: origin, displayName: view.value(of: ModifierType.PreviewDisplayName.self) ?? nil,
                traits: traits,
                make: { ProvidedPreview(provider: provider, place: place) })
        }
    }

    /// The previews of a source with names that no two of them share: the second of a name is followed by 2.
    static func numbered(_ previews: [FoundPreview]) -> [FoundPreview] {
        var taken = Set(previews.compactMap(\.displayName))
        var seen: Set<String> = []
        var counts: [String: Int] = [:]
        return previews.map { preview in
            var preview = preview
            let name = preview.name
            guard !seen.insert(name).inserted || (preview.displayName == nil && taken.contains(name)) else {
                return preview
            }
            var number = counts[name] ?? 1
            repeat { number += 1 } while taken.contains("\(name) \(number)")
            counts[name] = number
            preview.name = "\(name) \(number)"
            taken.insert(preview.name)
            return preview
        }
    }
}

/// One of the views of a `PreviewProvider`, made anew each time: those of a group and of a ForEach one by one.
struct ProvidedPreview: View {
    typealias Body = Never

    let provider: any PreviewProvider.Type
    /// The place among the views, from 0.
    let place: Int

    static func elements(of provider: any PreviewProvider.Type) -> [ResolvedView] {
        func elements<P: PreviewProvider>(_: P.Type) -> [ResolvedView] {
            SubviewList(of: P.previews).elements.map(\.view)
        }
        return elements(provider)
    }

    func _resolve(into resolved: inout ResolvedView) {
        let views = Self.elements(of: provider)
        // A provider may have fewer views than before, where these depend on what the app does.
        guard place < views.count else { return }
        resolved = views[place].wrapped(in: resolved, id: views[place].explicitID)
    }
}
