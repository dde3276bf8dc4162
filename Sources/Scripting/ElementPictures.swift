import Lua
import Pictures
import System
import Views

/// Pictures of screens, for scripts.
extension ScriptSession {
    static func addPictures(to type: UserdataType<Element>) {
        type.methodOnMain("picture") { element, call in
            try call.takes(2, "picture")
            let node = try element.current()
            guard node.graph.isScreen else {
                throw InspectionError.notSupported("inspect(view) has no screen to draw: host(view) has one")
            }
            let arguments = try PictureArguments(call.value(1), call.value(2))
            let bytes: [UInt8]
            do {
                bytes = try arguments.picture.bytes(of: node.graph, title: node.graph.root.headline)
            } catch let error as PictureError {
                throw InspectionError.notSupported("\(error)")
            }
            guard let path = arguments.path else { return try call.returns(.string(LuaString(bytes: bytes))) }
            try element.session.write(bytes, to: path)
            return .nothing
        }
    }

    /// `picture("a.png", { scale = 2 })`, `picture { outlines = true }`
    private struct PictureArguments {
        private(set) var path: String?
        private(set) var picture: PictureFile

        init(_ first: Lua.Value, _ second: Lua.Value) throws {
            // Options may stand alone.
            let isPath = first.table == nil || !second.isNil
            switch first {
            case .nil: break
            case .string(let name): path = try name.text
            case _ where isPath:
                throw ArgumentError.wrongType(argument: "path", expected: "string", found: first.summary)
            default: break
            }
            let format = self.path.map { PictureFile.Format(path: $0) } ?? .svg
            guard let format else {
                throw InspectionError.notSupported(
                    "picture(path) writes a file whose name ends with .svg or .png; got '\(self.path ?? "")'")
            }
            picture = try naming("picture") { try Self.picture(format, isPath ? second : first) }
        }

        private static func picture(_ format: PictureFile.Format, _ options: Lua.Value) throws -> PictureFile {
            guard !options.isNil else { return PictureFile(format: format) }
            guard let table = options.table else {
                throw ArgumentError.wrongType(
                    argument: "options", expected: "table such as { scale = 2 }", found: options.summary)
            }
            var (scale, hasOutlines): (Double?, Bool) = (nil, false)
            for (key, value) in try table.pairs {
                switch (key.string, value) {
                case ("scale", _): scale = try self.scale(value, format)
                case ("outlines", .boolean(let outlines)):
                    guard format == .svg || !outlines else {
                        throw InspectionError.notSupported("picture: outlines are for SVG, a PNG has no text")
                    }
                    hasOutlines = outlines
                case ("outlines", _):
                    throw ArgumentError.wrongType(argument: "outlines", expected: "boolean", found: value.summary)
                default: throw ArgumentError.unknown(argument: "\(key)", known: ["outlines", "scale"])
                }
            }
            return PictureFile(format: format, scale: scale, hasOutlines: hasOutlines)
        }

        private static func scale(_ value: Lua.Value, _ format: PictureFile.Format) throws -> Double {
            let number: Double? =
                switch value {
                case .integer(let whole): Double(whole)
                case .number(let number): number
                default: nil
                }
            guard let number, PictureFile.scales.contains(number) else {
                throw ArgumentError.wrongType(
                    argument: "scale", expected: "number from 1 to \(Int(PictureFile.largestScale))",
                    found: value.summary)
            }
            guard format == .png else {
                throw InspectionError.notSupported("picture: scale is for PNG, picture(\"a.png\", { scale = 2 })")
            }
            return number
        }
    }

    /// Writes a file, where a script may write one.
    /// - Throws: `InspectionError.notSupported` for a place out of the script's reach, and where the file can't be written.
    private func write(_ bytes: [UInt8], to path: String) throws {
        do {
            guard let moduleLoader else {
                try FileSystem.write(bytes, to: path, replacing: true)
                return
            }
            try moduleLoader.write(bytes, to: path)
        } catch {
            throw InspectionError.notSupported("\(error)")
        }
    }
}
