import Lua
import Pictures
import System
import Views

/// Pictures of screens, for scripts.
extension ScriptSession {
    static func addPictures(to type: UserdataType<Element>) {
        type.methodOnMain("picture") { element, call in
            try call.takes(1, "picture")
            let node = try element.current()
            guard node.graph.isScreen else {
                throw InspectionError.notSupported("inspect(view) has no screen to draw: host(view) has one")
            }
            let path = try call.isNil(1) ? nil : call.string(1)
            if let path, !path.hasSuffix(".svg") {
                throw InspectionError.notSupported(
                    "picture(path) writes a file whose name ends with .svg; got '\(path)'")
            }
            let picture: String
            do {
                picture = try node.graph.svg(title: node.graph.root.headline)
            } catch let error as PictureError {
                throw InspectionError.notSupported("\(error)")
            }
            guard let path else { return try call.returns(picture) }
            try element.session.write(picture, to: path)
            return .nothing
        }
    }

    /// Writes a file, where a script may write one.
    /// - Throws: `InspectionError.notSupported` for a place out of the script's reach, and where the file can't be written.
    private func write(_ text: String, to path: String) throws {
        do {
            guard let moduleLoader else {
                try FileSystem.write(text, to: path, replacing: true)
                return
            }
            try moduleLoader.write(text, to: path)
        } catch {
            throw InspectionError.notSupported("\(error)")
        }
    }
}
