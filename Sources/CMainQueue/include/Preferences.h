/// The values that code has stored in `UserDefaults`.
#ifndef Preferences_h
#define Preferences_h

#include <stdbool.h>

/// Removes the values stored in any `UserDefaults` since the last call. Returns false in a program that is linked statically,
/// where they aren't noted.
bool cmq_remove_stored_preferences(void);

#endif
