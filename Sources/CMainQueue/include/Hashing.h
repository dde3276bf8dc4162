/// The seed of Swift's hashes, which decides the order of sets and dictionaries.
#ifndef Hashing_h
#define Hashing_h

#include <stdbool.h>

/// Whether sets and dictionaries have the same order in each run of this program.
bool cmq_hashes_alike(void);

#endif
