import Checks
import SpecRunner
import Views

/// The previews of the program as they are checked.
@MainActor
enum ProgramPreviews {
    /// The most seconds that the app may take to say which previews it has.
    private static let patience = 5.0

    /// All of them, those of a file together, in the order of their lines.
    ///
    /// To count the views of a provider, and to name a family, the app's code runs. Where that doesn't come to an end, there is
    /// one preview in the place of those: showing it says why.
    static func all() -> [CheckedPreview] {
        let sources = PreviewSource.all
        let isSafe = ends { for source in sources { _ = source.previews() } }
        var places = SourcePlaces()
        return sources.flatMap { source -> [CheckedPreview] in
            let path = places.path(of: source.origin)
            guard isSafe || ends({ _ = source.previews() }) else {
                return [.uncounted(source, at: path)]
            }
            return source.previews().map { CheckedPreview($0, at: path) }
        }
    }

    /// Whether something comes to its end in a copy of the process.
    private static func ends(_ body: () -> Void) -> Bool {
        let end = "end"
        // What it sends at the end tells that from a call of exit.
        let sent = IsolatedCopy.run(patience: patience) { send in
            body()
            send(end)
        }
        return sent.lines.last == end
    }
}

extension CheckedPreview {
    fileprivate init(_ preview: FoundPreview, at path: String) {
        var room = PreviewRoom.device(nil, isLandscape: false)
        var refusal = preview.refusal
        do { room = try preview.room() } catch { refusal = "\(error)" }
        self.init(
            name: preview.name, origin: preview.origin.name, file: path, line: preview.line ?? 1, room: room,
            refusal: refusal, makeView: { try preview.makeView() })
    }

    /// Stands for the previews of a source that doesn't come to tell which it has.
    @MainActor fileprivate static func uncounted(_ source: PreviewSource, at path: String) -> CheckedPreview {
        CheckedPreview(
            name: source.origin.baseName, origin: source.origin.name, file: path, line: 1,
            makeView: {
                _ = source.previews()
                return EmptyView()
            })
    }
}

extension FoundPreview {
    /// The room that the traits ask for.
    /// - Throws: `PreviewError.unknownDevice`, `badSize`.
    fileprivate func room() throws -> PreviewRoom {
        let screen = try screen()
        if case .fixed(let width, let height) = traits.layout { return .fixed(width: width, height: height) }
        let isLandscape = [.landscapeLeft, .landscapeRight].contains(traits.interfaceOrientation)
        // The device is upright here; the room turns it.
        return .device(
            traits.device.flatMap(\.screen) ?? (traits.device == nil ? nil : screen), isLandscape: isLandscape)
    }
}
