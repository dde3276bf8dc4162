// Names for addresses. dladdr knows only what is exported, which of a program is little; its file has the rest, and so has that
// of a library.
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

struct sw_image {
    uintptr_t base;    // what its addresses in memory have more than those in its file
    const char *file;  // in memory, for the life of the process; NULL if it can't be read
    size_t size;
    sw_image *next;
};

static sw_image *images;  // those that were asked for

// MARK: - Files

static bool has(const sw_image *image, size_t offset, size_t size) {
    return offset <= image->size && size <= image->size - offset;
}

static const ElfW(Ehdr) * header_of(const sw_image *image) {
    return image->file != NULL && image->size >= sizeof(ElfW(Ehdr)) ? (const void *)image->file : NULL;
}

// Whether bytes of the file are in memory at all.
static bool is_in_memory(const ElfW(Phdr) * parts, int count, const ElfW(Phdr) * part) {
    for (int index = 0; index < count; index++) {
        const ElfW(Phdr) *loaded = &parts[index];
        if (loaded->p_type != PT_LOAD || part->p_vaddr < loaded->p_vaddr) continue;
        if (part->p_vaddr - loaded->p_vaddr + part->p_filesz <= loaded->p_filesz) return true;
    }
    return false;
}

// Whether the file of a library is the one that was loaded, and not another one that has its name by now: what was loaded is
// compared with it as far as it says who it is.
static bool is_loaded(const sw_image *image) {
    const ElfW(Ehdr) *header = header_of(image);
    if (header == NULL || !has(image, header->e_phoff, header->e_phnum * sizeof(ElfW(Phdr)))) return false;
    const ElfW(Phdr) *parts = (const void *)(image->file + header->e_phoff);
    for (int index = 0; index < header->e_phnum; index++) {
        const ElfW(Phdr) *part = &parts[index];
        if (part->p_type != PT_NOTE && part->p_type != PT_GNU_EH_FRAME) continue;
        if (!is_in_memory(parts, header->e_phnum, part)) continue;
        if (!has(image, part->p_offset, part->p_filesz)) return false;
        const void *loaded = (const void *)(image->base + part->p_vaddr);
        if (memcmp(loaded, image->file + part->p_offset, part->p_filesz) != 0) return false;
    }
    return true;
}

static void map(sw_image *image, const char *path, bool is_program) {
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (descriptor < 0) return;
    if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)) {
        void *memory = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (memory != MAP_FAILED) {
            image->file = memory;
            image->size = (size_t)status.st_size;
            if (!is_program && !is_loaded(image)) image->file = NULL;
        }
    }
    close(descriptor);
}

// The image that was loaded at a base, from a path; empty for the program itself.
static const sw_image *image_at(uintptr_t base, const char *path) {
    for (sw_image *image = images; image != NULL; image = image->next)
        if (image->base == base) return image;
    sw_image *image = calloc(1, sizeof *image);
    if (image == NULL) return NULL;
    image->base = base;
    bool is_program = path == NULL || path[0] == '\0';
    map(image, is_program ? "/proc/self/exe" : path, is_program);
    image->next = images;
    images = image;
    return image;
}

// The image that an address lies in, and what the dynamic linker knows of the address. Linked statically, the program lies
// where its file says.
static const sw_image *image_of(uintptr_t address, Dl_info *info) {
    if (sw_is_static()) return image_at(0, "");
    struct link_map *found = NULL;
    if (dladdr1((void *)address, info, (void **)&found, RTLD_DL_LINKMAP) == 0 || found == NULL) return NULL;
    return image_at((uintptr_t)found->l_addr, found->l_name);
}

// MARK: - Sections

// The sections of an image, and how many there are: none where a tool has removed their headers.
static const ElfW(Shdr) * sections_of(const sw_image *image, size_t *count) {
    const ElfW(Ehdr) *header = header_of(image);
    *count = 0;
    if (header == NULL || header->e_shoff == 0) return NULL;
    if (!has(image, header->e_shoff, header->e_shnum * sizeof(ElfW(Shdr)))) return NULL;
    *count = header->e_shnum;
    return (const void *)(image->file + header->e_shoff);
}

