// Compiles Lua modules to Swift source with their bytecode, so that no program has to parse them as it starts:
// CompileLua OUTPUT FILE...
#include <lauxlib.h>
#include <lua.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Writes bytes as the scalars of a string literal, which is UTF-8: one byte is one scalar.
static int write_scalars(lua_State *L, const void *bytes, size_t count, void *output) {
    (void)L;
    for (const unsigned char *byte = bytes, *end = byte + count; byte < end; byte++) {
        int is_plain = *byte >= 0x20 && *byte < 0x7F && *byte != '"' && *byte != '\\';
        fprintf(output, is_plain ? "%c" : "\\u{%X}", *byte);
    }
    return 0;
}

static char *contents(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) return NULL;
    fseek(file, 0, SEEK_END);
    *length = (size_t)ftell(file);
    rewind(file);
    char *text = malloc(*length + 1);
    if (text != NULL) *length = fread(text, 1, *length, file);
    fclose(file);
    return text;
}

static int compile(lua_State *L, const char *path, FILE *output) {
    const char *slash = strrchr(path, '/');
    const char *file = slash != NULL ? slash + 1 : path;
    int length = (int)strcspn(file, ".");
    char name[256];
    // As the name of the module's text, which is in the positions of errors.
    snprintf(name, sizeof name, "=[viewspec %.*s]", length, file);
    size_t count = 0;
    char *text = contents(path, &count);
    if (text == NULL) {
        perror(path);
        return EXIT_FAILURE;
    }
    int status = luaL_loadbufferx(L, text, count, name, "t");
    free(text);
    if (status != LUA_OK) {
        fprintf(stderr, "%s: error: %s\n", path, lua_tostring(L, -1));
        return EXIT_FAILURE;
    }
    fprintf(output, "        case \"%.*s\": \"", length, file);
    lua_dump(L, write_scalars, output, 0);
    fprintf(output, "\"\n");
    lua_settop(L, 0);
    return EXIT_SUCCESS;
}

int main(int count, char **arguments) {
    if (count < 2) {
        fprintf(stderr, "usage: CompileLua OUTPUT FILE...\n");
        return EXIT_FAILURE;
    }
    lua_State *L = luaL_newstate();
    FILE *output = fopen(arguments[1], "wb");
    if (L == NULL || output == NULL) {
        perror(arguments[1]);
        return EXIT_FAILURE;
    }
    fprintf(output, "/// The bytecode of Lua modules by the names of their files, without folder and extension.\n");
    fprintf(output, "enum CompiledLua {\n");
    fprintf(output, "    /// The bytecode, each byte as a scalar; nil where there is no such module.\n");
    fprintf(output, "    static func scalars(of name: String) -> StaticString? {\n        switch name {\n");
    int status = EXIT_SUCCESS;
    for (int index = 2; index < count && status == EXIT_SUCCESS; index++) {
        status = compile(L, arguments[index], output);
    }
    fprintf(output, "        default: nil\n        }\n    }\n}\n");
    if (fclose(output) != 0) status = EXIT_FAILURE;
    lua_close(L);
    return status;
}
