/// The values of `Locale.current` and `Calendar.current`.
///
/// Foundation for Linux reads neither the environment nor a setting: its locale is en_001, whatever the machine says. The symbols of
/// these four properties are defined here, and stand before those of Foundation where it is a library. In a program that is
/// linked statically, the linker takes Foundation's.
#ifndef CurrentLocale_h
#define CurrentLocale_h

#include <stdbool.h>

/// Decides whether the locale and the calendar of this package are the current ones, in place of Foundation's.
void cmq_set_current_locale(bool is_own);

#endif