sw_section sw_section_named(const sw_image *image, const char *name) {
    sw_section none = {NULL, 0};
    size_t count;
    const ElfW(Shdr) *sections = sections_of(image, &count);
    if (sections == NULL || header_of(image)->e_shstrndx >= count) return none;
    const ElfW(Shdr) *names = &sections[header_of(image)->e_shstrndx];
    if (!has(image, names->sh_offset, names->sh_size)) return none;
    for (size_t index = 0; index < count; index++) {
        const ElfW(Shdr) *section = &sections[index];
        if (section->sh_type == SHT_NOBITS || (section->sh_flags & SHF_COMPRESSED) != 0) continue;
        if (section->sh_name >= names->sh_size || !has(image, section->sh_offset, section->sh_size)) continue;
        size_t room = names->sh_size - section->sh_name;
        if (strncmp(image->file + names->sh_offset + section->sh_name, name, room) != 0) continue;
        return (sw_section){(const uint8_t *)image->file + section->sh_offset, section->sh_size};
    }
    return none;
}

// Calls `visit` for each function in the symbols of an image, until it returns true.
static void for_each_function(
    const sw_image *image, bool (*visit)(const ElfW(Sym) * function, const char *name, void *context), void *context) {
    size_t section_count;
    const ElfW(Shdr) *sections = sections_of(image, &section_count);
    for (size_t index = 0; index < section_count; index++) {
        const ElfW(Shdr) *section = &sections[index];
        if (section->sh_type != SHT_SYMTAB || section->sh_link >= section_count) continue;
        const ElfW(Shdr) *names = &sections[section->sh_link];
        if (!has(image, section->sh_offset, section->sh_size) || !has(image, names->sh_offset, names->sh_size))
            continue;
        const ElfW(Sym) *symbols = (const void *)(image->file + section->sh_offset);
        const char *texts = image->file + names->sh_offset;
        if (names->sh_size == 0 || texts[names->sh_size - 1] != '\0') continue;
        size_t count = section->sh_size / sizeof *symbols;
        for (size_t symbol = 0; symbol < count; symbol++) {
            const ElfW(Sym) *found = &symbols[symbol];
            if ((found->st_info & 0xF) != STT_FUNC || found->st_name >= names->sh_size) continue;
            if (visit(found, texts + found->st_name, context)) return;
        }
    }
}

typedef struct {
    uintptr_t address;
    const char *name;
} name_search;

static bool has_address(const ElfW(Sym) * function, const char *name, void *context) {
    name_search *search = context;
    if (search->address < function->st_value || search->address >= function->st_value + function->st_size) return false;
    search->name = name;
    return true;
}

// The name of the function that an address in the file lies in.
static const char *name_in(const sw_image *image, uintptr_t address) {
    name_search search = {address, NULL};
    for_each_function(image, has_address, &search);
    return search.name;
}

typedef struct {
    const char *part;
    const char *ending;
    uintptr_t base;  // of the image that is searched
    uintptr_t found;
    int count;
} function_search;

static bool is_named(const ElfW(Sym) * function, const char *name, void *context) {
    function_search *search = context;
    size_t length = strlen(name), ending = strlen(search->ending);
    if (length < ending || strcmp(name + length - ending, search->ending) != 0) return false;
    if (strstr(name, search->part) == NULL) return false;
    uintptr_t address = search->base + function->st_value;
    if (search->count == 0 || address != search->found) search->count++;
    search->found = address;
    return false;
}

static void search_image(uintptr_t base, const char *path, function_search *search) {
    const sw_image *image = image_at(base, path);
    if (image == NULL) return;
    search->base = base;
    for_each_function(image, is_named, search);
}

static int search_loaded(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    search_image((uintptr_t)info->dlpi_addr, info->dlpi_name, context);
    return 0;
}

// MARK: - For Swift

void sw_locate(sw_line *line) {
    Dl_info info = {0};
    line->image = image_of(line->address, &info);
    if (line->image != NULL) line->address -= line->image->base;
}

uintptr_t sw_function_named(const char *part, const char *ending) {
    function_search search = {part, ending, 0, 0, 0};
    if (sw_is_static()) search_image(0, "", &search);
    else dl_iterate_phdr(search_loaded, &search);
    return search.count == 1 ? search.found : 0;
}

bool sw_function_name(uintptr_t address, char *buffer, size_t size) {
    Dl_info info = {0};
    const sw_image *image = image_of(address, &info);
    const char *name = image != NULL ? name_in(image, address - image->base) : NULL;
    if (name == NULL) name = info.dli_sname;
    if (name == NULL) return false;
    char *readable = swift_demangle(name, strlen(name), NULL, NULL, 0);
    snprintf(buffer, size, "%s", readable != NULL ? readable : name);
    free(readable);
    return true;
}
