#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CMainQueue.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>

// A locale and a calendar of Foundation's are a reference and a table of functions, both of which Swift returns in registers.
// VirtualTime checks their size before it has these used.
typedef struct {
    void *object, *table;
} value;

#define SWIFT __attribute__((swiftcall))
typedef SWIFT value (*getter)(void);

// Of VirtualTime.
extern SWIFT value viewspec_current_locale(void);
extern SWIFT value viewspec_current_calendar(void);

static bool is_own;

void cmq_set_current_locale(bool is) { is_own = is; }

static value of_foundation(const char *symbol, getter *known) {
    if (*known == NULL) *known = (getter)dlsym(RTLD_NEXT, symbol);
    // Nothing calls the definitions here where there are no others: Foundation is loaded or linked.
    if (*known == NULL) abort();
    return (*known)();
}

#define CURRENT(function, symbol, own)                                                                                 \
    __attribute__((weak)) SWIFT value function(void) __asm__(symbol);                                                  \
    SWIFT value function(void) {                                                                                       \
        static getter next;                                                                                            \
        return is_own ? own() : of_foundation(symbol, &next);                                                          \
    }

CURRENT(locale, "$s20FoundationEssentials6LocaleV7currentACvgZ", viewspec_current_locale)
CURRENT(updated_locale, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", viewspec_current_locale)
CURRENT(calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ", viewspec_current_calendar)
CURRENT(updated_calendar, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", viewspec_current_calendar)
