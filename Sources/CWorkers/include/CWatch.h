// Changed files, from inotify, in the form that `--watch` needs.
#ifndef VIEWSPEC_CWATCH_H
#define VIEWSPEC_CWATCH_H

#include <stdbool.h>

/// Something that happened in a watched folder.
typedef struct sw_change {
    /// The result of sw_watch_folder for the folder.
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

/// A descriptor that is readable when there are changes; -1 with errno set on failure.
int sw_watch_open(void);
/// Watches a folder without its subfolders. Returns a number for it, the same as before if it is watched already, or -1
/// with errno set.
int sw_watch_folder(int descriptor, const char *path);
/// Ends watching the folder of a number; one that isn't watched changes nothing.
void sw_watch_forget(int descriptor, int folder);
/// Takes the changes: at most sw_change_capacity of them. 0 if there are none.
int sw_watch_read(int descriptor, sw_change *changes);
/// The name in the folder that a change is about.
static inline const char *sw_change_name(const sw_change *change) { return change->name; }

/// Whether a descriptor is a terminal that this process may read keys from.
bool sw_is_key_terminal(int descriptor);
/// Lets a terminal give each key as it is pressed, without showing it. Signals such as that of Ctrl-C stay.
bool sw_read_keys(int descriptor);
/// Restores the state of the terminal before sw_read_keys; in any process, any number of times.
void sw_restore_terminal(int descriptor);

#endif
