// The terminal as it was, whatever ends the process while a line is edited.
#ifndef VIEWSPEC_RESTORE_H
#define VIEWSPEC_RESTORE_H

/// Notes how a terminal is, and restores it when the process ends from here on, by exit or by a signal. `wake` becomes
/// writable text for whoever edits: 'r' when the terminal changed its size, 'c' when the process goes on after a stop.
void restore_begin(int terminal, int output, int wake);
/// Restores it now, and lets signals do what they did.
void restore_end(void);

#endif
