import System

/// The reason why a preview isn't found or hosted.
package enum PreviewError: Error, Equatable {
    /// The program has no previews.
    case none
    /// No preview has the name.
    case unknown(name: String, known: [String])
    /// Several previews have the name; these are their full names.
    case ambiguous(name: String, fullNames: [String])
    /// It shows something that can't be hosted.
    case refused(name: String, reason: String)
    /// `previewDevice` names a device that isn't known.
    case unknownDevice(name: String, device: String)
    /// The size of a fixed layout is none that a screen can have.
    case badSize(name: String, size: String)
    /// A `PreviewModifier` couldn't make its context.
    case contextFailed(modifier: String, reason: String)
}

extension PreviewError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .none:
            "there are no previews: this program has neither a #Preview nor a PreviewProvider. A release build drops them, "
                + "unless the app is compiled with -enable-testing"
        case .unknown(let name, let known):
            if let near = Suggestions.nearest(to: name, in: known) {
                "no preview is called \(Suggestions.shown(name)); did you mean '\(near)'?"
            } else {
                "no preview is called \(Suggestions.shown(name)); there are \(Suggestions.listed(known, by: name))"
            }
        case .ambiguous(let name, let fullNames):
            "several previews are called \(Suggestions.shown(name)); say which: "
                + fullNames.prefix(12).map { "'\($0)'" }.joined(separator: ", ") + (fullNames.count > 12 ? ", …" : "")
        case .refused(let name, let reason):
            "the preview '\(name)' can't be hosted: \(reason)"
        case .unknownDevice(let name, let device):
            "the preview '\(name)' is for the device \(Suggestions.shown(device)), which isn't known here; say which screen to "
                + "take, as in host(previews[…], { screen = \"iPhone 15\" }); there are "
                + DeviceScreen.devices.compactMap(\.name).joined(separator: ", ")
        case .badSize(let name, let size):
            "the preview '\(name)' has a fixed layout of \(size) points; a screen is above 0 and up to 100000 points wide and "
                + "high"
        case .contextFailed(let modifier, let reason):
            "\(modifier).makeSharedContext() failed: \(reason)"
        }
    }
}
