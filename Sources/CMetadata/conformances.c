// Finds the types that conform to a protocol, so that a declaration is all that is needed to have a kind listed.
// The compiler leaves one record for each conformance in a section of its own; the layout below is that of the
// Swift ABI (ConformanceDescriptor, ContextDescriptor), in which all references are relative to their own address.
#include "CMetadata.h"
#include "images.h"

#include <stdint.h>
#include <string.h>

struct conformance {
    int32_t protocol;  // relative; the lowest bit says "through a pointer"
    int32_t type;      // relative; flags say how to read it
    int32_t witness_table;
    uint32_t flags;
};

struct type_context {
    uint32_t flags;  // bits 0-4: the kind of context, bit 7: generic
    int32_t parent;
    int32_t name;
    int32_t metadata_accessor;
};

struct metadata_response {
    const void *metadata;
    size_t state;
};

enum { direct_type = 0, indirect_type = 1 };
enum { flag_generic_witness_table = 1 << 17 };
enum {
    context_module = 0,
    context_extension = 1,
    context_class = 16,
    context_struct = 17,
    context_enum = 18,
    context_kind_mask = 0x1F,
    context_generic = 0x80
};

// Of the Swift runtime.
extern const void *swift_getWitnessTable(
    const struct conformance *conformance, const void *metadata, const void *const *arguments);

static const void *relative(const int32_t *field) { return (const char *)field + *field; }

static const void *relative_indirectable(const int32_t *field) {
    const void *target = (const char *)field + (*field & ~1);
    return (*field & 1) ? *(const void *const *)target : target;
}

static const struct type_context *conforming_type(const struct conformance *record) {
    switch ((record->flags >> 3) & 7) {
    case direct_type: return relative(&record->type);
    case indirect_type: return *(const struct type_context *const *)relative(&record->type);
    default: return NULL;
    }
}

// Which of 64 bits stands for an address: most addresses that aren't looked for are told apart by it.
static uint64_t bit_of(const void *address) { return (uint64_t)1 << ((uintptr_t)address >> 2 & 63); }

// What is looked for, and what is called with it.
struct search {
    const void *const *protocols;
    size_t count;
    uint64_t bits;  // of all protocols
    void (*visit)(size_t place, const struct conformance *record, const struct type_context *type, void *context);
    void *context;
};

static void search_image(const int32_t *first, const int32_t *end, void *context) {
    const struct search *search = context;
    for (const int32_t *entry = first; entry < end; entry++) {
        const struct conformance *record = relative(entry);
        const void *protocol = relative_indirectable(&record->protocol);
        if ((search->bits & bit_of(protocol)) == 0) continue;
        size_t place = 0;
        while (place < search->count && search->protocols[place] != protocol) place++;
        if (place == search->count) continue;
        const struct type_context *type = conforming_type(record);
        if (type == NULL) continue;
        uint32_t kind = type->flags & context_kind_mask;
        if (kind != context_class && kind != context_struct && kind != context_enum) continue;
        search->visit(place, record, type, search->context);
    }
}

// Calls `visit` with each struct, enum or class that conforms to one of the protocols, with the place of the protocol among
// them and with the record of the conformance.
static void each_conformance(
    const void *const *protocols, size_t count,
    void (*visit)(size_t place, const struct conformance *record, const struct type_context *type, void *context),
    void *context) {
    struct search search = {protocols, count, 0, visit, context};
    for (size_t place = 0; place < count; place++) search.bits |= bit_of(protocols[place]);
    md_each_image(search_image, &search);
}

struct record_visit {
    void (*visit)(size_t place, const void *record, void *context);
    void *context;
};

static void visit_record(
    size_t place, const struct conformance *record, const struct type_context *type, void *context) {
    if ((type->flags & context_generic) || record->witness_table == 0) return;
    const struct record_visit *visit = context;
    visit->visit(place, record, visit->context);
}

void md_each_conformance(
    const void *const *protocols, size_t count, void (*visit)(size_t place, const void *record, void *context),
    void *context) {
    struct record_visit record_visit = {visit, context};
    each_conformance(protocols, count, visit_record, &record_visit);
}

const void *md_resolve(const void *opaque, const void **witnesses) {
    const struct conformance *record = opaque;
    // A metadata accessor has Swift's calling convention; for a type without generic arguments that is, on the
    // platforms Swift supports, C's: one word in, two words out.
    typedef struct metadata_response (*accessor)(size_t request);
    const void *metadata = ((accessor)relative(&conforming_type(record)->metadata_accessor))(0).metadata;
    // The runtime makes a table that inherits from another module's protocol on first use.
    *witnesses = (record->flags & flag_generic_witness_table) ? swift_getWitnessTable(record, metadata, NULL)
                                                              : relative(&record->witness_table);
    return metadata;
}

const void *md_type_descriptor(const void *record) { return conforming_type(record); }

struct name_visit {
    void (*visit)(const char *name, void *context);
    void *context;
};

static void visit_name(size_t place, const struct conformance *record, const struct type_context *type, void *context) {
    (void)place;
    (void)record;
    const struct name_visit *visit = context;
    visit->visit(relative(&type->name), visit->context);
}

void md_each_conforming_name(
    const void *protocol_descriptor, void (*visit)(const char *name, void *context), void *context) {
    struct name_visit name_visit = {visit, context};
    each_conformance(&protocol_descriptor, 1, visit_name, &name_visit);
}

// Writes the name of the type with its outer types, in an extension of another module's type those in the extension.
static bool write_qualified_name(const struct type_context *context, bool in_extension, char *buffer, size_t size) {
    // Written from the end, as the walk goes outward.
    char *start = buffer + size - 1;
    *start = '\0';
    for (;;) {
        uint32_t kind = context->flags & context_kind_mask;
        if (kind == context_module || (in_extension && kind == context_extension)) break;
        bool is_type = kind == context_class || kind == context_struct || kind == context_enum;
        if (!is_type || (context->flags & context_generic)) return false;
        const char *name = relative(&context->name);
        size_t length = strlen(name), dot = *start != '\0';
        if ((size_t)(start - buffer) < length + dot) return false;
        if (dot) *--start = '.';
        start -= length;
        memcpy(start, name, length);
        context = relative_indirectable(&context->parent);
        if (context == NULL) return false;
    }
    memmove(buffer, start, strlen(start) + 1);
    return true;
}

bool md_qualified_name(const void *metadata, char *buffer, size_t size) {
    enum { metadata_struct = 0x200, metadata_enum = 0x201 };
    const size_t *words = metadata;
    if (words[0] != metadata_struct && words[0] != metadata_enum) return false;
    return write_qualified_name((const struct type_context *)words[1], false, buffer, size);
}

bool md_type_name(const void *record, bool in_extension, char *buffer, size_t size) {
    return write_qualified_name(conforming_type(record), in_extension, buffer, size);
}
