import Foundation
import Scripting

/// Traced specs as JSON, for a page that shows their steps. What repeats is stored once.
///
/// | field      | holds |
/// |------------|-------|
/// | `format`   | `"viewspec steps"` |
/// | `version`  | 1; another one where a field changes its meaning or goes |
/// | `texts`    | lines of trees, of pictures and of sources, each once; others refer to them by their places, from 0 |
/// | `pictures` | screens, each once: `width` and `height` in points, and `lines`, which are SVG |
/// | `traces`   | the specs |
///
/// A list of lines has the place of a line, or `[first, count]` for several in a row. In a `diff`, a line that isn't equal is
/// `["+", place]`, `["-", place]`, or `["~", before, now]`.
///
/// A trace has `spec`, the full name, `file`, `line`, `outcome`, `problems`, each with a `message`, a `file` and a `line`, and `steps`.
/// `first` is the number of its first step, counted from 1; 1 where it is missing. `leftOut` is the number of steps after the last
/// one, `note` is what there is to say of the trace itself: that the spec isn't the same each time, for instance.
///
/// A step has these fields; what isn't known, empty or 0 is missing:
///
/// | field         | holds |
/// |---------------|-------|
/// | `call`        | what it does, as the spec writes it |
/// | `element`     | the view, by the name that it had then |
/// | `path`        | the calls that lead to that view |
/// | `line`, `file`| the line of the spec, and its file where it is another one than the spec's |
/// | `code`        | the text of that line, as a place in `texts` |
/// | `count`       | how many times it was done in a row, where more than once |
/// | `isAssertion` | true for an assertion |
/// | `error`       | why it failed |
/// | `at`          | the time on the clock of the spec at its end, in seconds |
/// | `heading`     | the name that the spec gave to this step and those after it |
/// | `printed`     | what the spec printed meanwhile |
/// | `screen`      | the screen that it was about, counted from 1 |
/// | `diff`        | the tree of that screen, compared with the one before; missing where it is the same |
/// | `before`      | the picture of that screen before the step, as a place in `pictures` |
/// | `after`       | the picture at its end |
/// | `target`      | where its view stood: `frame` before, `after` at the end, each `[x, y, width, height]`, and `touch`, `[x, y]` |
/// | `causes`      | the changes of state, each with `state`, `values` and `code`, a list of functions or a line of Lua |
/// | `model`       | values of the model that are others than after the step before: `name: before → after` |
/// | `tasks`       | the tasks that run at its end |
package struct StepDocument {
    /// A spec, and what there is to say of its trace.
    package struct Entry {
        package let spec: TracedSpec
        package var note: String?

        package init(_ spec: TracedSpec, note: String? = nil) {
            self.spec = spec
            self.note = note
        }
    }

    private var texts = SharedLines()
    private var pictures: [JSONPiece] = []
    private var places: [String: Int] = [:]
    private var traces: [JSONPiece] = []

    /// The bounds of a trace: of one with more steps, the last are kept, since that is where specs fail.
    package static let mostSteps = 1000

    /// Writes down specs.
    /// - Parameters:
    ///   - entries: The specs, in the order of `traces`.
    ///   - code: Returns the text of a line; `nil` where there is no such file or line.
    package init(_ entries: [Entry], code: (SourcePosition) -> String? = { _ in nil }) {
        let steps = entries.map { $0.spec.steps.suffix(Self.mostSteps) }
        var origins = WriteOrigin.all(ofEach: steps.joined().map(\.step.writes))[...]
        for (entry, steps) in zip(entries, steps) {
            traces.append(trace(entry, steps, Array(origins.prefix(steps.count)), code))
            origins = origins.dropFirst(steps.count)
        }
    }

    /// The JSON, in one line without a line end. It may stand in a script element.
    package var json: String {
        var fields = JSONFields()
        fields["format"] = .text("viewspec steps")
        fields["version"] = .number(1)
        fields["texts"] = .list(texts.lines.map { JSONPiece.text($0) })
        fields["pictures"] = .list(pictures)
        fields["traces"] = .list(traces)
        var text = ""
        fields.object.write(to: &text)
        return text
    }

    private mutating func trace(
        _ entry: Entry, _ steps: ArraySlice<TracedSpec.Step>, _ origins: [[WriteOrigin]],
        _ code: (SourcePosition) -> String?
    ) -> JSONPiece {
        let spec = entry.spec
        let place = spec.result.spec.location
        var fields = JSONFields()
        fields["spec"] = .text(spec.result.spec.fullName)
        fields["file"] = .text(place.file)
        fields["line"] = .number(place.line)
        fields["outcome"] = .text(spec.result.outcome.rawValue)
        fields["problems"] = .list(spec.result.details.map(Self.problem))
        fields["note"] = entry.note.map { JSONPiece.text($0) }
        if let first = steps.first?.number, first > 1 { fields["first"] = .number(first) }
        if spec.leftOut > 0 { fields["leftOut"] = .number(spec.leftOut) }
        var known: Set<Int> = []
        var written: [JSONPiece] = []
        for (step, origins) in zip(steps, origins) {
            let last = step.number > 1 ? spec.steps[step.number - 2].step.detail : nil
            // Of a screen whose first step is left out, the first that there is has the tree.
            let isFirst = known.insert(step.step.screen).inserted
            let before = self.place(of: step.pictureBefore)
            let after = self.place(of: step.picture)
            let piece = StepPiece(step, after: last, isFirstOfScreen: isFirst, file: place.file)
            written.append(piece.piece(origins, pictures: (before, after), &texts, code: code))
        }
        fields["steps"] = .list(written)
        return fields.object
    }

    private static func problem(_ detail: OutcomeDetail) -> JSONPiece {
        var fields = JSONFields()
        fields["message"] = .text(StepPiece.bounded(detail.message))
        fields["file"] = detail.location.map { JSONPiece.text($0.file) }
        fields["line"] = detail.location.map { JSONPiece.number($0.line) }
        return fields.object
    }

    /// The place of a picture, which is added where there is none like it; nil for none.
    private mutating func place(of picture: String?) -> Int? {
        guard let picture else { return nil }
        if let known = places[picture] { return known }
        guard let size = Self.size(of: picture) else { return nil }
        let lines = picture.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
        var fields = JSONFields()
        fields["width"] = .number(size.width)
        fields["height"] = .number(size.height)
        fields["lines"] = texts.runs(of: lines)
        pictures.append(fields.object)
        places[picture] = pictures.count - 1
        return pictures.count - 1
    }

    /// The size of a picture, which stands in its first line.
    private static func size(of picture: String) -> CGSize? {
        guard let start = picture.range(of: "viewBox=\"0 0 "),
            let end = picture[start.upperBound...].firstIndex(of: "\"")
        else { return nil }
        let numbers = picture[start.upperBound..<end].split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
        return CGSize(width: numbers[0], height: numbers[1])
    }
}

/// Lines that are stored once each.
struct SharedLines {
    private(set) var lines: [String] = []
    private var places: [String: Int] = [:]

    /// The place of a line.
    mutating func place(of line: String) -> Int {
        if let known = places[line] { return known }
        lines.append(line)
        places[line] = lines.count - 1
        return lines.count - 1
    }

    /// The places of lines, those in a row together.
    mutating func runs(of lines: [String]) -> JSONPiece {
        var runs: [(first: Int, count: Int)] = []
        for line in lines {
            let place = place(of: line)
            if let last = runs.last, last.first + last.count == place {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((place, 1))
            }
        }
        return .list(
            runs.map { $0.count == 1 ? .number($0.first) : .list([.number($0.first), .number($0.count)]) })
    }
}
