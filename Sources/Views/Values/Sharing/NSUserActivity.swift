import Foundation

/// An activity of a user in an app, which can continue elsewhere.
public final class NSUserActivity: @unchecked Sendable {
    /// The type of the activity, such as `"org.example.reading"`.
    public let activityType: String
    /// The title of the activity.
    public var title: String?
    /// The information needed to continue the activity.
    public var userInfo: [AnyHashable: Any]?
    /// The page that shows the same.
    public var webpageURL: URL?
    /// Keywords for a search.
    public var keywords: Set<String> = []
    /// Something that tells it from others of its type.
    public var targetContentIdentifier: String?
    /// Whether it can be taken up on another device.
    public var isEligibleForHandoff = true
    /// Whether a search may find it.
    public var isEligibleForSearch = false

    /// Creates an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds to what is needed to take it up.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Sets what is needed to take it up to the properties of a value.
    /// - Throws: `EncodingError` where the value has no properties, as a number has none.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        let encoded = try JSONEncoder().encode(payload)
        guard let properties = try JSONSerialization.jsonObject(with: encoded) as? [String: Any] else {
            throw EncodingError.invalidValue(
                payload, .init(codingPath: [], debugDescription: "\(T.self) is not encoded as a dictionary"))
        }
        userInfo = properties
    }

    /// The value that has what is needed to take it up as its properties.
    /// - Throws: `DecodingError` where that isn't so.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        let properties = (userInfo ?? [:]).reduce(into: [String: Any]()) { properties, entry in
            if let key = entry.key as? String, JSONSerialization.isValidJSONObject([entry.value]) {
                properties[key] = entry.value
            }
        }
        return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: properties))
    }
}

extension NSUserActivity: DynamicConvertible {
    public static var dynamicName: String { "type of an activity, or table with type and title" }
    public static var dynamicExample: String { "'org.example.reading'" }

    /// Creates an activity from its type, or from a table with `type`, `title` and `url`.
    ///
    /// - Throws: `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> NSUserActivity {
        if case .object(let activity as NSUserActivity) = value { return activity }
        if case .string(let type) = value { return NSUserActivity(activityType: type) }
        guard case .string(let type)? = try value.field("type") else { throw mismatch(value) }
        let activity = NSUserActivity(activityType: type)
        activity.title = try value.field("title").map { try String.make(from: $0) }
        activity.webpageURL = try value.field("url").map { try URL.make(from: $0) }
        return activity
    }

    public var dynamicValue: DynamicValue {
        var fields = ["type": DynamicValue.string(activityType)]
        if let title { fields["title"] = .string(title) }
        if let webpageURL { fields["url"] = webpageURL.dynamicValue }
        return .record(fields)
    }
}
