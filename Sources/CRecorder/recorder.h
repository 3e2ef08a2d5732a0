// What the files of the recorder share.
#ifndef RECORDER_H
#define RECORDER_H

#include "CRecorder.h"

#include <stdbool.h>
#include <stddef.h>

// What is called instead of a function NAME, and how it calls that one. It is looked up at the first call, which may
// come before anything of the program was initialised.
#define INSTEAD_OF(result, name, ...)                 \
  static __typeof__(result (*)(__VA_ARGS__)) real_##name; \
  result crecorder_instead_of_##name(__VA_ARGS__);    \
  result crecorder_instead_of_##name(__VA_ARGS__)
#define REAL(name) \
  (real_##name ? real_##name : (real_##name = (__typeof__(real_##name))recorder_find(#name)))

// The next function of that name after the program's own; ends the program if there is none.
void *recorder_find(const char *name);

int64_t recorder_now(void);
uint32_t recorder_thread(void);

// Each adds an event of this thread. The file may be full, or not there yet: then it is only counted.
void recorder_add(enum crecorder_kind kind, uint64_t subject, uint64_t other);
void recorder_add_named(enum crecorder_kind kind, uint64_t subject, uint64_t other, const char *name);
// With the time, and the places in the program from which the call came.
void recorder_add_call(
    int64_t time, enum crecorder_kind kind, uint64_t subject, uint64_t other, const uint64_t places[4]);
// The calls on this thread's stack that lie in the program itself, the innermost first, from that on which returns to
// the caller.
void recorder_places(const void *caller, uint64_t places[4]);

// A number for a piece of work that nothing else in the process has.
uint64_t recorder_number(void);

// Whether a function of a library calls: what these do for themselves is not what the program does.
bool recorder_is_runtime(const void *caller);
bool recorder_is_dispatch(const void *caller);
bool recorder_is_foundation(const void *caller);
#define CALLER __builtin_return_address(0)

#endif
