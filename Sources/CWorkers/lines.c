// Lines for addresses: the part of DWARF (versions 2 to 5) that a debug build has in .debug_line.
//
// Swift's module Runtime (SE-0419) reads lines as well, but only for a backtrace that it has captured in its own process. These
// addresses come from a handler of a signal in another one, which may allocate nothing; the initializer that takes addresses isn't
// public in 6.3, and the library would be loaded with every console.
#include "CWorkers.h"
#include "symbols.h"

#include <stdio.h>
#include <string.h>

// Bytes that are read in order. Past the end there are zeros, and `failed` is set.
typedef struct {
    const uint8_t *next, *end;
    bool failed;
} reader;

static uint64_t number(reader *from, size_t size) {
    uint64_t result = 0;
    if (from->failed || (size_t)(from->end - from->next) < size) {
        from->failed = true;
        return 0;
    }
    memcpy(&result, from->next, size);  // little-endian, as the processors that this runs on
    from->next += size;
    return result;
}

static void skip(reader *from, uint64_t size) {
    if ((uint64_t)(from->end - from->next) < size) {
        from->failed = true;
    } else {
        from->next += size;
    }
}

static uint64_t leb(reader *from, bool is_signed) {
    uint64_t result = 0;
    for (unsigned shift = 0; !from->failed; shift += 7) {
        uint8_t byte = (uint8_t)number(from, 1);
        if (shift < 64) result |= (uint64_t)(byte & 0x7F) << shift;
        if (byte & 0x80) continue;
        if (is_signed && (byte & 0x40) && shift + 7 < 64) result |= ~(uint64_t)0 << (shift + 7);
        break;
    }
    return result;
}

static const char *string(reader *from) {
    const char *text = (const char *)from->next;
    const uint8_t *zero = from->failed ? NULL : memchr(from->next, 0, (size_t)(from->end - from->next));
    if (zero == NULL) {
        from->failed = true;
        return "";
    }
    from->next = zero + 1;
    return text;
}

static const char *string_at(sw_section section, uint64_t offset) {
    if (offset >= section.size) return "";
    reader from = {section.start + offset, section.start + section.size, false};
    return string(&from);
}

// The tables of a unit's header, where they begin.
typedef struct {
    const sw_image *image;
    int version;
    size_t offset_size;
    reader tables;
} unit;

enum { content_path = 1, content_directory = 2 };
enum {
    form_block2 = 0x03,
    form_block4 = 0x04,
    form_data2 = 0x05,
    form_data4 = 0x06,
    form_data8 = 0x07,
    form_string = 0x08,
    form_block = 0x09,
    form_block1 = 0x0A,
    form_data1 = 0x0B,
    form_strp = 0x0E,
    form_udata = 0x0F,
    form_data16 = 0x1E,
    form_line_strp = 0x1F
};

// An attribute of an entry in a table of version 5: as a text, or else as a number.
static uint64_t attribute(reader *from, const unit *in, uint64_t form, const char **text) {
    switch (form) {
    case form_string: *text = string(from); return 0;
    case form_line_strp:
        *text = string_at(sw_section_named(in->image, ".debug_line_str"), number(from, in->offset_size));
        return 0;
    case form_strp:
        *text = string_at(sw_section_named(in->image, ".debug_str"), number(from, in->offset_size));
        return 0;
    case form_data1: return number(from, 1);
    case form_data2: return number(from, 2);
    case form_data4: return number(from, 4);
    case form_data8: return number(from, 8);
    case form_data16: skip(from, 16); return 0;
    case form_udata: return leb(from, false);
    case form_block: skip(from, leb(from, false)); return 0;
    case form_block1: skip(from, number(from, 1)); return 0;
    case form_block2: skip(from, number(from, 2)); return 0;
    case form_block4: skip(from, number(from, 4)); return 0;
    default: from->failed = true; return 0;
    }
}

// Reads a table of version 5 to its end. Gives the path and the directory of the entry that is asked for.
static void read_table(reader *from, const unit *in, uint64_t wanted, const char **path, uint64_t *directory) {
    uint64_t kinds[16], forms[16];
    size_t count = number(from, 1);
    if (count > 16) from->failed = true;
    for (size_t index = 0; index < count && !from->failed; index++) {
        kinds[index] = leb(from, false);
        forms[index] = leb(from, false);
    }
    uint64_t entries = leb(from, false);
    for (uint64_t entry = 0; entry < entries && !from->failed; entry++) {
        for (size_t index = 0; index < count; index++) {
            const char *text = "";
            uint64_t value = attribute(from, in, forms[index], &text);
            if (entry != wanted) continue;
            if (kinds[index] == content_path) *path = text;
            if (kinds[index] == content_directory) *directory = value;
        }
    }
}

