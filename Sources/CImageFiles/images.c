#include "CImageFiles.h"

#include <string.h>

#if !__has_include(<stb/stb_image.h>)
#error "stb_image.h is missing: apt-get install libstb-dev"
#endif

// The vector instructions of a machine are left unused, so that each has the same pixels.
#define STBI_NO_SIMD
#define STBI_NO_STDIO
#define STBI_NO_LINEAR
#define STBI_NO_HDR
#define STBI_NO_FAILURE_STRINGS
#define STBI_ONLY_JPEG
#define STBI_ONLY_PNG
#define STBI_MAX_DIMENSIONS 16384
#define STB_IMAGE_STATIC
#define STB_IMAGE_IMPLEMENTATION
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunused-function"
#include <stb/stb_image.h>
#pragma clang diagnostic pop

bool cif_size(const uint8_t *bytes, int count, int *width, int *height) {
    int channels;
    return stbi_info_from_memory(bytes, count, width, height, &channels) != 0;
}

bool cif_pixels(const uint8_t *bytes, int count, int width, int height, uint8_t *pixels) {
    int ownWidth, ownHeight, channels;
    stbi_uc *own = stbi_load_from_memory(bytes, count, &ownWidth, &ownHeight, &channels, STBI_rgb_alpha);
    if (own == NULL) return false;
    bool isRight = ownWidth == width && ownHeight == height;
    if (isRight) memcpy(pixels, own, (size_t)width * (size_t)height * 4);
    stbi_image_free(own);
    return isRight;
}
