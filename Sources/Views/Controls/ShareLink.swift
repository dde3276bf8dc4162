import Foundation

/// A control that shares items.
public nonisolated struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: PrimitiveView where Data.Element: Transferable {
    public typealias Described = ViewType.ShareLink

    public let properties: ViewType.ShareLink.Properties
    let label: Label
    let subject: Text?
    let message: Text?

    fileprivate init(
        _ items: Data, _ subject: Text?, _ message: Text?, _ label: Label,
        preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)? = nil
    ) {
        properties = .init(items: items, elements: Array(items)) { element in
            (element as? Data.Element).flatMap { preview?($0) }
        }
        self.subject = subject
        self.message = message
        self.label = label
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        if let subject { visitor.child(.sharedSubject, subject) }
        if let message { visitor.child(.sharedMessage, message) }
    }
}

/// The default label of a share link.
public nonisolated struct DefaultShareLinkLabel: View {
    public typealias Body = Never

    let title: Text

    /// Adds the title. The symbol beside it is the system's.
    @MainActor public func _resolve(into resolved: inout ResolvedView) {
        title._resolve(into: &resolved)
    }
}

// MARK: Several items

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Shares several items, with this label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, label())
    }
}

extension ShareLink {
    /// Shares several items, each with a preview, with this label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, label(), preview: preview)
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares several items.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Shares several items, with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares several items, each with a preview.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: Text("Share…")), preview: preview)
    }

    /// Shares several items, each with a preview, with a localized label.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)), preview: preview)
    }
}

// MARK: One item

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Shares an item, with this label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, label())
    }
}

extension ShareLink {
    /// Shares an item with a preview, with this label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, label()) { _ in preview }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares an item.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// Shares an item, with a localized label.
    @TextOverloads
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(titleKey, items: CollectionOfOne(item), subject: subject, message: message)
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares an item with a preview.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message) { _ in preview }
    }

    /// Shares an item with a preview, with a localized label.
    @TextOverloads
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(titleKey, items: CollectionOfOne(item), subject: subject, message: message) { _ in preview }
    }
}

extension Slot {
    /// The subject of a shared item.
    static let sharedSubject = Slot("subjectView")
    /// The message of a shared item.
    static let sharedMessage = Slot("messageView")
}

extension ShareLink: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { place.button }
}

extension ViewType {
    public enum ShareLink: AccessibleKind {
        public struct Properties: LabeledProperties {
            /// The collection of what is shared.
            public let items: Any
            package let elements: [Any]
            package let preview: (Any) -> Any?

            /// The subject of the items.
            public var subjectView: SlotReference<ViewType.Text> { .init(.sharedSubject) }
            /// The message of the items.
            public var messageView: SlotReference<ViewType.Text> { .init(.sharedMessage) }
        }

        package static var accessibilityTraits: AccessibilityTraits { .isButton }

        public static let kind = Kind(
            "ShareLink",
            members: [
                .attribute("item", ShareLink.self) { DynamicValue.shared($0.elements.first) },
                .attribute("items", ShareLink.self) { $0.elements.map { DynamicValue.shared($0) } },
                .attribute("sharePreview", ShareLink.self) { properties in
                    let preview = properties.elements.first.flatMap { properties.preview($0) }
                    guard let preview = preview as? any AnySharePreview else {
                        throw InspectionError.attributeNotFound(label: "preview", type: "ShareLink")
                    }
                    return preview.dynamicPreview
                },
            ],
            slots: [.label, .sharedSubject, .sharedMessage],
            facets: [
                .drawingButton,
                .tapHint { _, _ in
                    "it opens the share sheet of the system, which is no part of the app: items() are what it shares"
                },
            ],
            calling: Calling(ends: ["subjectView": "Text", "messageView": "Text"]),
            forms: [
                DynamicForm(
                    .required("item", String.self), .optionalView("label"), .optional("subject", TextSource.self),
                    .optional("message", TextSource.self), .optional("preview", DynamicSharePreview.self)
                ) { item, label, subject, message, preview in
                    Views.ShareLink<CollectionOfOne<String>, String, String, Views.AnyView>(
                        CollectionOfOne(item), subject?.text, message?.text,
                        label.map { Views.AnyView($0) }
                            ?? Views.AnyView(DefaultShareLinkLabel(title: Views.Text("Share…"))),
                        preview: preview.map { preview in { _ in SharePreview(preview) } })
                }
            ])
    }
}

extension DynamicValue {
    /// Something that is shared.
    @MainActor fileprivate static func shared(_ item: Any?) -> DynamicValue {
        guard let item else { return .none }
        return (item as? any DynamicConvertible)?.dynamicValue ?? .object(item)
    }
}

extension ViewType.Kinds { public var shareLink: KindReference<ViewType.ShareLink> { .init() } }
