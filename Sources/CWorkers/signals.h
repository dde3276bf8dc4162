#ifndef VIEWSPEC_SIGNALS_H
#define VIEWSPEC_SIGNALS_H

#include <stddef.h>

// Lets signals in that the parent may have blocked, which is inherited.
void sw_unblock(const int *numbers, size_t count);

#endif
