// The files of this program and of its libraries in memory, for the names and lines of addresses.
#ifndef VIEWSPEC_SYMBOLS_H
#define VIEWSPEC_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The file of the program, or of a library that it has loaded.
typedef struct sw_image sw_image;

/// A part of a file; empty where there is none of its name.
typedef struct {
    const uint8_t *start;
    size_t size;
} sw_section;

sw_section sw_section_named(const sw_image *image, const char *name);

#endif
