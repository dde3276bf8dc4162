import Foundation

/// A preview of the program: what `#Preview` declares, one of its family, or one of the views of a `PreviewProvider`.
package struct FoundPreview: Sendable {
    /// Where it is declared.
    package let origin: PreviewOrigin
    /// The line of `#Preview`, from 1; nil for a provider, of which the program doesn't know it.
    package let line: Int?
    /// The name that it is given in the source; nil where it has none.
    package let displayName: String?
    /// The display name, or else the name of the file or provider; with a number from 2 on where another preview of the same
    /// origin has that name already.
    package internal(set) var name: String
    /// Its traits. Those of a provider's view are what its modifiers say.
    package let traits: Preview.ViewTraits
    /// The reason why it can't be hosted; nil where it can.
    package let refusal: String?
    private let make: @MainActor @Sendable () -> any View

    init(
        origin: PreviewOrigin, line: Int? = nil, displayName: String?, traits: Preview.ViewTraits,
        refusal: String? = nil, make: @escaping @MainActor @Sendable () -> any View
    ) {
        self.origin = origin
        self.line = line
        // An empty name is none.
        self.displayName = displayName.flatMap { $0.isEmpty ? nil : $0 }
        self.traits = traits
        self.refusal = refusal
        self.make = make
        name = self.displayName ?? origin.baseName
    }

    /// The name that no other preview has: `Shop/CartRow.swift:Sold out`.
    package var fullName: String { "\(origin.name):\(name)" }

    /// The module that declares it.
    package var module: String { origin.module }

    /// Makes the view anew, inside the modifiers of the traits.
    /// - Throws: `PreviewError.refused`.
    @MainActor package func makeView() throws -> any View {
        if let refusal { throw PreviewError.refused(name: name, reason: refusal) }
        func modified<M: PreviewModifier>(_ view: any View, _ modifier: M) -> any View {
            ModifiedPreview(modifier: modifier, content: AnyView(DynamicContent([view])))
        }
        return traits.modifiers.reduce(make()) { modified($0, $1) }
    }

    /// The longest side of a screen, in points.
    private static let longestSide: CGFloat = 100_000

    /// The screen that the traits ask for; nil where they ask for none.
    /// - Throws: `PreviewError.unknownDevice`, `badSize`.
    package func screen() throws -> DeviceScreen? {
        var device: DeviceScreen?
        if let wanted = traits.device {
            guard let known = wanted.screen else {
                throw PreviewError.unknownDevice(name: name, device: wanted.rawValue)
            }
            device = known
        }
        if [.landscapeLeft, .landscapeRight].contains(traits.interfaceOrientation) {
            device = (device ?? .standard).landscape
        }
        switch traits.layout {
        case .fixed(let width, let height):
            guard [width, height].allSatisfy({ $0 > 0 && $0 <= Self.longestSide }) else {
                throw PreviewError.badSize(name: name, size: "\(width) by \(height)")
            }
            // Unverified: a fixed layout is a bare screen of that size, without bars and safe area.
            return DeviceScreen(width: width, height: height)
        case .sizeThatFits:
            // Unverified: the view is offered the room of the device, without bars and safe area.
            let size = (device ?? .standard).size
            return DeviceScreen(width: size.width, height: size.height)
        case .device, nil: return device
        }
    }
}

/// Where previews are declared: a file, for `#Preview`, or a `PreviewProvider`.
package struct PreviewOrigin: Hashable, Sendable {
    /// The module and the name of the file, as in `Shop/CartRow.swift`, or the module and the type, as in
    /// `Shop/CartRow_Previews`.
    package let name: String
    /// The module.
    package let module: String
    /// The name of a file, such as `CartRow.swift`; nil for a provider: a type doesn't know its file.
    package let file: String?
    /// The name of a preview that has none of its own.
    package let baseName: String

    /// The file of a `#Preview`.
    init(fileID: String) {
        name = fileID
        let slash = fileID.firstIndex(of: "/") ?? fileID.startIndex
        module = String(fileID[..<slash])
        let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
        self.file = file
        baseName = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    }

    /// A provider.
    init(provider: Any.Type) {
        let parts = TypeName.whole(of: provider).split(separator: ".").map(String.init)
        module = parts.first ?? ""
        file = nil
        name = "\(module)/\(parts.dropFirst().joined(separator: "."))"
        // `CartRow_Previews`, `CartRowPreviews`, and `Previews` inside CartRow.
        let words = parts.dropFirst().reversed().lazy.map(Self.withoutSuffix)
        baseName = words.first { !$0.isEmpty } ?? parts.last ?? name
    }

    private static func withoutSuffix(_ name: String) -> String {
        let suffix = ["_Previews", "_Preview", "Previews", "Preview"].first { name.hasSuffix($0) }
        return suffix.map { String(name.dropLast($0.count)) } ?? name
    }
}
