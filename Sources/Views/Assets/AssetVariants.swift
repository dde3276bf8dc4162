import Foundation

/// An appearance in which something of an asset catalog is used, as its file has it.
struct AssetAppearance: Decodable {
    let appearance: String
    let value: String
}

/// The variants of an asset in a catalog, each for an appearance and a device.
struct AssetVariants<Value> {
    /// One of them.
    struct Variant {
        let value: Value
        let isDark: Bool
        let isHigh: Bool
        let idiom: String?

        init(value: Value, appearances: [AssetAppearance]?, idiom: String?) {
            func has(_ appearance: String, _ value: String) -> Bool {
                appearances?.contains { $0.appearance == appearance && $0.value == value } == true
            }
            (self.value, self.idiom) = (value, idiom)
            (isDark, isHigh) = (has("luminosity", "dark"), has("contrast", "high"))
        }
    }

    private let variants: [Variant]

    init(_ variants: [Variant]) { self.variants = variants }

    /// Those for the appearance of an environment, or for that which comes nearest: for the phone, unless all are for another device.
    @MainActor func values(in environment: EnvironmentValues) -> [Value] {
        let own = variants.filter { [nil, "universal", "iphone"].contains($0.idiom) }
        let all = own.isEmpty ? variants : own
        let (isDark, isHigh) = (environment.colorScheme == .dark, environment.colorSchemeContrast == .increased)
        for (dark, high) in [(isDark, isHigh), (isDark, false), (false, isHigh), (false, false)] {
            let found = all.filter { $0.isDark == dark && $0.isHigh == high }
            if !found.isEmpty { return found.map(\.value) }
        }
        return all.map(\.value)
    }
}
