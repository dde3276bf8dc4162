/// The seed of Swift's hashes, which decides the order of sets and dictionaries.
#ifndef Hashing_h
#define Hashing_h

/// Gives sets and dictionaries the same order in each run of this program: the one of the number in VIEWSPEC_HASH_SEED, where the
/// environment has that. It is to be called before the program hashes
/// anything. Where the program has libraries, it is so from the start.
void cmq_hash_alike(void);

#endif
