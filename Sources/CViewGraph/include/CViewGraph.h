// The few things that the view model needs below Swift: which node is being evaluated on this thread, whether this
// is the main thread, and which types conform to a protocol.
#ifndef CVIEWGRAPH_H
#define CVIEWGRAPH_H

#include <stdbool.h>
#include <stddef.h>

/// The object on whose behalf a body is evaluated on this thread, or NULL. A thread-local, so that a state read on
/// another thread records no dependency and races with nobody.
void *_Nullable vt_current_owner(void);
/// Makes `owner` current on this thread and returns the one before it.
void *_Nullable vt_set_current_owner(void *_Nullable owner);

/// Whether the caller runs on the process's main thread.
bool vt_is_main_thread(void);

/// How many bytes of this thread's stack are still free.
size_t vt_stack_remaining(void);

/// Calls `visit` with the metadata and the witness table of each non-generic struct, enum or class in this image that
/// conforms to the protocol with this descriptor: the two words of an existential metatype. The order is the linker's.
/// Asking the runtime whether a type conforms searches all conformances of the program each time; this reads them once.
void vt_each_conforming_type(
    const void *_Nonnull protocol_descriptor,
    void (*_Nonnull visit)(const void *_Nonnull metadata, const void *_Nonnull witnesses, void *_Nullable context),
    void *_Nullable context);

/// Calls `visit` with the name, UTF-8 without module and outer types, of each struct, enum or class in this image that
/// conforms to the protocol with this descriptor, generic ones included.
void vt_each_conforming_name(
    const void *_Nonnull protocol_descriptor,
    void (*_Nonnull visit)(const char *_Nonnull name, void *_Nullable context), void *_Nullable context);

/// Writes the name of the type with this metadata, UTF-8 with its outer types and without the module: `Font.Weight`.
/// Returns false, and writes nothing of use, where it isn't a struct or an enum, is local or generic, is nested in an
/// extension of a type in another module, or where the room is too small.
bool vt_qualified_name(const void *_Nonnull metadata, char *_Nonnull buffer, size_t size);

#endif
