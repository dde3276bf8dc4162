/// What is shown of something before it is shared.
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
    /// Makes one with a title that may be translated, a picture and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(Text(titleKey), image, icon)
    }

    /// Makes one with a title as it is, a picture and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(Text(title), image, icon)
    }

    /// Makes one with a title, a picture and an icon.
    public init(_ title: Text, image: Image, icon: Icon) {
        self.init(title, .some(image), .some(icon))
    }
}

extension SharePreview where Icon == Never {
    /// Makes one with a title that may be translated, and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(Text(titleKey), image, nil)
    }

    /// Makes one with a title as it is, and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(Text(title), image, nil)
    }

    /// Makes one with a title and a picture.
    public init(_ title: Text, image: Image) {
        self.init(title, .some(image), nil)
    }
}

extension SharePreview where Image == Never {
    /// Makes one with a title that may be translated, and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(Text(titleKey), nil, icon)
    }

    /// Makes one with a title as it is, and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(Text(title), nil, icon)
    }

    /// Makes one with a title and an icon.
    public init(_ title: Text, icon: Icon) {
        self.init(title, nil, .some(icon))
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Makes one with a title that may be translated.
    public init(_ titleKey: LocalizedStringKey) {
        self.init(Text(titleKey), nil, nil)
    }

    /// Makes one with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init(Text(title), nil, nil)
    }

    /// Makes one with a title.
    public init(_ title: Text) {
        self.init(title, nil, nil)
    }
}
