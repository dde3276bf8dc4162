/// A preview of an item to share.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    package let titleText: Text
    package let imageItem: Image?
    package let iconItem: Icon?

    init(_ title: Text, _ image: Image?, _ icon: Icon?) {
        titleText = title
        imageItem = image
        iconItem = icon
    }
}

extension SharePreview {
    /// Creates a preview with a localized title, an image and an icon.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(Text(titleKey), image, icon)
    }

    /// Creates a preview with a title, an image and an icon.
    public init(_ title: Text, image: Image, icon: Icon) {
        self.init(title, .some(image), .some(icon))
    }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a localized title and an image.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(Text(titleKey), image, nil)
    }

    /// Creates a preview with a title and an image.
    public init(_ title: Text, image: Image) {
        self.init(title, .some(image), nil)
    }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a localized title and an icon.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(Text(titleKey), nil, icon)
    }

    /// Creates a preview with a title and an icon.
    public init(_ title: Text, icon: Icon) {
        self.init(title, nil, .some(icon))
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a localized title.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey) {
        self.init(Text(titleKey), nil, nil)
    }

    /// Creates a preview with a title.
    public init(_ title: Text) {
        self.init(title, nil, nil)
    }
}
