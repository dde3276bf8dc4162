// Typed keys, read without waiting.
#ifndef VIEWSPEC_KEYS_H
#define VIEWSPEC_KEYS_H

/// The terminal, opened once more so that reading doesn't wait: Ctrl-C throws keys away that were there a moment ago,
/// and who waits for others doesn't see that. The descriptor itself may be other programs' too, which do wait. -1 where
/// it isn't a terminal, or can't be opened.
int keys_open(int terminal);

#endif
