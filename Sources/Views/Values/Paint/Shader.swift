import Foundation

/// A library of functions that draw pixels. None of them runs here.
@dynamicMemberLookup
public nonisolated struct ShaderLibrary: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case main
        case bundle(String)
        case file(URL)
        case data(Data)
    }

    private let source: Source

    private init(_ source: Source) {
        self.source = source
    }

    /// The library of the app.
    public static let `default` = ShaderLibrary(.main)
    /// The library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(.bundle(bundle.bundlePath)) }

    /// A compiled library.
    public init(data: Data) {
        self.init(.data(data))
    }

    /// A compiled library in a file.
    public init(url: URL) {
        self.init(.file(url))
    }

    /// A function of the app's library.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    /// A function of the library.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function that draws pixels, by its library and its name.
@dynamicCallable
public nonisolated struct ShaderFunction: Hashable, Sendable {
    /// The library of the function.
    public var library: ShaderLibrary
    /// The name of the function.
    public var name: String

    /// A function by its library and its name.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// The function with arguments.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A function that draws pixels, with arguments. It doesn't run here.
public nonisolated struct Shader: Equatable, Sendable {
    /// An argument of a shader.
    public struct Argument: Equatable, Sendable {
        private enum Value: Equatable, Sendable {
            case numbers([Double])
            case array([Float])
            case boundingRect
            case colors([Color])
            case image(Image)
            case data(Data)
        }

        private let value: Value

        private init(_ value: Value) {
            self.value = value
        }

        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { .init(.numbers([Double(x)])) }
        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            .init(.numbers([Double(x), Double(y)]))
        }
        /// A point.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        /// A size.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            .init(.numbers([Double(x), Double(y), Double(z)]))
        }
        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            .init(.numbers([Double(x), Double(y), Double(z), Double(w)]))
        }
        /// Numbers in a row.
        public static func floatArray(_ array: [Float]) -> Argument { .init(.array(array)) }
        /// The bounds of what is drawn.
        public static var boundingRect: Argument { .init(.boundingRect) }
        /// A color.
        public static func color(_ color: Color) -> Argument { .init(.colors([color])) }
        /// Colors in a row.
        public static func colorArray(_ array: [Color]) -> Argument { .init(.colors(array)) }
        /// An image.
        public static func image(_ image: Image) -> Argument { .init(.image(image)) }
        /// Bytes.
        public static func data(_ data: Data) -> Argument { .init(.data(data)) }
    }

    /// The function.
    public var function: ShaderFunction
    /// The arguments.
    public var arguments: [Argument]
    /// Whether colors are drawn with more steps than a screen has.
    public var dithersColor = false

    /// A function with arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }
}

extension Shader: DescribedValue, CustomStringConvertible {
    public var description: String { function.name }

    public static let valueKind = ValueKind(
        "Shader", Shader.self, example: "Shader { name = 'ripple' }",
        makers: [
            .init("", .required("name", String.self)) {
                Shader(function: ShaderFunction(library: .default, name: $0), arguments: [])
            }
        ],
        members: [.property("name") { (shader: Shader) in shader.function.name }])
}
