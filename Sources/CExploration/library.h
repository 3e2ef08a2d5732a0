// What the functions share that are told of what libraries do (library.c, objects.c).
#ifndef LIBRARY_H
#define LIBRARY_H

#include "stacks.h"

/// What is told, and asked.
extern __attribute__((visibility("hidden"))) cexploration_library_observer cexploration_libraries;

/// A library touches memory, and it is not known which.
__attribute__((visibility("hidden"))) void cexploration_touch_unseen(void);

// Each word of what is told is remembered for each lane: of much memory only the beginning is told.
enum { most_bytes = 1 << 18 };

static inline __attribute__((always_inline)) void tell(
  void *address, size_t size, bool writes, void *place, const void *frame) {
  if (size > most_bytes) {
    size = most_bytes;
    cexploration_touch_unseen();
  }
  cexploration_tell_access(address, size, writes, place, frame);
}

#define READS(address, size) tell((void *)(address), size, false, HERE)
#define WRITES(address, size) tell((void *)(address), size, true, HERE)
#define LIBRARY(name, ...) void __tsan_library_##name(__VA_ARGS__)

#endif
