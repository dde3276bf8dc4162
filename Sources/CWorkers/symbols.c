// Names for addresses. dladdr knows only what is exported, which of a program is little; its file has the rest.
#define _GNU_SOURCE
#include "symbols.h"
#include "CWorkers.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// Of the Swift runtime: the readable form of a mangled name, to be freed; NULL if it is none.
extern char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

static const char *program;  // its file in memory; stays for the life of the process
static size_t program_size;

static void map_program(void) {
    if (program != NULL) return;
    int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (descriptor < 0) return;
    if (fstat(descriptor, &status) == 0) {
        void *memory = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (memory != MAP_FAILED) {
            program = memory;
            program_size = (size_t)status.st_size;
        }
    }
    close(descriptor);
}

static const ElfW(Ehdr) * program_header(void) {
    map_program();
    if (program_size < sizeof(ElfW(Ehdr))) return NULL;
    const ElfW(Ehdr) *header = (const void *)program;
    if (header->e_shoff == 0 || header->e_shoff + header->e_shnum * sizeof(ElfW(Shdr)) > program_size) return NULL;
    return header;
}

sw_section sw_section_named(const char *name) {
    sw_section none = {NULL, 0};
    const ElfW(Ehdr) *header = program_header();
    if (header == NULL || header->e_shstrndx >= header->e_shnum) return none;
    const ElfW(Shdr) *sections = (const void *)(program + header->e_shoff);
    const ElfW(Shdr) *names = &sections[header->e_shstrndx];
    if (names->sh_offset + names->sh_size > program_size) return none;
    for (int index = 0; index < header->e_shnum; index++) {
        const ElfW(Shdr) *section = &sections[index];
        if (section->sh_type == SHT_NOBITS || (section->sh_flags & SHF_COMPRESSED) != 0) continue;
        if (section->sh_name >= names->sh_size || section->sh_offset + section->sh_size > program_size) continue;
        if (strncmp(program + names->sh_offset + section->sh_name, name, names->sh_size - section->sh_name) != 0)
            continue;
        return (sw_section){(const uint8_t *)program + section->sh_offset, section->sh_size};
    }
    return none;
}

// The name of the function that an address, relative to the program's start, lies in.
static const char *name_in_program(uintptr_t address) {
    const ElfW(Ehdr) *header = program_header();
    if (header == NULL) return NULL;
    const ElfW(Shdr) *sections = (const void *)(program + header->e_shoff);
    for (int index = 0; index < header->e_shnum; index++) {
        if (sections[index].sh_type != SHT_SYMTAB) continue;
        const ElfW(Sym) *symbols = (const void *)(program + sections[index].sh_offset);
        const char *names = program + sections[sections[index].sh_link].sh_offset;
        size_t count = sections[index].sh_size / sizeof *symbols;
        for (size_t symbol = 0; symbol < count; symbol++) {
            const ElfW(Sym) *found = &symbols[symbol];
            bool is_function = (found->st_info & 0xF) == STT_FUNC;
            if (is_function && address >= found->st_value && address < found->st_value + found->st_size) {
                return names + found->st_name;
            }
        }
    }
    return NULL;
}

bool sw_address_in_program(uintptr_t *address) {
    Dl_info info = {0};
    struct link_map *map = NULL;
    // Linked statically, it lies where its file says.
    if (sw_is_static()) return true;
    if (dladdr1((void *)*address, &info, (void **)&map, RTLD_DL_LINKMAP) == 0 || map == NULL) return false;
    if (map->l_name != NULL && map->l_name[0] != 0) return false;
    *address -= (uintptr_t)map->l_addr;
    return true;
}

bool sw_function_name(uintptr_t address, char *buffer, size_t size) {
    const char *name = NULL;
    Dl_info info = {0};
    struct link_map *map = NULL;
    if (sw_is_static()) {
        // It lies where its file says.
        name = name_in_program(address);
    } else if (dladdr1((void *)address, &info, (void **)&map, RTLD_DL_LINKMAP) != 0 && map != NULL) {
        bool is_program = map->l_name == NULL || map->l_name[0] == '\0';
        if (is_program) name = name_in_program(address - (uintptr_t)map->l_addr);
        if (name == NULL) name = info.dli_sname;
    }
    if (name == NULL) return false;
    char *readable = swift_demangle(name, strlen(name), NULL, NULL, 0);
    snprintf(buffer, size, "%s", readable != NULL ? readable : name);
    free(readable);
    return true;
}
