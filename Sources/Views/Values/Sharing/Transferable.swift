import Foundation

/// Something that can be handed to another place of the app or to another app: shared, pasted, dragged.
public protocol Transferable {}

extension String: Transferable {}
extension AttributedString: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension Image: Transferable {}
extension Never: Transferable {}
