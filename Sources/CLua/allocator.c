// The allocator: the memory in use, its limit, and failures on request.
#include "internal.h"

void *vs_allocate(void *data, void *block, size_t old_size, size_t new_size) {
    vs_memory *memory = data;
    if (block == NULL) old_size = 0;  // it tells the kind of object then
    if (new_size == 0) {
        vs_pool_free(&memory->pool, block, old_size);
        memory->used -= old_size;
        return NULL;
    }
    if (new_size > old_size) {
        memory->count += 1;
        if (memory->fail_from != 0 && memory->count >= memory->fail_from && memory->count < memory->fail_until) {
            return NULL;
        }
        if (memory->limit != 0 && memory->used + (new_size - old_size) > memory->limit) return NULL;
    }
    void *result = vs_pool_resize(&memory->pool, block, old_size, new_size);
    if (result == NULL) {
        if (new_size > old_size) return NULL;
        // Lua takes it for granted that a block can always shrink. One that is larger than it says does no harm.
        result = block;
    }
    memory->used = memory->used - old_size + new_size;
    if (memory->used > memory->peak) memory->peak = memory->used;
    return result;
}

size_t vs_memory_used(vs_state *state) { return state->memory.used; }
size_t vs_memory_peak(vs_state *state) { return state->memory.peak; }
size_t vs_memory_limit(vs_state *state) { return state->memory.limit; }
void vs_set_memory_limit(vs_state *state, size_t limit) { state->memory.limit = limit; }
int64_t vs_allocation_count(vs_state *state) { return state->memory.count; }

void vs_fail_allocations(vs_state *state, int64_t at, int64_t times) {
    vs_memory *memory = &state->memory;
    memory->fail_from = at <= 0 ? 0 : memory->count + at;
    memory->fail_until = times > INT64_MAX - memory->fail_from ? INT64_MAX : memory->fail_from + times;
}
