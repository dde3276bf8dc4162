// What `pack.c` writes and `unpack.c` reads: ICU's data with each of its items compressed.
#ifndef VIEWSPEC_ICU_PACKED_H
#define VIEWSPEC_ICU_PACKED_H

#include <stdint.h>

// The start of the packed data. The pieces follow: first the table of contents, then the items in the order of the table.
// Their compressed bytes come last.
struct packed_header {
    uint32_t size;   // of all data, expanded
    uint32_t count;  // of the pieces
};

// One piece of the data. Offsets into the expanded data are from its start, those into the compressed bytes from theirs.
struct packed_piece {
    uint32_t offset;
    uint32_t size;
    uint32_t packed_offset;
    uint32_t packed_size;
};

// ICU's table of contents, which follows the header of its data. Offsets are from the start of the table, names are sorted.
struct contents_entry {
    uint32_t name;
    uint32_t data;
};

struct contents {
    uint32_t count;
    struct contents_entry entries[];
};

#endif
