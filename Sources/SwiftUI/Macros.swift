import Views

/// A preview of a view: specs host it by its name, as in `host(previews["Sold out"])`.
/// - Parameters:
///   - name: The name of the preview; nil for that of its place.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// A preview of a view with traits: specs host it by its name, as in `host(previews["Sold out"])`.
/// - Parameters:
///   - name: The name of the preview; nil for that of its place.
///   - traits: The traits of the preview.
///   - additionalTraits: Further traits.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

// Unverified: the labels of a family, which Xcode 27 has. It is named by its argument: "Row: sold out".
/// A family of previews: one for each argument, named by it.
/// - Parameters:
///   - name: The name that the names of all begin with; nil for that of the file.
///   - traits: The traits of each.
///   - arguments: What the views are made of.
///   - body: Makes the view of an argument.
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// A preview of a view or a controller of UIKit's: it is listed among the previews, and can't be hosted, as there is no UIKit to
/// show it.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @_UIKitContentBuilder body: @escaping @MainActor () -> any _UIKitContent
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// Allows a property wrapper such as `@State` in the body of a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "Previewable")

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction` or `FocusedValues` a value of them, with the
/// key that it needs:
/// ```swift
/// extension EnvironmentValues {
///     @Entry var rowLimit: Int = 5
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")

/// Conforms a type to `Animatable`: its `animatableData` is that of its variables, in their order. Each of these needs its
/// type written, which has to be animatable itself; one that isn't is marked by `@AnimatableIgnored`.
@attached(extension, conformances: Animatable) @attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "Animatable")

/// Leaves a variable out of what `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnored")
