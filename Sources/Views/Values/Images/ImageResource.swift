import Foundation

/// An image of an asset catalogue: its name, and the bundle that has the catalogue.
public nonisolated struct ImageResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle

    /// Names an image of a bundle's asset catalogue.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// An image of an asset catalogue; its name is its label.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}
