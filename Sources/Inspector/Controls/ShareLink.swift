import Views

/// The items that a link shares.
extension InspectableView where View == ViewType.ShareLink {
    /// The item, where it is one.
    /// - Throws: `InspectionError.typeMismatch` when it is of another type, `viewIndexOutOfBounds` when nothing is
    ///   shared, `notSupported` when there are several.
    @MainActor @preconcurrency public func item<T>(type: T.Type) throws -> T {
        let items = try current().properties(of: ViewType.ShareLink.self).elements
        guard items.count < 2 else {
            throw InspectionError.notSupported(
                "ShareLink has multiple items. Please use items() instead of item(type:)")
        }
        guard let item = items.first else { throw InspectionError.viewIndexOutOfBounds(index: 0, count: 0) }
        return try cast(item, to: type)
    }

    /// The preview of an item.
    /// - Throws: `InspectionError.attributeNotFound` when it has none, `typeMismatch` when the preview has a picture or
    ///   an icon of another type.
    @MainActor @preconcurrency
    public func sharePreview<DataElement: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
        for item: DataElement, imageType: PreviewImage.Type, iconType: PreviewIcon.Type
    ) throws -> SharePreview<PreviewImage, PreviewIcon> {
        guard let preview = try current().properties(of: ViewType.ShareLink.self).preview(item) else {
            throw InspectionError.attributeNotFound(label: "preview", type: node.kind.name)
        }
        return try cast(preview, to: SharePreview<PreviewImage, PreviewIcon>.self)
    }

    private func cast<T>(_ value: Any, to type: T.Type) throws -> T {
        try InspectionError.cast(value, as: type)
    }
}

/// The preview of an item that is about to be shared.
extension SharePreview {
    /// The title.
    @MainActor @preconcurrency public func title() throws -> InspectableView<ViewType.Text> {
        try titleText.inspect().text()
    }

    /// The picture.
    /// - Throws: `InspectionError.attributeNotFound` where there is none.
    @MainActor @preconcurrency public func image() throws -> Image {
        guard let imageItem else { throw InspectionError.attributeNotFound(label: "image", type: "SharePreview") }
        return imageItem
    }

    /// The icon.
    /// - Throws: `InspectionError.attributeNotFound` where there is none.
    @MainActor @preconcurrency public func icon() throws -> Icon {
        guard let iconItem else { throw InspectionError.attributeNotFound(label: "icon", type: "SharePreview") }
        return iconItem
    }
}
