// The file of this program in memory, for the names and lines of addresses.
#ifndef VIEWSPEC_SYMBOLS_H
#define VIEWSPEC_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A part of the file; empty where there is none of its name.
typedef struct {
    const uint8_t *start;
    size_t size;
} sw_section;

sw_section sw_section_named(const char *name);

#endif
