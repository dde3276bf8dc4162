import Scripting
import Views

/// The reference of everything that scripts see, from the descriptions of the kinds, the doc comments of their source,
/// and `language.lua`, which describes the functions of the Lua half. Made on first use.
@MainActor
public enum Reference {
    /// All pages, by group and name.
    public static let pages: [ReferencePage] = makePages()

    private static let byName = Dictionary(grouping: pages, by: \.name)

    /// The pages of a name: `Toggle`, `padding`, `describe`. A view and a modifier may share a name.
    public static func pages(named name: String) -> [ReferencePage] { byName[name] ?? [] }

    /// The names of all pages, sorted.
    public static var names: [String] { byName.keys.sorted() }

    /// The pages of a group.
    public static func pages(in group: ReferencePage.Group) -> [ReferencePage] { pages.filter { $0.group == group } }

    /// The undocumented names: `Toggle`, `Toggle.isOn`. Constants and names of values need no documentation.
    public static var gaps: [String] {
        pages.flatMap { page -> [String] in
            let items = page.items.filter {
                $0.text.isEmpty && !(page.group == .values && page.attributes.contains($0))
            }
            return (page.summary.isEmpty ? [page.name] : []) + items.map { "\(page.name).\($0.name)" }
        }
    }

    private static func makePages() -> [ReferencePage] {
        let texts = DocTexts.own
        let valueNames = Set(KnownKinds.values.map(\.name))
        let views = KnownKinds.views.map { page($0, group: .views, texts, isValue: valueNames.contains($0.name)) }
        let modifiers = KnownKinds.modifiers.map { page($0, group: .modifiers, texts) }
        let gestures = KnownKinds.gestures.map { page($0, group: .gestures, texts) }
        let values = KnownKinds.values.map { page($0, texts) }
        let named = KnownKinds.namedValues.filter { !valueNames.contains($0.name) }
            .map { page($0.name, $0.type, texts) }
        let language = LanguageFile.own.pages.map { $0.name == "Element" ? touchable($0, texts) : $0 }
        return (views + modifiers + gestures + values + named + language).sorted {
            ($0.group.order, $0.name) < ($1.group.order, $1.name)
        }
    }

    /// The page of a view, modifier or gesture. The page of a modifier has the name of its call.
    private static func page(
        _ kind: Kind, group: ReferencePage.Group, _ texts: DocTexts, isValue: Bool = false
    ) -> ReferencePage {
        func item(_ member: Member) -> ReferencePage.Item { Self.item(member, of: kind.name, texts) }
        let name = kind.isModifier ? kind.call : kind.name
        let calls = kind.slots.compactMap(\.call)
        return ReferencePage(
            name: name, group: group,
            summary: kind.documentation,
            signatures: isValue ? [] : kind.forms.map { signature($0, name: kind.isModifier ? ":" + name : name) },
            attributes: kind.members.filter { $0.role == .attribute }.map(item),
            actions: kind.members.filter { $0.role == .action }.map(item),
            slots: Set(calls).sorted().map {
                .init(name: $0, call: "\($0)()", result: "element", text: texts["\(kind.name).\($0)"], arguments: [])
            },
            swift: texts["swift:\(kind.name)"].split(separator: DocTexts.lineEnd).map(String.init),
            example: texts.lines("example:\(group.rawValue):\(kind.name)"))
    }

    private static func item(_ member: Member, of owner: String, _ texts: DocTexts) -> ReferencePage.Item {
        .init(
            name: member.name, call: "\(member.name)(\(member.parameters.map(\.written).joined(separator: ", ")))",
            result: member.lead == nil ? member.result : "element", text: texts["\(owner).\(member.name)"],
            arguments: member.parameters.map(\.argument))
    }

    /// The page of elements, with the actions that every view has.
    private static func touchable(_ page: ReferencePage, _ texts: DocTexts) -> ReferencePage {
        ReferencePage(
            name: page.name, group: page.group, summary: page.summary, signatures: page.signatures,
            attributes: page.attributes, actions: Member.viewCalls.map { item($0, of: page.name, texts) },
            slots: page.slots, swift: page.swift, example: page.example)
    }

    private static func signature(_ form: DynamicForm, name: String) -> ReferencePage.Signature {
        .init(
            text: "\(name)(\(form.parameters.map(\.written).joined(separator: ", ")))",
            arguments: form.parameters.map(\.argument))
    }

    private static func page(_ kind: ValueKind, _ texts: DocTexts) -> ReferencePage {
        func item(_ member: ValueKind.ValueMember) -> ReferencePage.Item {
            let arguments = member.parameters
            let call = arguments.map { "\(member.name)(\($0.map(\.written).joined(separator: ", ")))" } ?? member.name
            return .init(
                name: member.name, call: call, result: "", text: texts["\(kind.name).\(member.name)"],
                arguments: (arguments ?? []).map(\.argument))
        }
        let constants = kind.constants.map { constant in
            ReferencePage.Item(
                name: constant.name, call: "\(kind.name).\(constant.name)", result: kind.name, text: "", arguments: [])
        }
        return ReferencePage(
            name: kind.name, group: .values,
            summary: kind.documentation,
            signatures: kind.makers.map {
                signature($0.form, name: $0.name.isEmpty ? kind.name : "\(kind.name).\($0.name)")
            },
            attributes: constants + kind.members.filter { $0.parameters == nil }.map(item),
            actions: kind.members.filter { $0.parameters != nil }.map(item), slots: [], swift: [],
            example: texts.lines("example:values:\(kind.name)"))
    }

    private static func page(_ name: String, _ type: any NamedValues.Type, _ texts: DocTexts) -> ReferencePage {
        let names = type.valueNames
        return ReferencePage(
            name: name, group: .values, summary: texts["values:\(name)"], signatures: [],
            attributes: names.map { .init(name: $0, call: "\"\($0)\"", result: "string", text: "", arguments: []) },
            actions: [], slots: [], swift: [],
            example: texts.lines("example:values:\(name)"))
    }
}

extension ReferencePage.Item: Equatable {
    /// Whether both describe the same call of a page.
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name && left.call == right.call }
}

extension NamedValues {
    /// The names that scripts give the values.
    package static var valueNames: [String] { namedValues.map(\.name) }
}

extension ReferencePage.Group {
    /// The place among the groups.
    var order: Int { Self.allCases.firstIndex(of: self)! }
}

extension ParameterInfo {
    /// The argument as a signature shows it.
    fileprivate var written: String { isOptional ? "[\(name)]" : name }

    fileprivate var argument: ReferencePage.Argument {
        .init(name: name, type: type, isOptional: isOptional, isPositional: isPositional, example: example)
    }
}

extension DocTexts {
    /// A text of several lines.
    func lines(_ key: String) -> String { self[key].replacing(DocTexts.lineEnd, with: "\n") }
}
