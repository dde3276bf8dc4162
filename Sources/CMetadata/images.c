// An object that the compiler's driver links into each image tells the runtime of the image's sections when it is loaded. The
// runtime knows those that were loaded later as well, and needs no section headers, which a program may lack.
#include "images.h"

#include <stdbool.h>
#include <stddef.h>

struct range {
    uintptr_t start, length;
};

// The words of the runtime's structure that all of its versions begin with.
struct sections {
    uintptr_t version;
    const void *image;
    void *unused[2];
    struct range protocols, conformances;
};

// Of the Swift runtime: calls `body` until it returns false.
extern void swift_enumerateAllMetadataSections(bool (*body)(const void *sections, void *context), void *context);

struct visit {
    void (*visit)(const int32_t *first, const int32_t *end, void *context);
    void *context;
};

static bool visit_image(const void *opaque, void *context) {
    const struct sections *sections = opaque;
    const struct visit *visit = context;
    const struct range *found = &sections->conformances;
    if (sections->version > 0 && found->length >= sizeof(int32_t)) {
        const int32_t *first = (const int32_t *)found->start;
        visit->visit(first, first + found->length / sizeof *first, visit->context);
    }
    return true;
}

void md_each_image(void (*visit)(const int32_t *first, const int32_t *end, void *context), void *context) {
    struct visit each = {visit, context};
    swift_enumerateAllMetadataSections(visit_image, &each);
}
