import Console
import Foundation
import Scripting
import Views

extension FrameRecording {
    /// The recording as JSON, a frame a line, always in the same order.
    var json: String {
        """
        {
          "version": \(Self.version),
          "screens": \(list(screens.map(\.json), at: 1))
        }

        """
    }
}

extension FrameRecording.Screen {
    /// The direction of reading, as the options of `host` name it.
    var directionName: String { ScreenOptions.directions.first { $0.value == direction }!.name }

    fileprivate var json: String {
        let safeArea = object([
            ("top", device.safeArea.top.words), ("leading", device.safeArea.leading.words),
            ("bottom", device.safeArea.bottom.words), ("trailing", device.safeArea.trailing.words),
        ])
        let screen = object([
            ("name", device.name.map(quoted)), ("width", device.size.width.words),
            ("height", device.size.height.words), ("scale", device.scale.words), ("safeArea", safeArea),
        ])
        return """
            {
                  "view": \(quoted(call)),
                  "screen": \(screen),
                  "textSize": \(quoted("\(textSize)")),
                  "direction": \(quoted(directionName)),
                  "frames": \(list(frames.map(\.json), at: 3))
                }
            """
    }
}

extension FrameRecording.Frame {
    fileprivate var json: String {
        object([
            ("identifier", identifier.map(quoted)), ("x", rectangle.minX.words), ("y", rectangle.minY.words),
            ("width", rectangle.width.words), ("height", rectangle.height.words), ("name", name.map(quoted)),
            ("path", path.map(quoted)),
        ])
    }
}

private func quoted(_ text: String) -> String { JSONValue.string(text).text }

/// An object on one line, without the fields that are nil.
private func object(_ fields: [(name: String, json: String?)]) -> String {
    let known = fields.compactMap { field in field.json.map { "\(quoted(field.name)): \($0)" } }
    return "{ \(known.joined(separator: ", ")) }"
}

/// A list with an element a line, whose brackets stand at a level of indentation.
private func list(_ elements: [String], at level: Int) -> String {
    guard !elements.isEmpty else { return "[]" }
    let margin = String(repeating: "  ", count: level)
    return "[\n" + elements.map { "\(margin)  \($0)" }.joined(separator: ",\n") + "\n\(margin)]"
}
