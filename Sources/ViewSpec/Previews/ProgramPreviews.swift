import Checks
import Views

/// The previews of the program as they are checked.
@MainActor
enum ProgramPreviews {
    /// All of them, those of a file together, in the order of their lines.
    static func all() -> [CheckedPreview] {
        var places = SourcePlaces()
        return PreviewIndex.all.map { preview in
            let place = places.path(of: preview.origin)
            do {
                return CheckedPreview(preview, at: place, room: try preview.room(), refusal: preview.refusal)
            } catch {
                return CheckedPreview(preview, at: place, room: .device(nil, isLandscape: false), refusal: "\(error)")
            }
        }
    }
}

extension CheckedPreview {
    fileprivate init(_ preview: FoundPreview, at path: String, room: PreviewRoom, refusal: String?) {
        self.init(
            name: preview.name, origin: preview.origin.name, file: path, line: preview.line ?? 1, room: room,
            refusal: refusal, makeView: { try preview.makeView() })
    }
}

extension FoundPreview {
    /// The room that the traits ask for.
    /// - Throws: `PreviewError.unknownDevice`, `badSize`.
    fileprivate func room() throws -> PreviewRoom {
        if case .fixed(let width, let height) = traits.layout {
            _ = try screen()
            return .fixed(width: width, height: height)
        }
        let isLandscape = [.landscapeLeft, .landscapeRight].contains(traits.interfaceOrientation)
        // The device upright, which the room turns.
        guard let wanted = traits.device else { return .device(nil, isLandscape: isLandscape) }
        guard let device = wanted.screen else { return .device(try screen(), isLandscape: false) }
        return .device(device, isLandscape: isLandscape)
    }
}
