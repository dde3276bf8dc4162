import AppBuilding
import SpecRunner
import System

/// What `init` says about the two ways in which specs see the views of an app.
struct AppRemarks {
    /// The folder, with a slash at its end; empty for the working directory.
    let root: String
    let proposal: AppProposal?

    /// Empty where there is no app.
    var text: String {
        let manifest = DocFiles.text(root + "Package.swift")
        let isPackage = manifest != nil && ImportScan.findsSwiftUI(below: root.isEmpty ? "." : root)
        guard isPackage || proposal != nil else { return "" }
        return """

            The app is built as it is by each command, into \(ProjectFolder.name)/console. What specs see of it, beside its
            previews, is registered in \(root)specs/Specs.swift: \(RootCommand.programName) docs Embedding

            A console of one's own, an executable of the package that depends on ViewSpec, is better where the app and
            ViewSpec are to be pinned together, or where specs also run by "swift test" from the same catalog.

            """ + (unread ?? "") + (proposal?.remark.map { "\n\($0)" } ?? "")
    }

    /// The settings for a file that was there before.
    private var unread: String? {
        guard let proposal, DocFiles.text(root + ConfigurationFile.ownName)?.contains("sources") != true else {
            return nil
        }
        return "\n\(root)\(ConfigurationFile.ownName) has to say:\n\(proposal.lines)"
    }
}
