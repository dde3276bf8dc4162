// Being told of changed files: inotify, in the terms of those who want to run specs again.
#ifndef VIEWSPEC_CWATCH_H
#define VIEWSPEC_CWATCH_H

#include <stdbool.h>

/// Something that happened in a watched folder.
typedef struct sw_change {
    /// What sw_watch_folder returned for the folder.
    int folder;
    /// Whether the name is a folder's.
    bool is_folder;
    /// Whether the name is there now, and wasn't before.
    bool is_new;
    /// Whether the folder itself is not watched any more: it is gone.
    bool is_end;
    /// Whether there were too many changes to tell: anything may have changed.
    bool is_overflow;
    char name[256];
} sw_change;

enum { sw_change_capacity = 256 };

/// A descriptor that is readable once something has changed; -1 with errno set where there is none.
int sw_watch_open(void);
/// Watches a folder, without those in it. Returns a number for it, the same as before where it is watched already, or
/// -1 with errno set.
int sw_watch_folder(int descriptor, const char *path);
/// Takes what has happened so far: at most sw_change_capacity changes. 0 where nothing has.
int sw_watch_read(int descriptor, sw_change *changes);
/// The name in the folder that a change is about.
static inline const char *sw_change_name(const sw_change *change) { return change->name; }

/// Whether a descriptor is a terminal that this process may read keys from.
bool sw_is_key_terminal(int descriptor);
/// Lets a terminal give each key as it is pressed, without showing it. Signals such as that of Ctrl-C stay.
bool sw_read_keys(int descriptor);
/// Makes the terminal what it was before sw_read_keys; in any process, and as often as one likes.
void sw_restore_terminal(int descriptor);

#endif
