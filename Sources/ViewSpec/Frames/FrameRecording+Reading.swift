import Console
import Foundation
import Scripting
import System
import Views

extension FrameRecording {
    /// Reads a recording.
    /// - Parameter path: The file.
    /// - Throws: `FramesFailure` that names the file, and the place in it, for one that can't be read, that isn't JSON, that is
    ///   of another version, or in which something is missing or out of its range, the screens among it.
    init(path: String) throws {
        let text: String
        do throws(FileError) {
            text = try FileSystem.text(of: path)
        } catch {
            throw FramesFailure("can't read \(path): \(error.reason)")
        }
        do {
            try self.init(JSONField(JSONValue(parsing: text.utf8)))
        } catch is JSONValue.TooDeep {
            throw FramesFailure(
                "\(path): expected a recording of frames, found JSON more than \(JSONValue.deepest) levels deep")
        } catch is DecodingError {
            throw FramesFailure(
                "\(path): expected JSON, as 'frames' prints it or the probe writes it\(Self.fault(in: text))")
        } catch let error as JSONField.Mismatch {
            throw FramesFailure("\(path): \(error.description)")
        }
    }

    /// Returns the place at which a text stops being JSON, which the decoder doesn't tell.
    private static func fault(in text: String) -> String {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
            return ""
        } catch {
            return (error as NSError).userInfo[NSDebugDescriptionErrorKey].map { ": \($0)" } ?? ""
        }
    }

    private init(_ document: JSONField) throws {
        let version = try document.field("version")
        guard version.value?.integer == Self.version else {
            throw version.mismatch(
                "\(Self.version)",
                hint: version.value == nil
                    ? "is it a recording of frames?" : "record again with the probe of this console")
        }
        let screens = try document.field("screens")
        self.screens = try screens.elements().map(Screen.init)
        guard !self.screens.isEmpty else { throw screens.mismatch("at least one screen") }
    }
}

extension FrameRecording.Screen {
    fileprivate init(_ field: JSONField) throws {
        call = try field.field("view").text()
        device = try DeviceScreen(field.field("screen"))
        textSize = try field.field("textSize").choice(ScreenOptions.textSizes)
        direction = try field.field("direction").choice(ScreenOptions.directions)
        frames = try field.field("frames").elements().map(FrameRecording.Frame.init)
    }
}

extension FrameRecording.Frame {
    fileprivate init(_ field: JSONField) throws {
        identifier = try field.optionalText("identifier")
        path = try field.optionalText("path")
        name = try field.optionalText("name")
        // Without either, there is nothing to compare it with.
        if identifier == nil, path == nil { throw try field.field("identifier").mismatch("a string") }
        let longest = ScreenOptions.longestSide * 100
        rectangle = CGRect(
            x: try field.field("x").number(-longest...longest), y: try field.field("y").number(-longest...longest),
            width: try field.field("width").number(0...longest), height: try field.field("height").number(0...longest))
    }
}

extension DeviceScreen {
    fileprivate init(_ field: JSONField) throws {
        let sides = 1...ScreenOptions.longestSide
        let insets = try field.optional("safeArea").map { area in
            let (top, leading) = (try area.field("top").number(0...1000), try area.field("leading").number(0...1000))
            let (bottom, trailing) = (
                try area.field("bottom").number(0...1000), try area.field("trailing").number(0...1000)
            )
            return EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
        self.init(
            name: try field.optionalText("name"),
            size: CGSize(
                width: try field.field("width").number(sides), height: try field.field("height").number(sides)),
            scale: try field.field("scale").number(1...10), safeArea: insets ?? EdgeInsets())
    }
}
