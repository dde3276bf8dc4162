// The symbols of Lua for C modules. Such a module names none of the libraries that it needs: it takes `lua_gettop` from
// the program that loads it. A program that is linked statically has no symbols for others, so that it gives them by a
// shared library that it writes into memory, which has nothing but a table of symbols with the addresses of the
// program's own functions.
#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// clang-format off
#if LUA_VERSION_RELEASE_NUM >= 50403
#define NEWER_FUNCTIONS(F) F(lua_closeslot)
#else
#define NEWER_FUNCTIONS(F)
#endif
#define ALL_FUNCTIONS(F) \
    F(luaL_addgsub) F(luaL_addlstring) F(luaL_addstring) F(luaL_addvalue) F(luaL_argerror) F(luaL_buffinit) \
    F(luaL_buffinitsize) F(luaL_callmeta) F(luaL_checkany) F(luaL_checkinteger) F(luaL_checklstring) \
    F(luaL_checknumber) F(luaL_checkoption) F(luaL_checkstack) F(luaL_checktype) F(luaL_checkudata) \
    F(luaL_checkversion_) F(luaL_error) F(luaL_execresult) F(luaL_fileresult) F(luaL_getmetafield) \
    F(luaL_getsubtable) F(luaL_gsub) F(luaL_len) F(luaL_loadbufferx) F(luaL_loadfilex) F(luaL_loadstring) \
    F(luaL_newmetatable) F(luaL_newstate) F(luaL_openlibs) F(luaL_optinteger) F(luaL_optlstring) F(luaL_optnumber) \
    F(luaL_prepbuffsize) F(luaL_pushresult) F(luaL_pushresultsize) F(luaL_ref) F(luaL_requiref) F(luaL_setfuncs) \
    F(luaL_setmetatable) F(luaL_testudata) F(luaL_tolstring) F(luaL_traceback) F(luaL_typeerror) F(luaL_unref) \
    F(luaL_where) F(lua_absindex) F(lua_arith) F(lua_atpanic) F(lua_callk) F(lua_checkstack) F(lua_close) \
    F(lua_compare) F(lua_concat) F(lua_copy) F(lua_createtable) F(lua_dump) F(lua_error) F(lua_gc) F(lua_getallocf) \
    F(lua_getfield) F(lua_getglobal) F(lua_gethook) F(lua_gethookcount) F(lua_gethookmask) F(lua_geti) \
    F(lua_getinfo) F(lua_getiuservalue) F(lua_getlocal) F(lua_getmetatable) F(lua_getstack) F(lua_gettable) \
    F(lua_gettop) F(lua_getupvalue) F(lua_iscfunction) F(lua_isinteger) F(lua_isnumber) F(lua_isstring) \
    F(lua_isuserdata) F(lua_isyieldable) F(lua_len) F(lua_load) F(lua_newstate) F(lua_newthread) \
    F(lua_newuserdatauv) F(lua_next) F(lua_pcallk) F(lua_pushboolean) F(lua_pushcclosure) F(lua_pushfstring) \
    F(lua_pushinteger) F(lua_pushlightuserdata) F(lua_pushlstring) F(lua_pushnil) F(lua_pushnumber) \
    F(lua_pushstring) F(lua_pushthread) F(lua_pushvalue) F(lua_pushvfstring) F(lua_rawequal) F(lua_rawget) \
    F(lua_rawgeti) F(lua_rawgetp) F(lua_rawlen) F(lua_rawset) F(lua_rawseti) F(lua_rawsetp) F(lua_resetthread) F(lua_resume) \
    F(lua_rotate) F(lua_setallocf) F(lua_setfield) F(lua_setglobal) F(lua_sethook) F(lua_seti) \
    F(lua_setiuservalue) F(lua_setlocal) F(lua_setmetatable) F(lua_settable) F(lua_settop) F(lua_setupvalue) \
    F(lua_setwarnf) F(lua_status) F(lua_stringtonumber) F(lua_toboolean) F(lua_tocfunction) F(lua_toclose) \
    F(lua_tointegerx) F(lua_tolstring) F(lua_tonumberx) F(lua_topointer) F(lua_tothread) F(lua_touserdata) \
    F(lua_type) F(lua_typename) F(lua_upvalueid) F(lua_upvaluejoin) F(lua_version) F(lua_warning) F(lua_xmove) \
    F(lua_yieldk) NEWER_FUNCTIONS(F)
// clang-format on

typedef void (*any_function)(void);

typedef struct exported {
    const char *name;
    any_function function;
} exported;

#define AN_EXPORT(name) {#name, (any_function)(name)},
static const exported exports[] = {ALL_FUNCTIONS(AN_EXPORT)};

enum {
    export_count = sizeof exports / sizeof *exports,
    /// The first symbol of a table means none.
    symbol_count = export_count + 1,
    segment_count = 3,
    entry_count = 6,
};

/// A shared library of symbols. The strings follow.
typedef struct image {
    ElfW(Ehdr) header;
    ElfW(Phdr) segments[segment_count];
    ElfW(Dyn) dynamic[entry_count];
    ElfW(Sym) symbols[symbol_count];
    struct {
        Elf32_Word buckets, chains, bucket, chain[symbol_count];
    } hash;
    char strings[];
} image;

