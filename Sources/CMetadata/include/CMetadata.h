// What Swift's runtime doesn't tell, or tells slowly, about the types of this program.
#ifndef CMETADATA_H
#define CMETADATA_H

#include <stdbool.h>
#include <stddef.h>

/// Calls `visit` with the metadata and the witness table of each non-generic struct, enum or class in this image that
/// conforms to the protocol with this descriptor: the two words of an existential metatype. The order is the linker's.
/// The runtime searches all conformances of the program for each type that it is asked about; this reads them once.
void md_each_conforming_type(
    const void *_Nonnull protocol_descriptor,
    void (*_Nonnull visit)(const void *_Nonnull metadata, const void *_Nonnull witnesses, void *_Nullable context),
    void *_Nullable context);

/// Calls `visit` with the name, UTF-8 without module and outer types, of each struct, enum or class in this image that
/// conforms to the protocol with this descriptor, generic ones included.
void md_each_conforming_name(
    const void *_Nonnull protocol_descriptor,
    void (*_Nonnull visit)(const char *_Nonnull name, void *_Nullable context), void *_Nullable context);

/// Writes the name of the type with this metadata, UTF-8 with its outer types and without the module: `Font.Weight`.
/// Returns false, with an undefined buffer, where it isn't a struct or an enum, is local or generic, is nested in an
/// extension of a type in another module, or where the buffer is too small.
bool md_qualified_name(const void *_Nonnull metadata, char *_Nonnull buffer, size_t size);

#endif
