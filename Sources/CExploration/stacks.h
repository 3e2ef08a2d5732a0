// What the files of this library share: the state that belongs to each stack of a lane.
#ifndef STACKS_H
#define STACKS_H

#include "CExploration.h"

/// What the callbacks of accesses.c have to know of the stack that runs; a switch exchanges it. Only
/// read and written on the thread that runs lanes.
typedef struct {
  /// How deep the lane is in code that is not watched.
  int32_t ignored;
  bool boundary_asked;
  /// Set while the observer is at work: what it does itself is not told.
  bool busy;
  /// Set while an access is told of which only the beginning is known.
  bool begins;
} cexploration_attention;
extern __attribute__((visibility("hidden"))) cexploration_attention cexploration_attention_now;

/// Where the stack that runs lies; nothing where that is not known.
extern uintptr_t cexploration_stack_from, cexploration_stack_size;

static inline bool cexploration_is_on_stack(uintptr_t address) {
  return address - cexploration_stack_from < cexploration_stack_size;
}

static inline bool cexploration_is_within(uintptr_t address, uintptr_t from, uintptr_t to) {
  return address - from < to - from;
}

/// Tells of an access, of a size that may be 0, with the place of the code that called for it and the
/// frame of what it called.
void cexploration_tell_access(void *address, size_t size, bool writes, void *place, const void *frame);

/// Whether what is next below the frames of explored code is cleared.
extern __attribute__((visibility("hidden"))) bool cexploration_keeps_clean;

/// Gives back what stacks at rest have grown beyond the usual.
void cexploration_trim_stacks(void);

/// The bytes that the runtime's libraries and the explored object keep for each thread (locals.c).
size_t cexploration_locals_size(void);
/// Copies them from the calling thread, and to it; without a copy the thread is as a new one.
void cexploration_keep_locals(void *copy);
void cexploration_put_locals(const void *copy);

#endif
