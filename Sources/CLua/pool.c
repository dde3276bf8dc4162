// The memory of small blocks. A heap for everybody writes a header before each block and looks for what fits; Lua says the
// size when it frees a block, so that here a block needs no header, and one that was freed is taken again at once. Blocks lie
// close together in the order in which they were made, which the collector follows when it sweeps, and a process that is
// copied writes to fewer pages.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

enum { chunk_size = 32 << 10 };

/// Small blocks are cut from the memory after it.
struct vs_chunk {
    _Alignas(vs_pool_unit) struct vs_chunk *next;
};

static inline size_t units_for(size_t size) { return (size + vs_pool_unit - 1) / vs_pool_unit; }

static inline void keep(vs_pool *pool, void *block, size_t units) {
    *(void **)block = pool->unused[units];
    pool->unused[units] = block;
}

/// Cuts the first block from a new chunk. What is left of the one before is less than that, and is kept for a smaller block.
static void *cut_from_new_chunk(vs_pool *pool, size_t units) {
    struct vs_chunk *chunk = malloc(chunk_size);
    if (chunk == NULL) return NULL;
    if (pool->rest < pool->end) keep(pool, pool->rest, units_for((size_t)(pool->end - pool->rest)));
    chunk->next = pool->chunks;
    pool->chunks = chunk;
    char *block = (char *)(chunk + 1);
    pool->rest = block + units * vs_pool_unit;
    pool->end = (char *)chunk + chunk_size;
    return block;
}

static inline void *take(vs_pool *pool, size_t size) {
    if (size > vs_pool_largest) return malloc(size);
    size_t units = units_for(size);
    void *block = pool->unused[units];
    if (block != NULL) {
        pool->unused[units] = *(void **)block;
        return block;
    }
    if ((size_t)(pool->end - pool->rest) < units * vs_pool_unit) return cut_from_new_chunk(pool, units);
    block = pool->rest;
    pool->rest += units * vs_pool_unit;
    return block;
}

void vs_pool_free(vs_pool *pool, void *block, size_t size) {
    if (block == NULL) return;
    if (size > vs_pool_largest) {
        free(block);
    } else {
        keep(pool, block, units_for(size));
    }
}

void *vs_pool_resize(vs_pool *pool, void *block, size_t size, size_t new_size) {
    if (block == NULL) return take(pool, new_size);
    if (size > vs_pool_largest && new_size > vs_pool_largest) return realloc(block, new_size);
    if (size <= vs_pool_largest && units_for(size) == units_for(new_size)) return block;
    void *result = take(pool, new_size);
    if (result == NULL) return NULL;
    memcpy(result, block, size < new_size ? size : new_size);
    vs_pool_free(pool, block, size);
    return result;
}

void vs_pool_close(vs_pool *pool) {
    while (pool->chunks != NULL) {
        struct vs_chunk *next = pool->chunks->next;
        free(pool->chunks);
        pool->chunks = next;
    }
    *pool = (vs_pool){0};
}
