// Takes the place of ICU's data in a console that is linked statically. The data is compressed in the program, and an item is
// expanded in its place when ICU first opens it; the linker leads ICU's references here (`--wrap`). PACKED is the file that
// `pack.c` wrote, SIZE what it printed, and DATA the symbol that stands for ICU's.
#include "packed.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

_Alignas(16) unsigned char DATA[SIZE];

_Alignas(8) static const unsigned char packed[] = {
#embed PACKED
};

static const struct packed_header *header(void) { return (const void *)packed; }

static const struct packed_piece *pieces(void) { return (const void *)(packed + sizeof(struct packed_header)); }

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

// Expands a piece unless that is done: the first of ICU's two bytes that tell what it is stands in each at the same place.
static void expand(uint32_t index) {
    const struct packed_piece *piece = pieces() + index;
    if (DATA[piece->offset + 2] == 0xDA) return;
    const unsigned char *bytes = (const unsigned char *)(pieces() + header()->count) + piece->packed_offset;
    uLongf size = piece->size;
    if (uncompress(DATA + piece->offset, &size, bytes, piece->packed_size) != Z_OK) {
        fputs("viewspec: the program's file is damaged: ICU's data can't be expanded\n", stderr);
        abort();
    }
}

// The tree of a path such as `icudt76l-curr`, empty for that of no path or one without a tree.
static const char *tree_of(const char *path) {
    const char *separator = path == NULL ? NULL : strchr(path, '-');
    return separator == NULL ? "" : separator + 1;
}

// Expands the item that `udata_openChoice` finds by the same arguments, if there is one.
static void expand_named(const char *path, const char *type, const char *name) {
    const char *tree = tree_of(path);
    char wanted[256];
    int length = snprintf(
        wanted, sizeof wanted, "%s%s%s%s%s", tree, *tree ? "/" : "", name, type && *type ? "." : "", type ? type : "");
    if (length < 0 || (size_t)length >= sizeof wanted) return;

    pthread_mutex_lock(&mutex);
    expand(0);
    const struct contents *contents = (const void *)(DATA + (DATA[0] | DATA[1] << 8));
    uint32_t low = 0, high = contents->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        // Names start with that of the package.
        const char *found = strchr((const char *)contents + contents->entries[middle].name, '/') + 1;
        int order = strcmp(wanted, found);
        if (order == 0) {
            expand(middle + 1);
            break;
        }
        if (order < 0) high = middle;
        else low = middle + 1;
    }
    pthread_mutex_unlock(&mutex);
}

void *__real_swift_udata_open(const char *path, const char *type, const char *name, int *error);
void *__real_swift_udata_openChoice(
    const char *path, const char *type, const char *name, void *is_acceptable, void *context, int *error);

void *__wrap_swift_udata_open(const char *path, const char *type, const char *name, int *error) {
    expand_named(path, type, name);
    return __real_swift_udata_open(path, type, name, error);
}

void *__wrap_swift_udata_openChoice(
    const char *path, const char *type, const char *name, void *is_acceptable, void *context, int *error) {
    expand_named(path, type, name);
    return __real_swift_udata_openChoice(path, type, name, is_acceptable, context, error);
}
