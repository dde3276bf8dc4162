/// Types of an app, or of a package that it uses, with common names.
public struct Node: Equatable {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }
}

public enum Kind: Equatable {
    case page, folder
}

public struct Graph {
    public var nodes: [Node]

    public init(_ nodes: [Node]) {
        self.nodes = nodes
    }
}

/// A wrapper such as that of App Intents.
@propertyWrapper
public struct Parameter<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

public struct Selection: Equatable {
    public var kind: Kind

    public init(_ kind: Kind) {
        self.kind = kind
    }
}
