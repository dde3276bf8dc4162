import Foundation
import Scripting

/// A step as JSON; `StepDocument` describes its fields.
struct StepPiece {
    private let step: TracedSpec.Step
    /// The details of the step before; nil for none.
    private let last: StepDetail?
    private let isFirstOfScreen: Bool
    /// The file of the spec.
    private let file: String

    /// The most bytes of a text, and the most entries of a list.
    private static let (longest, mostEntries) = (4000, 40)

    init(_ step: TracedSpec.Step, after last: StepDetail?, isFirstOfScreen: Bool, file: String) {
        self.step = step
        self.last = last
        self.isFirstOfScreen = isFirstOfScreen
        self.file = file
    }

    /// The object.
    /// - Parameters:
    ///   - origins: The changes of state.
    ///   - pictures: The places of the pictures before the step and at its end; nil for none.
    func piece(
        _ origins: [WriteOrigin], pictures: (before: Int?, after: Int?), _ texts: inout SharedLines,
        code: (SourcePosition) -> String?
    ) -> JSONPiece {
        var fields = JSONFields()
        addCall(to: &fields, &texts, code: code)
        fields["at"] = step.step.seconds > 0 ? .number(step.step.seconds) : nil
        fields["heading"] = Self.text(step.heading)
        fields["printed"] = Self.text(step.printed)
        fields["screen"] = step.step.screen > 0 ? .number(step.step.screen) : nil
        fields["diff"] = difference(&texts)
        fields["before"] = pictures.before.map { JSONPiece.number($0) }
        fields["after"] = pictures.after.map { JSONPiece.number($0) }
        fields["target"] = target
        fields["causes"] = Self.list(origins.map(Self.cause))
        fields["model"] = model
        fields["tasks"] = Self.list((step.step.detail?.tasks ?? []).map { JSONPiece.text(Self.bounded($0)) })
        return fields.object
    }

    private func addCall(
        to fields: inout JSONFields, _ texts: inout SharedLines, code: (SourcePosition) -> String?
    ) {
        let action = step.action
        fields["call"] = .text(Self.bounded(action.call))
        fields["element"] = Self.text(action.element)
        fields["path"] = Self.text(action.path)
        if let place = action.location {
            fields["line"] = .number(place.line)
            if place.file != file { fields["file"] = .text(place.file) }
            if let line = code(place) { fields["code"] = .number(texts.place(of: line.trimmed)) }
        }
        fields["count"] = action.count > 1 ? .number(action.count) : nil
        fields["isAssertion"] = step.step.isAssertion ? .flag(true) : nil
        fields["error"] = Self.text(action.error)
    }

    private func difference(_ texts: inout SharedLines) -> JSONPiece? {
        guard step.step.screen > 0, isFirstOfScreen || step.step.tree != nil else { return nil }
        let isChange = step.step.tree != nil
        let lines = TreeDifference(from: isChange ? step.before : step.after, to: step.after).lines
        var pieces: [JSONPiece] = []
        var equal: [String] = []
        func pass() {
            guard !equal.isEmpty, case .list(let runs) = texts.runs(of: equal) else { return }
            pieces += runs
            equal = []
        }
        for line in lines {
            let indent = String(repeating: " ", count: 2 * line.depth)
            func add(_ mark: String, _ lines: [String]) {
                pieces.append(.list([.text(mark)] + lines.map { JSONPiece.number(texts.place(of: indent + $0)) }))
            }
            if line.mark == .equal {
                equal.append(indent + line.text)
                continue
            }
            pass()
            switch line.mark {
            case .added: add("+", [line.text])
            case .removed: add("-", [line.text])
            case .changed: add("~", [line.text, line.now ?? ""])
            case .equal: break
            }
        }
        pass()
        return .list(pieces)
    }

    private var target: JSONPiece? {
        guard let target = step.step.target else { return nil }
        func numbers(_ lengths: [CGFloat]) -> JSONPiece { .list(lengths.map { JSONPiece.number(Self.short($0)) }) }
        var fields = JSONFields()
        fields["frame"] = target.before.map { numbers([$0.minX, $0.minY, $0.width, $0.height]) }
        fields["after"] = target.after.map { numbers([$0.minX, $0.minY, $0.width, $0.height]) }
        fields["touch"] = target.touch.map { numbers([$0.x, $0.y]) }
        return fields.object
    }

    /// A tenth of a point is less than anyone sees.
    private static func short(_ length: CGFloat) -> Double { (Double(length) * 10).rounded() / 10 }

    private var model: JSONPiece? {
        guard let now = step.step.detail?.model, let before = last?.model, before != now else { return nil }
        return Self.list(ModelChange.all(from: before, to: now).map { JSONPiece.text("\($0.name): \($0.change)") })
    }

    private static func cause(_ origin: WriteOrigin) -> JSONPiece {
        var fields = JSONFields()
        fields["state"] = origin.state.map { JSONPiece.text($0) }
        fields["values"] = origin.values.map { JSONPiece.text($0) }
        fields["code"] = .list(origin.code.map { JSONPiece.text($0) })
        return fields.object
    }

    private static func text(_ text: String?) -> JSONPiece? {
        text.flatMap { $0.isEmpty ? nil : .text(bounded($0)) }
    }

    private static func list(_ pieces: [JSONPiece]) -> JSONPiece? {
        guard !pieces.isEmpty else { return nil }
        let more = pieces.count - mostEntries
        let shown = Array(pieces.prefix(mostEntries))
        guard more > 0, case .text = pieces[0] else { return .list(shown) }
        return .list(shown + [JSONPiece.text("… \(more) more")])
    }

    /// The text; of a long one, the beginning.
    static func bounded(_ text: String) -> String {
        let more = text.utf8.count - longest
        guard more > 0 else { return text }
        return String(decoding: text.utf8.prefix(longest), as: UTF8.self) + "… \(more) more bytes"
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(
            start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex))
    }
}
