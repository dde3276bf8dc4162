#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CMainQueue.h"
#include "image.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

// Swift draws the seed of its hashes as the process starts, unless SWIFT_DETERMINISTIC_HASHING is in the environment. Starting the
// program again with that would take as long again as its libraries take to load, some 20 ms of a debug build. So this does what the
// variable does, before anything has been hashed: a set that was filled by another seed wouldn't find its elements.

// Of the standard library.
extern struct {
    uint64_t seed0, seed1;
    bool deterministic;
} _swift_stdlib_Hashing_parameters __attribute__((weak));

// The seed that VIEWSPEC_HASH_SEED in the environment asks for; 0 without it.
static uint64_t seed_of_run(void) {
    const char *text = getenv("VIEWSPEC_HASH_SEED");
    if (text == NULL) return 0;
    char *end = NULL;
    errno = 0;
    unsigned long long seed = strtoull(text, &end, 10);
    if (*text < '0' || *text > '9' || *end != '\0' || errno != 0) {
        fputs("VIEWSPEC_HASH_SEED isn't a whole number from 0: sets keep their usual order\n", stderr);
        return 0;
    }
    return seed;
}

static void use_one_seed(void) {
    if (&_swift_stdlib_Hashing_parameters == NULL) return;
    _swift_stdlib_Hashing_parameters.seed0 = seed_of_run();
    _swift_stdlib_Hashing_parameters.seed1 = 0;
    _swift_stdlib_Hashing_parameters.deterministic = true;
}

static bool has(const struct dl_phdr_info *image, const void *place) {
    return part_with(image, (uintptr_t)place) != NULL;
}

// The first image that is listed is the program.
static int is_in_first(struct dl_phdr_info *image, size_t size, void *result) {
    (void)size;
    *(bool *)result = has(image, (const void *)is_in_first);
    return 1;
}

static int is_with_library(struct dl_phdr_info *image, size_t size, void *result) {
    (void)size;
    if (!has(image, (const void *)is_with_library)) return 0;
    *(bool *)result = has(image, &_swift_stdlib_Hashing_parameters);
    return 1;
}

// Whether the standard library is linked into the program, as this is.
static bool is_static(void) {
    bool result = false;
    dl_iterate_phdr(is_with_library, &result);
    return result;
}

// A library that is loaded while the program runs comes too late. One that it is linked with is in the scope of the program.
static bool is_of_program(void) {
    bool is_in_program = false;
    dl_iterate_phdr(is_in_first, &is_in_program);
    if (is_in_program) return true;
    void *program = dlopen(NULL, RTLD_LAZY);
    if (program == NULL) return false;
    bool is_linked = dlsym(program, "cmq_hash_alike") == (void *)cmq_hash_alike;
    dlclose(program);
    return is_linked;
}

// Before all others of the program or the library, and after the standard library's own. Where that is linked into the program,
// it comes later and finds the arguments of the program by the place of the environment, which must not change before.
__attribute__((constructor(101))) static void hash_alike(void) {
    if (is_static() || !is_of_program() || getenv("SWIFT_DETERMINISTIC_HASHING") != NULL) return;
    setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1);
    use_one_seed();
}

void cmq_hash_alike(void) {
    if (is_static()) use_one_seed();
}