/// Describes the machine and the byte order of this program; false for one that isn't known here.
static bool describe_machine(ElfW(Ehdr) * header) {
#if defined(__x86_64__)
    header->e_machine = EM_X86_64;
#elif defined(__aarch64__)
    header->e_machine = EM_AARCH64;
#else
    return false;
#endif
    memcpy(header->e_ident, ELFMAG, SELFMAG);
    header->e_ident[EI_CLASS] = ELFCLASS64;
    header->e_ident[EI_DATA] = ELFDATA2LSB;
    header->e_ident[EI_VERSION] = EV_CURRENT;
    return true;
}

static void describe_segments(image *made, size_t size) {
    const size_t dynamic = offsetof(image, dynamic);
    made->segments[0] =
        (ElfW(Phdr)){.p_type = PT_LOAD, .p_flags = PF_R | PF_W, .p_filesz = size, .p_memsz = size, .p_align = 1 << 16};
    made->segments[1] = (ElfW(Phdr)){
        .p_type = PT_DYNAMIC,
        .p_flags = PF_R | PF_W,
        .p_offset = dynamic,
        .p_vaddr = dynamic,
        .p_paddr = dynamic,
        .p_filesz = sizeof made->dynamic,
        .p_memsz = sizeof made->dynamic,
        .p_align = sizeof(ElfW(Addr))};
    // Without it, the stack of the process would become executable.
    made->segments[2] = (ElfW(Phdr)){.p_type = PT_GNU_STACK, .p_flags = PF_R | PF_W, .p_align = 16};
}

static image *make_image(size_t *size) {
    size_t length = 1;
    for (int index = 0; index < export_count; index += 1) length += strlen(exports[index].name) + 1;
    *size = sizeof(image) + length;
    image *made = calloc(1, *size);
    if (made == NULL || !describe_machine(&made->header)) {
        free(made);
        return NULL;
    }
    made->header.e_type = ET_DYN;
    made->header.e_version = EV_CURRENT;
    made->header.e_phoff = offsetof(image, segments);
    made->header.e_ehsize = sizeof made->header;
    made->header.e_phentsize = sizeof *made->segments;
    made->header.e_phnum = segment_count;
    describe_segments(made, *size);
    const ElfW(Dyn) dynamic[entry_count] = {{DT_HASH, {offsetof(image, hash)}}, {DT_SYMTAB, {offsetof(image, symbols)}},
                                            {DT_STRTAB, {sizeof(image)}},       {DT_STRSZ, {length}},
                                            {DT_SYMENT, {sizeof(ElfW(Sym))}},   {DT_NULL, {0}}};
    memcpy(made->dynamic, dynamic, sizeof dynamic);
    // One chain of all symbols: a module has some dozens, which are looked up once.
    made->hash.buckets = 1;
    made->hash.chains = symbol_count;
    made->hash.bucket = 1;
    size_t position = 1;
    for (int index = 0; index < export_count; index += 1) {
        made->symbols[index + 1] = (ElfW(Sym)){
            .st_name = (Elf32_Word)position,
            .st_info = ELF64_ST_INFO(STB_GLOBAL, STT_FUNC),
            // The address is what it is, wherever the library is.
            .st_shndx = SHN_ABS,
            .st_value = (ElfW(Addr))exports[index].function,
            .st_size = 1};
        made->hash.chain[index + 1] = index + 1 < export_count ? (Elf32_Word)index + 2 : 0;
        const size_t bytes = strlen(exports[index].name) + 1;
        memcpy((char *)made + sizeof(image) + position, exports[index].name, bytes);
        position += bytes;
    }
    return made;
}

void *vs_open_exports(void) {
    size_t size = 0;
    image *made = make_image(&size);
    if (made == NULL) return NULL;
    void *library = NULL;
    const int file = memfd_create("lua", MFD_CLOEXEC);
    if (file >= 0 && write(file, made, size) == (ssize_t)size) {
        char path[32];
        snprintf(path, sizeof path, "/proc/self/fd/%d", file);
        library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    }
    if (file >= 0) close(file);
    free(made);
    return library;
}

/// Opens the library once, if the program's own symbols can't be seen.
static void provide_symbols(void) {
    static bool is_done = false;
    if (is_done) return;
    is_done = true;
    if (dlsym(RTLD_DEFAULT, "lua_gettop") == NULL) vs_open_exports();
}

/// A function of Lua's that loads C modules. Upvalue 1: Lua's own.
static int load_with_symbols(lua_State *L) {
    provide_symbols();
    return vs_call_original(L);
}

static int provide_exports(lua_State *L) {
    vs_request(L);
    if (!vs_push_library(L, "package")) return 0;
    lua_getfield(L, -1, "loadlib");
    lua_pushcclosure(L, load_with_symbols, 1);
    lua_setfield(L, -2, "loadlib");
    if (lua_getfield(L, -1, "searchers") != LUA_TTABLE) return 0;
    for (int index = 3; index <= 4; index += 1) {
        lua_rawgeti(L, -1, index);
        lua_pushcclosure(L, load_with_symbols, 1);
        lua_rawseti(L, -2, index);
    }
    return 0;
}

int vs_provide_exports(vs_state *state) { return vs_protect(state, provide_exports, NULL, 0, 0, false); }
