// What Swift's runtime doesn't tell, or tells slowly, about the types of this program.
#ifndef CMETADATA_H
#define CMETADATA_H

#include <stdbool.h>
#include <stddef.h>

/// Calls `visit` with the record of each conformance of a non-generic struct, enum or class in this program to one of the
/// protocols with these descriptors, and with the place of the protocol among them. Those of libraries are
/// among them as soon as these are loaded; within the program and within each library the order is the linker's. The runtime
/// searches all conformances for each type that it is asked about; this reads them once.
void md_each_conformance(
    const void *_Nonnull const *_Nonnull protocols, size_t count,
    void (*_Nonnull visit)(size_t place, const void *_Nonnull record, void *_Nullable context),
    void *_Nullable context);

/// The metadata of the type of a record that `md_each_conformance` found, and the witness table: the two words of an
/// existential metatype. The runtime makes what there isn't of both yet.
const void *_Nonnull md_resolve(const void *_Nonnull record, const void *_Nullable *_Nonnull witnesses);

/// The descriptor of the type of such a record: one for each type.
const void *_Nonnull md_type_descriptor(const void *_Nonnull record);

/// Writes the name of the type of such a record as `md_qualified_name` does, for classes too. Where it is in an extension of
/// another module's type, that is left out if `in_extension` says so, and else the result is false.
bool md_type_name(const void *_Nonnull record, bool in_extension, char *_Nonnull buffer, size_t size);

/// Calls `visit` with the name, UTF-8 without module and outer types, of each struct, enum or class in this program that
/// conforms to the protocol with this descriptor, generic ones included.
void md_each_conforming_name(
    const void *_Nonnull protocol_descriptor,
    void (*_Nonnull visit)(const char *_Nonnull name, void *_Nullable context), void *_Nullable context);

/// Writes the name of the type with this metadata, UTF-8 with its outer types and without the module: `Font.Weight`.
/// Returns false, with an undefined buffer, where it isn't a struct or an enum, is local or generic, is nested in an
/// extension of a type in another module, or where the buffer is too small.
bool md_qualified_name(const void *_Nonnull metadata, char *_Nonnull buffer, size_t size);

#endif
