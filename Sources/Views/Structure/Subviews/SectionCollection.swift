/// The sections that a view stands for. Views in a row that are in none are one without header and footer.
public nonisolated struct SectionCollection: RandomAccessCollection {
    public typealias Element = SectionConfiguration
    public typealias Index = Int

    let sections: [SectionConfiguration]

    @MainActor init<Content: View>(of content: Content) {
        var sections: [SectionConfiguration] = []
        var loose: [SubviewList.Element] = []
        func closeLoose() {
            guard let first = loose.first else { return }
            sections.append(SectionConfiguration(loose, path: first.path))
            loose.removeAll()
        }
        for element in SubviewList(of: content, keepsSections: true).elements {
            guard let section = element.view.section else {
                loose.append(element)
                continue
            }
            closeLoose()
            sections.append(SectionConfiguration(section, of: element))
        }
        closeLoose()
        self.sections = sections
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A section that a container takes apart.
public nonisolated struct SectionConfiguration: Identifiable {
    /// The identity of a section while its container stays.
    public struct ID: Hashable {
        let path: [AnyHashable]
    }

    public let id: ID
    /// The subviews of its header; empty without one.
    public let header: SubviewsCollection
    /// The subviews of its content.
    public let content: SubviewsCollection
    /// The subviews of its footer; empty without one.
    public let footer: SubviewsCollection
    /// The values that `containerValue` and `tag` put on the section.
    public let containerValues: ContainerValues

    @MainActor fileprivate init(_ section: any SectionParts, of element: SubviewList.Element) {
        id = ID(path: element.path)
        header = SubviewsCollection(section.headerSubviews)
        content = SubviewsCollection(section.contentSubviews)
        footer = SubviewsCollection(section.footerSubviews)
        containerValues = ContainerValues(of: element.view)
    }

    @MainActor fileprivate init(_ elements: [SubviewList.Element], path: [AnyHashable]) {
        id = ID(path: path)
        (header, content, footer) = (.empty, SubviewsCollection(subviews: elements.map(Subview.init)), .empty)
        containerValues = ContainerValues()
    }
}

/// A section, whatever its types.
@MainActor
protocol SectionParts {
    var headerSubviews: SubviewList { get }
    var contentSubviews: SubviewList { get }
    var footerSubviews: SubviewList { get }
}

extension Section: SectionParts, SubviewContainer where Parent: View, Content: View, Footer: View {
    @MainActor var headerSubviews: SubviewList { SubviewList(of: header) }
    @MainActor var contentSubviews: SubviewList { SubviewList(of: content) }
    @MainActor var footerSubviews: SubviewList { SubviewList(of: footer) }

    package var isSection: Bool { true }
    @MainActor package func visitSubviews(_ subviews: inout SubviewList) { subviews.content(content) }
}

extension ResolvedView {
    @MainActor fileprivate var section: (any SectionParts)? {
        guard case .primitive(let view) = core else { return nil }
        return view as? any SectionParts
    }
}

/// The content of a `Group(sections:)`.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    public typealias Body = Never

    let sections: Sections
    let transform: (SectionCollection) -> Content

    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        transform(SectionCollection(of: sections))._resolve(into: &resolved)
    }
}

extension Group {
    /// Shows what `transform` makes of the sections that a view stands for.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(sections: view, transform: transform))
    }
}

/// The collection of a `ForEach(sections:)`.
public nonisolated struct ForEachSectionCollection<Content>: RandomAccessCollection {
    public typealias Element = SectionConfiguration
    public typealias Index = Int

    let sections: SectionCollection

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach {
    /// Makes a view of each of the sections that a view stands for.
    @MainActor @preconcurrency
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(
            data: ForEachSectionCollection(sections: SectionCollection(of: view)), content: content, id: { $0.id })
    }
}
