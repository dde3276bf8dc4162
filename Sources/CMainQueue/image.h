// Where the program and its libraries are in memory.
#ifndef VIEWSPEC_IMAGE_H
#define VIEWSPEC_IMAGE_H

#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The part of the program or a library that has an address; NULL if none has. dladdr says as much, but looks through all names
/// of a library, which takes half a millisecond of the start.
static inline const ElfW(Phdr) * part_with(const struct dl_phdr_info *image, uintptr_t address) {
    for (int index = 0; index < image->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &image->dlpi_phdr[index];
        uintptr_t start = image->dlpi_addr + part->p_vaddr;
        if (part->p_type == PT_LOAD && address >= start && address < start + part->p_memsz) return part;
    }
    return NULL;
}

#endif
