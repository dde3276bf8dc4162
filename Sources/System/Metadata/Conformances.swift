import CMetadata

/// The types of this program that conform to a protocol, from the records that the compiler leaves in the binary: no list
/// of them is needed. In a release build the type has to be `package` or `public`; the
/// optimizer drops conformances that no other module can see.
///
/// Complexity: O(*n*) in the conformances of the program.
package enum Conformances {
    /// The conforming types that have no generic parameters, in the order of the linker: `of((any Reporter.Type).self)`.
    package static func of<Metatype>(_ type: Metatype.Type) -> [Metatype] {
        // The metadata of an existential metatype: a word for the kind of metadata, then the existential type.
        let words = unsafeBitCast(type as Any.Type, to: UnsafePointer<UnsafeRawPointer>.self)
        precondition(UInt(bitPattern: words[0]) == 0x306, "not an existential metatype: \(type)")
        return found(unsafeBitCast(words[1], to: Any.Type.self)).map { unsafeBitCast($0, to: Metatype.self) }
    }

    /// The conforming types that have no generic parameters, for a protocol that is known by its existential type only.
    package static func types(of existential: Any.Type) -> Set<ObjectIdentifier> {
        Set(found(existential).map { ObjectIdentifier(unsafeBitCast($0.metadata, to: Any.Type.self)) })
    }

    /// The names of the conforming types, without module and outer types, those of generic types included.
    package static func names(of existential: Any.Type) -> [String] {
        var found: [String] = []
        withUnsafeMutablePointer(to: &found) { found in
            md_each_conforming_name(
                descriptor(of: existential),
                { $1!.assumingMemoryBound(to: [String].self).pointee.append(String(cString: $0)) }, found)
        }
        return found
    }

    /// The two words of an existential metatype.
    private typealias Words = (metadata: UnsafeRawPointer, witnesses: UnsafeRawPointer)

    private static func found(_ existential: Any.Type) -> [Words] {
        var found: [Words] = []
        withUnsafeMutablePointer(to: &found) { found in
            md_each_conforming_type(
                descriptor(of: existential),
                { $2!.assumingMemoryBound(to: [Words].self).pointee.append(($0, $1)) }, found)
        }
        return found
    }

    /// The descriptor of the protocol of an existential type.
    private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer {
        // The metadata of an existential type: a word for the kind, two half words with flags and the number of
        // protocols, then the protocols' descriptors.
        unsafeBitCast(existential, to: UnsafePointer<UnsafeRawPointer>.self)[2]
    }
}
