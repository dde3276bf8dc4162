// What the sanitizers need to follow an interpreter.
#include <setjmp.h>

#if __has_feature(thread_sanitizer)
void __longjmp_chk(jmp_buf target, int value) __attribute__((noreturn));

/// Debian's liblua raises its errors through this variant of longjmp. ThreadSanitizer knows only longjmp itself, and would
/// keep the calls that an error left on its own stack for good.
void __longjmp_chk(jmp_buf target, int value) { longjmp(target, value); }
#endif
