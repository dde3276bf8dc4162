import Foundation

/// What an error of an app's says.
package enum ErrorWords {
    /// The text that the error has for people; else its name, with what it holds.
    package static func text(of error: any Error) -> String {
        if let description = (error as? any LocalizedError)?.errorDescription { return description }
        return String(describing: error)
    }
}
