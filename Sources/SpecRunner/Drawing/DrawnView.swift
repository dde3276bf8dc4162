import Checks

/// A view of which pictures are made, one for each setting of its screen.
package struct DrawnView: Sendable {
    /// The name that no other view of the run has.
    package let name: String
    /// The place in the source; nil where it isn't known.
    package let place: SourcePosition?
    /// The settings in words, in the order of the pictures.
    package let settings: [String]
    /// The preview that it is, which is checked after it has been drawn; nil for another view.
    package let preview: CheckedPreview?
    /// Draws the picture of a setting, which is given by its number.
    package let draw: @MainActor @Sendable (Int) async throws -> String

    package init(
        name: String, place: SourcePosition? = nil, settings: [String], preview: CheckedPreview? = nil,
        draw: @escaping @MainActor @Sendable (Int) async throws -> String
    ) {
        (self.name, self.place, self.settings) = (name, place, settings)
        self.preview = preview
        self.draw = draw
    }
}

/// The pictures of a view, and what is wrong with it.
package struct Drawing: Sendable {
    /// The pictures by the numbers of their settings.
    package fileprivate(set) var pictures: [Int: String] = [:]
    /// The reasons why pictures are missing, and what was found in a preview.
    package fileprivate(set) var problems: [Problem] = []

    /// Something that is wrong with a view.
    package struct Problem: Hashable, Sendable {
        package enum Kind: Sendable {
            /// There is no picture.
            case missing
            /// `check` fails for it.
            case finding
            /// `check` mentions it.
            case note
        }

        package let kind: Kind
        package let text: String
    }

    /// Whether nothing of the view can be seen.
    package var isEmpty: Bool { pictures.isEmpty }

    mutating func add(_ text: String, of setting: Int) { pictures[setting] = text }

    mutating func add(_ kind: Problem.Kind, _ text: String) {
        let problem = Problem(kind: kind, text: text)
        // Most reasons hold for all settings.
        if !problems.contains(problem) { problems.append(problem) }
    }
}
