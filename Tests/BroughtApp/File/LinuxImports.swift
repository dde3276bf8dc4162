#if os(Linux)
@_exported import Combine
@_exported import FoundationNetworking
@_exported import SwiftUI
#endif
