import protocol FoundationEssentials.LocalizedError

/// An error of an inspection.
public enum InspectionError: Error, Equatable {
    /// Something other than the wanted view stands in a place.
    case inspection(path: String, factual: String, expected: String)
    /// A value has another type.
    case typeMismatch(factual: String, expected: String)
    /// A value lacks an attribute.
    case attributeNotFound(label: String, type: String)
    /// An index, from 0, is past the last child.
    case viewIndexOutOfBounds(index: Int, count: Int)
    /// Nothing stands in a place.
    case viewNotFound(parent: String)
    /// The root has no parent.
    case parentViewNotFound(view: String)
    /// A view lacks a modifier; `index` counts, from 0, those of the same kind.
    case modifierNotFound(parent: String, modifier: String, index: Int)
    /// A view wants objects that its environment lacks, each by the name of the property, a colon, and the type.
    case missingEnvironmentObjects(view: String, objects: [String])
    /// A search had too few matches. `blockers` are views that it could not look into.
    case searchFailure(skipped: Int, blockers: SearchBlockers)
    /// A view lacks a callback.
    case callbackNotFound(parent: String, callback: String)
    /// A view doesn't respond to an action.
    case unresponsiveControl(name: String, reason: String)
    /// A view isn't on the screen, so that a person couldn't do something to it. `act` is a participle: tapped, used.
    case outOfReach(view: String, act: String, obstacle: String)
    /// A touch matched none of the gestures of a view and the views around it. The reasons, one for each gesture, are
    /// empty where there is none.
    case gestureNotRecognized(name: String, reasons: [String])
    /// The tree changes itself again and again; in words.
    case unsettled(String)
    /// Something that cannot be done with this view.
    case notSupported(String)
    /// An attribute of a text that is not there, or not in all of the text.
    case textAttribute(String)
}

extension InspectionError {
    /// Casts a value to a type.
    /// - Throws: `typeMismatch` where it is of another.
    package static func cast<Value>(_ value: Any, as type: Value.Type) throws -> Value {
        guard let found = value as? Value else { throw mismatch(Swift.type(of: value), type) }
        return found
    }

    /// The error for a value of another type than the expected one. Types of the same name are named in full.
    package static func mismatch(_ factual: Any.Type, _ expected: Any.Type) -> InspectionError {
        let names = (TypeName.full(of: factual), TypeName.full(of: expected))
        guard names.0 == names.1 else { return .typeMismatch(factual: names.0, expected: names.1) }
        return .typeMismatch(factual: TypeName.whole(of: factual), expected: TypeName.whole(of: expected))
    }
}

extension InspectionError: CustomStringConvertible {
    /// The message. That of a search without a result goes on with what there is, and where it was called.
    public var description: String {
        guard case .searchFailure(_, let blockers) = self, let search = blockers.search else { return words }
        return words + (search.sentence.map { "; \($0)" } ?? "") + "\nat \(search.file):\(search.line)"
    }

    /// The source file, by its path, and the line, counted from 1, of the call of a search without a result; nil for all
    /// other errors.
    public var callPlace: (file: String, line: Int)? {
        guard case .searchFailure(_, let blockers) = self, let search = blockers.search else { return nil }
        return ("\(search.file)", Int(search.line))
    }

    /// The message in ViewInspector's words.
    private var words: String {
        switch self {
        case .inspection(let path, let factual, let expected):
            "\(path) found \(factual) instead of \(expected)"
        case .typeMismatch(let factual, let expected):
            "Type mismatch: \(factual) is not \(expected)"
        case .attributeNotFound(let label, let type):
            "\(type) does not have '\(label)' attribute"
        case .viewIndexOutOfBounds(let index, let count):
            "Enclosed view index '\(index)' is out of bounds: '0 ..< \(count)'"
        case .viewNotFound(let parent):
            "View for \(parent) is absent"
        case .parentViewNotFound(let view):
            "\(view) does not have parent"
        case .modifierNotFound(let parent, let modifier, let index):
            "\(parent) does not have '\(modifier)' modifier" + (index > 0 ? " at index \(index)" : "")
        case .missingEnvironmentObjects(let view, let objects):
            "\(view) is missing EnvironmentObjects: \(objects)"
        case .searchFailure(let skipped, let blockers):
            (skipped == 0 ? "Search did not find a match" : "Search did only find \(skipped) matches")
                + (blockers.isEmpty ? "" : ". Possible blockers: \(blockers.joined(separator: ", "))")
        case .callbackNotFound(let parent, let callback):
            "\(parent) does not have '\(callback)' callback"
        case .unresponsiveControl(let name, let reason):
            "\(name) is unresponsive: \(reason)"
        case .outOfReach(let view, let act, let obstacle):
            "\(view) can't be \(act): \(obstacle)"
        case .gestureNotRecognized(let name, let reasons):
            reasons.isEmpty
                ? "\(name) has no gestures, nor has a view around it"
                : "\(name) did not recognize a gesture: \(reasons.joined(separator: "; "))"
        case .notSupported(let message), .textAttribute(let message), .unsettled(let message):
            message
        }
    }
}

extension InspectionError: LocalizedError {
    /// The message in ViewInspector's words.
    public var errorDescription: String? { words }
}
