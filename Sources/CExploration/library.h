// What the functions share that are told of what libraries do (library.c, objects.c).
#ifndef LIBRARY_H
#define LIBRARY_H

#include "stacks.h"

/// What is told, and asked.
extern __attribute__((visibility("hidden"))) cexploration_library_observer cexploration_libraries;

/// A library touches memory, and it is not known which.
__attribute__((visibility("hidden"))) void cexploration_touch_unseen(void);

/// A library gets memory in a disguise, as a part of something that it may read at any time.
__attribute__((visibility("hidden"))) void cexploration_lend(void);

/// What is asked for follows from what was left in the worker thread.
__attribute__((visibility("hidden"))) void cexploration_ask_worker(void);

/// The lowest address of memory that was allocated (memory.c).
extern __attribute__((visibility("hidden"))) uintptr_t cexploration_memory_from;

/// From now on memory is empty that is handed out, and lies together: whoever searches it finds all of it, and nothing
/// of those who had it before.
__attribute__((visibility("hidden"))) void cexploration_clean_memory(void);

/// Calls a function with each known object that is at an address, or in a variable of some bytes there (0 for not
/// known), or in what memory from there leads to; false if not all of it was looked at.
__attribute__((visibility("hidden"))) bool cexploration_search_contents(const void *address, size_t size,
  bool (*is_known)(const void *), void (*found)(const void *, void *place), void *place);

/// The same for what an object has.
__attribute__((visibility("hidden"))) bool cexploration_search_inside(const void *object,
  bool (*is_known)(const void *), void (*found)(const void *, void *place), void *place);

// Each word of what is told is remembered for each lane: of much memory only the beginning is told.
enum { most_bytes = 1 << 18 };

static inline size_t told_size(size_t size) {
  if (size <= most_bytes) return size;
  cexploration_touch_unseen();
  return most_bytes;
}

static inline __attribute__((always_inline)) void tell(
  void *address, size_t size, bool writes, void *place, const void *frame) {
  cexploration_tell_access(address, told_size(size), writes, place, frame);
}

#define READS(address, size) tell((void *)(address), size, false, HERE)
#define WRITES(address, size) tell((void *)(address), size, true, HERE)
#define LIBRARY(name, ...) void __tsan_library_##name(__VA_ARGS__)

#endif
