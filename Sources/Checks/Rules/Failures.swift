import Views

/// Errors that views threw while they were evaluated: a missing object, a view that never settles, and others.
@MainActor
enum Failures {
    /// Returns the findings for the errors that the tree reported.
    static func findings(on screen: CheckedScreen) -> [Finding] {
        let missing = missingObjects(on: screen)
        let restless = screen.restless.map { task in
            Finding(
                rule: .neverSettles, subject: task, predicate: "goes on without end, and no time passes", path: nil,
                frame: nil, origin: task)
        }
        return missing + restless + others(on: screen)
    }

    /// The errors other than missing objects. Their sentences begin as the messages of the tree do.
    private static func others(on screen: CheckedScreen) -> [Finding] {
        var errors = screen.failures
        do { try screen.layout.check() } catch { errors.append(error) }
        return errors.compactMap { error in
            switch error as? InspectionError {
            case .missingEnvironmentObjects: return nil
            case .unsettled(let words):
                let (subject, predicate) = split(words)
                return Finding(
                    rule: .neverSettles, subject: subject, predicate: predicate, path: nil, frame: nil, origin: subject)
            default:
                return Finding(
                    rule: .failure, subject: "The preview", predicate: "can't be shown: \(error)", path: nil,
                    frame: nil,
                    origin: "\(error)")
            }
        }
    }

    /// The first word of a sentence, and the rest.
    private static func split(_ words: String) -> (String, String) {
        guard let space = words.firstIndex(of: " ") else { return (words, "") }
        return (String(words[..<space]), String(words[words.index(after: space)...]))
    }

    // MARK: Missing objects

    /// The objects that views need and that are missing in their environments. On a device the app would crash.
    private static func missingObjects(on screen: CheckedScreen) -> [Finding] {
        screen.graph.root.searchAll { $0.failure != nil }.compactMap { node in
            guard case .missingEnvironmentObjects(_, let objects)? = node.failure as? InspectionError else {
                return nil
            }
            let wanted = objects.map { MissingObject($0, of: node.value) }
            let lines = wanted.map(\.line).joined(separator: " and ")
            let types = wanted.map(\.type).joined(separator: " and ")
            let verb = wanted.count == 1 ? "is" : "are"
            return Finding(
                .missingObject, node,
                "wants \(types), which \(verb)n't in its environment; add \(lines) to the preview")
        }
    }
}

/// An object that a view wants.
private struct MissingObject {
    /// The name of the type.
    let type: String
    /// The modifier that puts one into the environment.
    let line: String

    /// - Parameter words: The name of the property, a colon, and the type, as the tree says it.
    init(_ words: String, of view: Any) {
        let parts = words.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
        let type = String(parts.last ?? "")
        self.type = type
        // The tree doesn't say by which wrapper the view reads it.
        let property = Mirror(reflecting: view).children.first { $0.label == "_\(parts[0])" }
        let isObservableObject = property.map { "\(Swift.type(of: $0.value))".hasPrefix("EnvironmentObject<") } ?? false
        line = isObservableObject ? ".environmentObject(\(type)())" : ".environment(\(type)())"
    }
}
