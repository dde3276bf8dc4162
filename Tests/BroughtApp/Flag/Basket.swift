import Foundation

/// A model as existing source has it: a file that imports Foundation alone.
public final class Basket: ObservableObject {
    @Published public var items: [String] = []
    public let title: LocalizedStringResource = "Basket"
    public let session = URLSession.shared
    public let tint = UIColor.systemGray

    public init() {}

    /// Publishes the number of things.
    public var count: AnyPublisher<Int, Never> { $items.map(\.count).eraseToAnyPublisher() }
}

/// A model that is observed by what is read of it.
@Observable
public final class Shelf {
    public var books = 0

    public init() {}
}
