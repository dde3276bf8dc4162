#ifndef C_IMAGE_FILES_H
#define C_IMAGE_FILES_H

#include <stdbool.h>
#include <stdint.h>

/// Reads the size in pixels of a PNG or JPEG file. False where the bytes are neither.
bool cif_size(const uint8_t *bytes, int count, int *width, int *height);

/// Reads the pixels of a PNG or JPEG file of that size: red, green, blue and opacity of each, a byte each, by which the
/// colors aren't multiplied, in rows from the top. False where the file is damaged.
bool cif_pixels(const uint8_t *bytes, int count, int width, int height, uint8_t *pixels);

#endif
