// Names for addresses. dladdr knows only what is exported, which of a program is little; its file has the rest.
#define _GNU_SOURCE
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

// The name of the function that an address, relative to the program's start, lies in.
static const char *name_in_program(uintptr_t address) {
    map_program();
    if (program_size < sizeof(ElfW(Ehdr))) return NULL;
    const ElfW(Ehdr) *header = (const void *)program;
    if (header->e_shoff == 0 || header->e_shoff + header->e_shnum * sizeof(ElfW(Shdr)) > program_size) return NULL;
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