// The path of a file of a unit, by its number.
static void file_path(const unit *of, uint64_t file, char *buffer, size_t size) {
    const char *name = "", *folder = "";
    uint64_t directory = 0, ignored = 0;
    reader tables = of->tables;
    if (of->version >= 5) {
        read_table(&tables, of, UINT64_MAX, &folder, &ignored);
        read_table(&tables, of, file, &name, &directory);
        tables = of->tables;
        read_table(&tables, of, directory, &folder, &ignored);
    } else {
        reader folders = tables;
        while (*string(&tables) != 0 && !tables.failed) {
        }
        for (uint64_t entry = 1; !tables.failed; entry++) {
            const char *found = string(&tables);
            uint64_t at = leb(&tables, false);
            leb(&tables, false);
            leb(&tables, false);
            if (*found == 0) break;
            if (entry != file) continue;
            name = found;
            directory = at;
            break;
        }
        // Directory 0 is that of the compilation, which isn't in the table.
        for (uint64_t entry = 1; entry <= directory && !folders.failed; entry++) folder = string(&folders);
        if (directory == 0) folder = "";
    }
    bool is_whole = name[0] == '/' || folder[0] == 0;
    snprintf(buffer, size, "%s%s%s", is_whole ? "" : folder, is_whole ? "" : "/", name);
}

// What the header of a unit says of its program.
typedef struct {
    uint64_t shortest, range, first_special;
    int64_t base;
    const uint8_t *lengths;
} encoding;

// A row of the table that a program makes.
typedef struct {
    uint64_t address, file, line;
} row;

// Gives the addresses from one row to the next the file and line of the first.
static void fill(const unit *of, row from, uint64_t end, sw_line *lines, int count) {
    for (int index = 0; index < count; index++) {
        sw_line *line = &lines[index];
        if (line->image != of->image || line->line > 0 || line->address < from.address || line->address >= end
            || from.line == 0)
            continue;
        line->line = (int)from.line;
        file_path(of, from.file, line->file, sizeof line->file);
    }
}

static void run_program(reader *program, const unit *of, const encoding *how, sw_line *lines, int count) {
    row now = {0, 1, 1}, last = {0};
    bool has_last = false, is_kept = false;
    while (program->next < program->end && !program->failed) {
        uint64_t code = number(program, 1);
        bool is_row = false, is_end = false;
        if (code >= how->first_special) {
            code -= how->first_special;
            now.address += code / how->range * how->shortest;
            now.line += (uint64_t)(how->base + (int64_t)(code % how->range));
            is_row = true;
        } else if (code == 0) {
            uint64_t size = leb(program, false);
            reader extended = {program->next, program->next, program->failed};
            skip(program, size);
            extended.end = program->next;
            switch (number(&extended, 1)) {
            case 1: is_row = is_end = true; break;
            case 2:
                now.address = number(&extended, sizeof(uintptr_t));
                // A function that the linker has left out begins at 0.
                is_kept = now.address != 0;
                break;
            default: break;
            }
        } else {
            switch (code) {
            case 1: is_row = true; break;
            case 2: now.address += leb(program, false) * how->shortest; break;
            case 3: now.line += leb(program, true); break;
            case 4: now.file = leb(program, false); break;
            case 8: now.address += (255 - how->first_special) / how->range * how->shortest; break;
            case 9: now.address += number(program, 2); break;
            default:
                for (uint8_t rest = how->lengths[code - 1]; rest > 0; rest--) leb(program, false);
            }
        }
        if (!is_row) continue;
        if (has_last && is_kept) fill(of, last, now.address, lines, count);
        last = now;
        has_last = !is_end;
        if (is_end) {
            now = (row){0, 1, 1};
            is_kept = false;
        }
    }
}

// Reads the next unit.
static void read_unit(reader *section, const sw_image *image, sw_line *lines, int count) {
    unit of = {.image = image, .offset_size = 4};
    uint64_t size = number(section, 4);
    if (size == 0xFFFFFFFF) {
        of.offset_size = 8;
        size = number(section, 8);
    }
    reader rest = {section->next, section->next, section->failed};
    skip(section, size);
    rest.end = section->next;
    of.version = (int)number(&rest, 2);
    if (section->failed || of.version < 2 || of.version > 5) return;
    if (of.version >= 5) skip(&rest, 2);
    uint64_t header = number(&rest, of.offset_size);
    reader program = rest;
    skip(&program, header);
    encoding how = {0};
    how.shortest = number(&rest, 1);
    if (of.version >= 4) skip(&rest, 1);
    skip(&rest, 1);
    how.base = (int8_t)number(&rest, 1);
    how.range = number(&rest, 1);
    how.first_special = number(&rest, 1);
    how.lengths = rest.next;
    if (how.first_special > 0) skip(&rest, how.first_special - 1);
    of.tables = rest;
    of.tables.end = program.next;
    if (rest.failed || program.failed || how.range == 0 || how.first_special == 0 || of.tables.next > of.tables.end)
        return;
    run_program(&program, &of, &how, lines, count);
}

static void read_image(const sw_image *image, sw_line *lines, int count) {
    sw_section section = sw_section_named(image, ".debug_line");
    reader from = {section.start, section.start + section.size, false};
    while (from.next < from.end && !from.failed) read_unit(&from, image, lines, count);
}

void sw_source_lines(sw_line *lines, int count) {
    for (int index = 0; index < count; index++) {
        bool is_read = lines[index].image == NULL;
        for (int before = 0; before < index && !is_read; before++) is_read = lines[before].image == lines[index].image;
        if (!is_read) read_image(lines[index].image, lines, count);
    }
}
