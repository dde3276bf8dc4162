#include "text.h"

#include <stdlib.h>
#include <string.h>

enum { replacement = 0xFFFD };

size_t text_length(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

wchar_t text_character(const unsigned char *bytes, size_t length) {
    if (length == 0) return replacement;
    if (length == 1) return (wchar_t)bytes[0];
    wchar_t value = bytes[0] & (0xFF >> (length + 1));
    for (size_t index = 1; index < length; index++) {
        if ((bytes[index] & 0xC0) != 0x80) return replacement;
        value = value << 6 | (bytes[index] & 0x3F);
    }
    return value;
}

wchar_t *text_widen(const char *text) {
    const unsigned char *bytes = (const unsigned char *)text;
    size_t left = strlen(text);
    wchar_t *wide = malloc((left + 1) * sizeof *wide), *end = wide;
    if (wide == NULL) return NULL;
    while (left > 0) {
        size_t length = text_length(*bytes);
        if (length > left) length = 0;
        *end++ = text_character(bytes, length);
        if (length == 0) length = 1;
        bytes += length;
        left -= length;
    }
    *end = 0;
    return wide;
}

char *text_narrow(const wchar_t *wide, size_t count) {
    char *text = malloc(count * 4 + 1), *end = text;
    if (text == NULL) return NULL;
    for (size_t index = 0; index < count; index++) {
        unsigned value = (unsigned)wide[index];
        if (value < 0x80) {
            *end++ = (char)value;
        } else if (value < 0x800) {
            *end++ = (char)(0xC0 | value >> 6);
            *end++ = (char)(0x80 | (value & 0x3F));
        } else if (value < 0x10000) {
            *end++ = (char)(0xE0 | value >> 12);
            *end++ = (char)(0x80 | (value >> 6 & 0x3F));
            *end++ = (char)(0x80 | (value & 0x3F));
        } else {
            *end++ = (char)(0xF0 | value >> 18);
            *end++ = (char)(0x80 | (value >> 12 & 0x3F));
            *end++ = (char)(0x80 | (value >> 6 & 0x3F));
            *end++ = (char)(0x80 | (value & 0x3F));
        }
    }
    *end = 0;
    return text;
}
