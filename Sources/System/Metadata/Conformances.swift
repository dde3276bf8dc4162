import CMetadata

/// The types of this program, and of the libraries that it has loaded, that conform to a protocol, from the records that the
/// compiler leaves in them: no list of them is needed. In a release build the type has to be `package` or `public`; the
/// optimizer drops conformances that no other module can see.
///
/// Complexity: O(*n*) in the conformances of the program.
package enum Conformances {
    /// A type that conforms to a protocol, as its record tells. The runtime makes the metadata and the witnesses of most types
    /// when they are first asked for, which takes much longer than reading a name.
    package struct Record {
        private let pointer: UnsafeRawPointer

        fileprivate init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }

        /// The name with outer types, without the module: `Font.Weight`. Nil for a type in an extension of another module's.
        package var qualifiedName: String? { name(inExtension: false) }

        /// The name with the outer types inside a type that is a namespace: `Toolbar.Item` for `ViewType.Toolbar.Item`.
        package func name(in namespace: String) -> String {
            guard let name = name(inExtension: true) else { return _typeName(plainType, qualified: false) }
            return name.hasPrefix(namespace + ".") ? String(name.dropFirst(namespace.count + 1)) : name
        }

        private func name(inExtension: Bool) -> String? {
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
                let name = buffer.baseAddress!
                return md_type_name(pointer, inExtension, name, buffer.count) ? String(cString: name) : nil
            }
        }

        /// The same for all records of a type, whichever protocols they are about.
        package var identity: UnsafeRawPointer { md_type_descriptor(pointer) }

        /// The type with its conformance: `record.type((any Reporter.Type).self)`, of the type that the records were asked for.
        package func type<Metatype>(_: Metatype.Type) -> Metatype {
            unsafeBitCast(resolved(pointer), to: Metatype.self)
        }

        /// The type alone.
        package var plainType: Any.Type { unsafeBitCast(resolved(pointer).metadata, to: Any.Type.self) }
    }

    /// The two words of an existential metatype.
    private struct Words {
        let metadata: UnsafeRawPointer
        let witnesses: UnsafeRawPointer?
    }

    private static func resolved(_ record: UnsafeRawPointer) -> Words {
        var witnesses: UnsafeRawPointer?
        let metadata = md_resolve(record, &witnesses)
        return Words(metadata: metadata, witnesses: witnesses)
    }

    /// The records of the conforming types that have no generic parameters, in the order of the linker:
    /// `records(of: (any Reporter.Type).self)`.
    package static func records(of type: Any.Type) -> [Record] { records(to: existential(of: type)) }

    /// The conforming types that have no generic parameters, in the order of the linker: `of((any Reporter.Type).self)`.
    package static func of<Metatype>(_ type: Metatype.Type) -> [Metatype] { records(of: type).map { $0.type(type) } }

    /// The conforming types that have no generic parameters, for a protocol that is known by its existential type only.
    package static func types(of existential: Any.Type) -> Set<ObjectIdentifier> {
        Set(records(to: existential).map { ObjectIdentifier($0.plainType) })
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

    /// Reads the records of several protocols at once, for a program that asks for each of them when it starts:
    /// `gather([(any Reporter.Type).self])`.
    package static func gather(_ types: [Any.Type]) {
        let protocols = types.map { descriptor(of: existential(of: $0)) }
        let found = conformances(to: protocols)
        gathered.withLock { known in
            known = zip(protocols, found).map { Gathered(protocolDescriptor: $0, records: $1) }
        }
    }

    /// The records of a protocol that were read in advance.
    private struct Gathered {
        let protocolDescriptor: UnsafeRawPointer
        let records: [Record]
    }

    /// The records that `gather` has read. An array, because making a dictionary would have the runtime search all conformances
    /// for that of its key.
    private static let gathered = Guarded<[Gathered]>([])

    private static func records(to existential: Any.Type) -> [Record] {
        let descriptor = descriptor(of: existential)
        let known = gathered.withLock { known in known.first { $0.protocolDescriptor == descriptor }?.records }
        return known ?? conformances(to: [descriptor])[0]
    }

    private static func conformances(to protocols: [UnsafeRawPointer]) -> [[Record]] {
        var found: [[Record]] = Array(repeating: [], count: protocols.count)
        withUnsafeMutablePointer(to: &found) { found in
            md_each_conformance(
                protocols, protocols.count,
                { $2!.assumingMemoryBound(to: [[Record]].self).pointee[$0].append(Record($1)) }, found)
        }
        return found
    }

    /// The existential type of an existential metatype.
    private static func existential(of type: Any.Type) -> Any.Type {
        // The metadata of an existential metatype: a word for the kind of metadata, then the existential type.
        let words = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
        precondition(UInt(bitPattern: words[0]) == 0x306, "not an existential metatype: \(type)")
        return unsafeBitCast(words[1], to: Any.Type.self)
    }

    /// The descriptor of the protocol of an existential type.
    private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer {
        // The metadata of an existential type: a word for the kind, two half words with flags and the number of
        // protocols, then the protocols' descriptors.
        unsafeBitCast(existential, to: UnsafePointer<UnsafeRawPointer>.self)[2]
    }
}
