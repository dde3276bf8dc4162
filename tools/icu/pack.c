// Compresses ICU's data, item by item, for `unpack.c` to expand where an item is first opened: `pack FROM TO`. Leaves out the
// converters of other encodings than Unicode's, which no console reads.
#include "packed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

struct bytes {
    unsigned char *start;
    size_t size;
};

static void fail(const char *what, const char *name) {
    fprintf(stderr, "pack: %s %s\n", what, name);
    exit(1);
}

static void *room(size_t size) {
    void *memory = calloc(1, size);
    if (memory == NULL) fail("no memory for", "the data");
    return memory;
}

static struct bytes contents_of(const char *path) {
    FILE *file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) fail("can't read", path);
    struct bytes read = {.size = (size_t)ftell(file)};
    read.start = room(read.size);
    rewind(file);
    if (fread(read.start, 1, read.size, file) != read.size) fail("can't read", path);
    fclose(file);
    return read;
}

static int is_wanted(const char *name) {
    const char *type = strrchr(name, '.');
    return type == NULL || strcmp(type, ".cnv") != 0;
}

// The same data with the items that are wanted. `kept` gets their number.
static struct bytes wanted_items(struct bytes data, size_t header, uint32_t *kept) {
    const struct contents *from = (const void *)(data.start + header);
    struct bytes image = {.start = room(data.size), .size = header + sizeof *from};
    memcpy(image.start, data.start, header);
    struct contents *to = (void *)(image.start + header);
    uint32_t *indexes = room(from->count * sizeof *indexes);
    for (uint32_t i = 0; i < from->count; i++) {
        if (is_wanted((const char *)from + from->entries[i].name)) indexes[to->count++] = i;
    }
    image.size += to->count * sizeof *to->entries;
    for (uint32_t i = 0; i < to->count; i++) {
        const char *name = (const char *)from + from->entries[indexes[i]].name;
        to->entries[i].name = (uint32_t)(image.size - header);
        memcpy(image.start + image.size, name, strlen(name) + 1);
        image.size += strlen(name) + 1;
    }
    for (uint32_t i = 0; i < to->count; i++) {
        uint32_t start = from->entries[indexes[i]].data;
        uint32_t end =
            indexes[i] + 1 < from->count ? from->entries[indexes[i] + 1].data : (uint32_t)(data.size - header);
        image.size = (image.size + 15) & ~(size_t)15;
        to->entries[i].data = (uint32_t)(image.size - header);
        memcpy(image.start + image.size, data.start + header + start, end - start);
        image.size += end - start;
    }
    *kept = to->count;
    free(indexes);
    return image;
}

// The pieces of the data, not yet compressed: the table of contents, then its items.
static struct packed_piece *pieces_of(struct bytes image, size_t header, uint32_t count) {
    const struct contents *contents = (const void *)(image.start + header);
    struct packed_piece *pieces = room(count * sizeof *pieces);
    for (uint32_t i = 1; i < count; i++) pieces[i].offset = (uint32_t)header + contents->entries[i - 1].data;
    for (uint32_t i = 0; i < count; i++) {
        pieces[i].size = (i + 1 < count ? pieces[i + 1].offset : (uint32_t)image.size) - pieces[i].offset;
    }
    return pieces;
}

static struct bytes compressed(struct bytes image, struct packed_piece *pieces, uint32_t count) {
    struct bytes packed = {.start = room(compressBound(image.size) + count * compressBound(0))};
    for (uint32_t i = 0; i < count; i++) {
        uLongf size = compressBound(pieces[i].size);
        if (compress2(packed.start + packed.size, &size, image.start + pieces[i].offset, pieces[i].size, 9) != Z_OK)
            fail("can't compress", "the data");
        pieces[i].packed_offset = (uint32_t)packed.size;
        pieces[i].packed_size = (uint32_t)size;
        packed.size += size;
    }
    return packed;
}

int main(int count, char **arguments) {
    if (count != 3) fail("usage:", "pack FROM TO");
    struct bytes data = contents_of(arguments[1]);
    // ICU's header: its size, then two bytes that tell what it is.
    if (data.size < 4 || data.start[2] != 0xDA || data.start[3] != 0x27) fail("no data of ICU:", arguments[1]);
    size_t header = data.start[0] | data.start[1] << 8;
    struct packed_header result = {0};
    struct bytes image = wanted_items(data, header, &result.count);
    result.count += 1;
    result.size = (uint32_t)image.size;
    struct packed_piece *pieces = pieces_of(image, header, result.count);
    struct bytes packed = compressed(image, pieces, result.count);

    FILE *file = fopen(arguments[2], "wb");
    if (file == NULL) fail("can't write", arguments[2]);
    fwrite(&result, sizeof result, 1, file);
    fwrite(pieces, sizeof *pieces, result.count, file);
    fwrite(packed.start, 1, packed.size, file);
    if (ferror(file) || fclose(file) != 0) fail("can't write", arguments[2]);
    printf("%u\n", result.size);
    return 0;
}
