/// The place in the source at which an entry of a catalog was made.
struct RegistrationPlace: Sendable, CustomStringConvertible {
    let file: StaticString
    let line: UInt

    var description: String { "\(file):\(line)" }

    /// The error of a list of entries: the first duplicate name, with both places.
    /// - Parameter type: The type of the entries.
    static func double(_ type: String, _ entries: [(name: String, place: RegistrationPlace)]) -> String? {
        var places: [String: RegistrationPlace] = [:]
        for (name, place) in entries {
            guard let first = places.updateValue(place, forKey: name) else { continue }
            return "\(type)(\"\(name)\") is there twice: at \(first) and at \(place)"
        }
        return nil
    }
}

extension RegisteredModel {
    /// The error of duplicate members.
    var doubleMember: String? {
        kind.doubleName.map { member in
            "RegisteredModel(\"\(name)\") at \(place) has "
                + (member.isEmpty ? "two Inits" : "two members called '\(member)'")
        }
    }
}
