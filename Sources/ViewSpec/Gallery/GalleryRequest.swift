import Checks
import Console
import Pictures
import Scripting
import SpecRunner
import System
import Views

/// The making of a gallery, from its settings to the exit status.
@MainActor
struct GalleryRequest {
    let catalog: Catalog
    let settings: RunSettings
    /// The settings of the screen that the flags ask for; nil for the usual ones.
    let variants: [GalleryVariant]?
    let hasOutlines: Bool

    /// Draws views and previews, all of them where none is named, and writes the page.
    /// - Throws: `FramesFailure`, `CheckError` and `PreviewError` for what can't be drawn, `FileError` where the page can't be
    ///   written, and `SpecRunnerError` where no process can be started.
    func run(views: [String], previews: [String], output: String) async throws -> ExitStatus {
        WorkerRunner.noteOpenFiles()
        var entries = try entries(views, previews)
        let finder = try settings.execution.selection.nameFilter()
        entries = entries.filter { finder($0.title) }
        guard !entries.isEmpty else {
            throw GalleryError.noneMatched(settings.execution.selection.written)
        }
        // That it can't be written is no news for after a minute.
        let file = try ReportFile(path: output)
        do {
            return try await write(entries, to: file)
        } catch {
            file.discard()
            throw error
        }
    }

    private func write(_ entries: [GalleryEntry], to file: ReportFile) async throws -> ExitStatus {
        WorkerRunner.noteInterruptions()
        let stage = FrameStage(catalog: catalog, timeout: nil, isConfined: false)
        var execution = settings.execution
        execution.programName = RootCommand.programName
        let runner = DrawingRunner(
            entries.map { drawn($0, on: stage) }, exceptions: settings.checkExceptions, settings: execution)
        let (drawings, interruption) = try await runner.run(
            jobs: settings.jobs ?? WorkerRunner.availableCores, warmUp: { await warmUp(stage) })
        if let interruption {
            file.discard()
            return .interrupted(signal: interruption)
        }
        let page = GalleryPage(entries: zip(entries, drawings).map { GalleryPage.Entry($0, $1) })
        file.write(page.text)
        // A report that can't be finished is discarded already.
        do { try file.finish() } catch { return CheckRequest.refuse(error) }
        FileOutput.standardOutput().write(Message.readable("\(file.path): \(page.summary)\n"))
        return .passed
    }

    // MARK: Entries

    private func entries(_ views: [String], _ previews: [String]) throws -> [GalleryEntry] {
        guard views.isEmpty, previews.isEmpty else {
            return try unique(views.map(entry(of:))) + unique(entries(ofPreviews: previews))
        }
        let all =
            catalog.views.map { entry($0.name) } + ProgramPreviews.all().map { entry($0) }
        guard !all.isEmpty else {
            throw GalleryError.nothing
        }
        return all
    }

    private func entry(of view: String) throws -> GalleryEntry {
        let initial = InitialView(parsing: view)
        if let absence = initial.absence(from: catalog) { throw FramesFailure(absence) }
        return entry(view)
    }

    private func entry(_ view: String) -> GalleryEntry {
        GalleryEntry(view: view, variants: variants ?? GalleryVariant.usual(in: .device(nil, isLandscape: false)))
    }

    private func entry(_ preview: CheckedPreview) -> GalleryEntry {
        let fitted = variants.map { GalleryVariant.fitted($0, to: preview.room) }
        return GalleryEntry(preview, variants: fitted ?? GalleryVariant.usual(in: preview.room))
    }

    private func entries(ofPreviews names: [String]) throws -> [GalleryEntry] {
        guard !names.isEmpty else { return [] }
        let all = ProgramPreviews.all()
        return try names.map { name in
            let named = all.filter { $0.names.contains(name) }
            guard named.count < 2 else {
                throw CheckError.ambiguous(name: name, fullNames: named.map(\.fullName))
            }
            guard let preview = named.first else {
                throw CheckError.unknown(name: name, known: all.map(\.name), place: nil)
            }
            return entry(preview)
        }
    }

    private func unique(_ entries: [GalleryEntry]) -> [GalleryEntry] {
        var names: Set<String> = []
        return entries.filter { names.insert($0.name).inserted }
    }

    // MARK: Drawing

    private func drawn(_ entry: GalleryEntry, on stage: FrameStage) -> DrawnView {
        let picture = PictureFile(format: .svg, hasOutlines: hasOutlines)
        let (title, variants) = (entry.title, entry.variants)
        func text(of graph: Graph) throws -> String {
            String(decoding: try picture.bytes(of: graph, title: title), as: UTF8.self)
        }
        guard let preview = entry.preview else {
            return DrawnView(name: entry.name, settings: variants.map(\.label)) { number in
                try await stage.hosting(title, in: variants[number].setting, text)
            }
        }
        return DrawnView(
            name: entry.name, place: SourcePosition(file: preview.file, line: preview.line),
            settings: variants.map(\.label), preview: preview
        ) { number in
            try await stage.hosting(preview, in: variants[number].setting, text)
        }
    }

    /// Draws a screen and looks at it by all rules, so that copies of the process find what is looked up once.
    private func warmUp(_ stage: FrameStage) async {
        await Examination.warmUp()
        let sample = CheckedPreview(name: "", origin: "", file: "", line: 1) {
            NavigationStack { List { Toggle("Newsletter", isOn: .constant(true)) }.navigationTitle("Shop") }
        }
        _ = try? await stage.hosting(sample, in: FrameSetting()) { try $0.svg(title: "", hasOutlines: hasOutlines) }
    }
}

/// A view or a preview in a gallery.
struct GalleryEntry {
    /// The name that no other entry has.
    let name: String
    /// The view as the command line has it, or the name of the preview.
    let title: String
    let preview: CheckedPreview?
    /// The settings in which it is drawn; none for a preview that can't be shown here.
    let variants: [GalleryVariant]

    /// - Parameter view: The view as the command line has it, or the name that it is registered under.
    init(view: String, variants: [GalleryVariant]) {
        (name, title, preview) = ("view \(view)", view, nil)
        self.variants = variants
    }

    init(_ preview: CheckedPreview, variants: [GalleryVariant]) {
        (name, title) = ("preview \(preview.fullName)", preview.name)
        self.preview = preview
        self.variants = preview.refusal == nil ? variants : []
    }
}

/// The reason why a gallery would be empty.
enum GalleryError: Error, CustomStringConvertible {
    case nothing
    case noneMatched(String)

    var description: String {
        switch self {
        case .nothing: "there is nothing to draw: no view is registered, and there are no previews"
        case .noneMatched(let selection): "no view and no preview matches \(selection)"
        }
    }
}
