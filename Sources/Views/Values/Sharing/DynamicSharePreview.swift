/// A preview of something that a dynamic language shares: a title, and the names of a picture and an icon.
public struct DynamicSharePreview: RenamedValue, Sendable {
    /// The title.
    public let title: String
    /// The name of the picture, nil for none.
    public let image: String?
    /// The name of the icon, nil for none.
    public let icon: String?

    public static let valueKind = ValueKind(
        "SharePreview", DynamicSharePreview.self, example: "SharePreview{ 'Photo', image = 'sea' }",
        makers: [
            ValueKind.Maker(
                "", .required("title", String.self), .optional("image", String.self), .optional("icon", String.self)
            ) { DynamicSharePreview(title: $0, image: $1, icon: $2) }
        ],
        members: [
            .property("title", \DynamicSharePreview.title), .property("image", \DynamicSharePreview.image),
            .property("icon", \DynamicSharePreview.icon),
        ])
}

/// A preview, whatever the types of its pictures.
protocol AnySharePreview {
    /// The preview for a dynamic language.
    var dynamicPreview: DynamicSharePreview { get }
}

extension SharePreview: AnySharePreview {
    /// The preview for a dynamic language.
    var dynamicPreview: DynamicSharePreview {
        DynamicSharePreview(title: titleText.plainString ?? "", image: imageItem as? String, icon: iconItem as? String)
    }
}

extension SharePreview where Image == String, Icon == String {
    /// The preview that a dynamic language gives.
    init(_ preview: DynamicSharePreview) {
        self.init(Text(verbatim: preview.title), preview.image, preview.icon)
    }
}
