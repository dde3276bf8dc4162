// The images of this program: the program itself and the shared libraries that it has loaded, as far as they have code of
// Swift's.
#ifndef VIEWSPEC_IMAGES_H
#define VIEWSPEC_IMAGES_H

#include <stdint.h>

/// Calls `visit` with the records of the conformances in each image: offsets, each relative to its own address.
void md_each_image(void (*visit)(const int32_t *first, const int32_t *end, void *context), void *context);

#endif
