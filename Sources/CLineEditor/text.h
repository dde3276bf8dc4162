// UTF-8 and wide characters, which are code points here.
#ifndef VIEWSPEC_TEXT_H
#define VIEWSPEC_TEXT_H

#include <stddef.h>
#include <wchar.h>

/// The wide characters of a text, or the text of `count` of them; to be freed, NULL if memory runs out.
wchar_t *text_widen(const char *text);
char *text_narrow(const wchar_t *wide, size_t count);
/// The number of bytes of a character from its first byte; 0 for a byte that begins none.
size_t text_length(unsigned char first);
/// The character in this number of bytes.
wchar_t text_character(const unsigned char *bytes, size_t length);

#endif
