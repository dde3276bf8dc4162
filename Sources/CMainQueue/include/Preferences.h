/// What code has stored in the defaults of the app.
#ifndef Preferences_h
#define Preferences_h

#include <stdbool.h>

/// Removes what has been stored in any `UserDefaults` since this was last called. Returns false in a program that is linked
/// statically: nobody knows there.
bool cmq_remove_stored_preferences(void);

#endif
