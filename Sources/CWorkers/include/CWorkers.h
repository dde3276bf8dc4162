// The system calls of a run in several processes that Swift doesn't offer: fork, and signal handlers that are safe.
#ifndef VIEWSPEC_CWORKERS_H
#define VIEWSPEC_CWORKERS_H

#include "CWatch.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// MARK: Processes

/// Consolidates free memory before copies are made: otherwise each copy would, and write to the shared memory to do so.
void sw_settle_memory(void);

/// Makes the process keep memory that it frees, for a process that soon ends: memory that is given back and taken
/// again has to be cleared by the system each time.
void sw_keep_memory(void);

/// From here on, what the C library is given for standard output is written at once.
void sw_write_at_once(void);

/// The offset of the first occurrence of some bytes in others, from a position on; -1 for none.
ptrdiff_t sw_find(const void *bytes, size_t count, size_t position, const void *wanted, size_t wanted_count);

/// The checksum of some bytes after others, whose checksum is the first argument; 0 for none.
uint64_t sw_checksum(uint64_t before, const void *bytes, size_t count);

/// Makes a copy of this process, which must have one thread only. Returns 0 in the copy, its id in the original, and -1
/// with errno set where there can't be one. The copy is killed when the original dies, and leads a group of processes
/// of its own, so that whatever it starts can be ended with it.
pid_t sw_fork(void);

/// The same for a copy that may start programs: they are ended with it, and with the original, even where they have left
/// their group, their session or their parent. What is returned is the id of a process in between, which ends as the copy
/// does, after everything else has ended, and passes SIGUSR1 and SIGQUIT on to it.
pid_t sw_fork_kept(void);

/// Ends a process made by sw_fork_kept with everything that it started, also where it has been stopped. That takes a moment:
/// see sw_wait.
void sw_end_kept(pid_t keeper);

/// Starts a program that goes on when this process has ended: without a terminal, with an empty input, the given outputs, and
/// no other descriptors. Returns its id, or -1 with errno set.
pid_t sw_start_detached(const char *program, char *const arguments[], int output, int errors);

/// Closes the descriptors from a number on, but for some, which are in ascending order.
void sw_close_from(int first, const int *kept, size_t count);

/// The approximate number of further files that this process may open.
int sw_free_descriptors(void);

/// Kills a process made by sw_fork with all its children.
void sw_kill_group(pid_t process);

/// Waits for a process made by sw_fork, for some seconds at most. `status` is its exit status, or minus the signal that ended
/// it. False where it hasn't ended.
bool sw_wait(pid_t process, double seconds, int *status);

/// Whether a process made by sw_fork has ended. Once it has, it is forgotten.
bool sw_has_ended(pid_t process);

/// Ends this process without its exit handlers, which belong to the original.
void sw_exit_copy(int status) __attribute__((noreturn));

/// Limits the memory of this process, in bytes. Asking for more fails from here on. In a program of which a part
/// was built with the address, memory or thread sanitizer there is no such limit.
bool sw_limit_memory(size_t bytes);

/// The name of a signal, such as "SIGILL", and its meaning; NULL if it is none.
const char *sw_signal_name(int signal);
const char *sw_signal_meaning(int signal);

// MARK: Being told of signals

/// From here on, SIGINT, SIGTERM and SIGHUP are noted, and make `sw_interruption_descriptor` readable. So are the other
/// signals that would end the process without a word, such as SIGUSR1 and SIGALRM, unless the program handles or ignores
/// them. A second one of them ends the process as it would have without this. Any number of calls are the same as one.
void sw_note_interruptions(void);

/// From here on, these signals end the process at once, as they would have without sw_note_interruptions.
void sw_stop_noting_interruptions(void);

/// From here on, this process is sent SIGTERM when its parent ends.
void sw_end_with_parent(void);

/// From here on, writing to a closed pipe or past a limit on the size of files is an error in this process, and no signal.
/// Copies of it have the signals.
void sw_ignore_output_signals(void);

/// Readable once a signal was noted; for poll.
int sw_interruption_descriptor(void);
/// The signal that was noted, or 0.
int sw_interruption(void);

// MARK: Dying

/// From here on, a signal that ends the process first writes where it was to `descriptor`: a line "S number" with the
/// signal, a line "F module address symbol" for each native frame, and what `also` writes. SIGQUIT does the same: that is how a process that hangs is
/// asked.
void sw_report_death(int descriptor, void (*also)(int descriptor));

/// From here on, a signal that ends the process first calls `teller` in a copy of it, with the number of the signal and a
/// descriptor that the frames of sw_report_death are read from, and waits for its end. In the copy nothing else runs; where
/// it takes longer than three seconds, as where it needs a lock that was held, it is ended.
void sw_tell_death(void (*teller)(int number, int frames));

/// Whether this program is linked statically, the C library included.
bool sw_is_static(void);

/// Writes the name of the function at an address, as people read it: from the symbols of the program or the library that it
/// lies in, hidden ones included as far as they weren't stripped, or those that are exported. False where none is known. Not
/// for signal handlers.
bool sw_function_name(uintptr_t address, char *buffer, size_t size);

/// Finds the address of the function whose mangled name has a part and an ending, in the program or a library. 0 where there is
/// none, or more than one. Takes a time proportional to the number of their symbols. Not for signal handlers.
uintptr_t sw_function_named(const char *part, const char *ending);

/// A line of source code.
typedef struct {
    /// The address of its code: in memory, and once it was located from the start of its image.
    uintptr_t address;
    /// The program or the library that has it; NULL if none has, or if it wasn't located.
    const struct sw_image *image;
    /// Counted from 1; 0 if it isn't known.
    int line;
    /// The path of the file, as the compiler was given it.
    char file[1024];
} sw_line;

/// Finds the image of an address.
void sw_locate(sw_line *line);

/// Finds the lines of some located addresses, whose `line` is 0 before, in what debug builds say of themselves. Takes a time
/// proportional to the size of the images that have one of them. Not for signal handlers.
void sw_source_lines(sw_line *lines, int count);

/// The handler of SIGUSR1, which asks the running code to end.
void sw_set_deadline_handler(void (*handler)(void));

#endif
