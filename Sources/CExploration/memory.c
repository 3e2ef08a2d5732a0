// Memory that is handed to a lane may have belonged to another one before: the allocator orders the
// two, which no lane can see, so the hand-over is told. After a data race a lane may go on with what
// another one has freed: it is kept as it was until the execution has ended, so that it says the same each time.
#define _GNU_SOURCE
#include "library.h"

#if defined(__linux__) && defined(__GLIBC__)
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// How much room malloc has rounded up to depends on what was freed before, in earlier executions, too: an array that asks
// for it right after it was made would be as large as chance has it, and would grow sooner or later. It is told the least.
static size_t (*real_usable_size)(void *);
static _Thread_local struct { const void *memory; size_t size; } newest;

static __attribute__((constructor)) void find_usable_size(void) {
  real_usable_size = (size_t (*)(void *))dlsym(RTLD_NEXT, "malloc_usable_size");
}

// Before libraries are ready, nothing but the least is known.
static size_t room(void *memory, size_t least) { return real_usable_size == NULL ? least : real_usable_size(memory); }

size_t malloc_usable_size(void *memory) {
  if (memory == NULL) return 0;
  size_t has = room(memory, 0);
  return memory == newest.memory && newest.size < has ? newest.size : has;
}

// What glibc's malloc has for a size at least: a word less than a multiple of two words, and three words for any.
static size_t least_room(size_t size) {
  enum { word = sizeof(size_t), unit = 2 * word, smallest = 3 * word };
  if (size > SIZE_MAX - unit) return size;
  size_t rounded = ((size + word + unit - 1) & ~(size_t)(unit - 1)) - word;
  return rounded < smallest ? smallest : rounded;
}

static inline size_t remember(const void *memory, size_t size) {
  newest.memory = memory;
  return newest.size = least_room(size);
}

// What the thread that runs lanes has freed since there was a race, some of it perhaps twice.
enum { most_kept = 1 << 17, most_bytes_kept = 1 << 26 };
static struct {
  size_t count, bytes;
  void *all[most_kept];
} kept;
static _Thread_local bool keeps;

void cexploration_keep_freed(void) { keeps = true; }

static int by_address(const void *one, const void *other) {
  uintptr_t a = *(const uintptr_t *)one, b = *(const uintptr_t *)other;
  return (a > b) - (a < b);
}

void cexploration_release_freed(void) {
  keeps = false;
  if (kept.count == 0) return;
  qsort(kept.all, kept.count, sizeof *kept.all, by_address);
  for (size_t i = 0; i < kept.count; i++)
    if (i == 0 || kept.all[i] != kept.all[i - 1]) __libc_free(kept.all[i]);
  kept.count = kept.bytes = 0;
}

static bool keep(void *memory) {
  if (memory == NULL) return true;
  size_t size = room(memory, 0);
  if (kept.count == most_kept || size > most_bytes_kept - kept.bytes) return false;
  kept.all[kept.count++] = memory;
  kept.bytes += size;
  return true;
}

void free(void *memory) {
  if (!keeps || !keep(memory)) __libc_free(memory);
}

uintptr_t cexploration_memory_from = UINTPTR_MAX;
static bool cleans;
void cexploration_clean_memory(void) {
  // What is large comes from the same place as the rest.
  if (!cleans) mallopt(M_MMAP_MAX, 0);
  cleans = true;
}

// All that its owner may use has a new owner: an array also uses what is left where malloc rounded up.
static inline void *told(void *memory, size_t size) {
  if (memory == NULL) return NULL;
  size_t least = remember(memory, size);
  if ((uintptr_t)memory < cexploration_memory_from) cexploration_memory_from = (uintptr_t)memory;
  cexploration_tell_allocated((uintptr_t)memory, room(memory, least));
  return memory;
}

void *malloc(size_t size) {
  void *memory = told(__libc_malloc(size), size);
  if (__builtin_expect(cleans, 0) && memory != NULL) memset(memory, 0, room(memory, size));
  return memory;
}
void *calloc(size_t count, size_t size) { return told(__libc_calloc(count, size), count * size); }
void *realloc(void *old, size_t size) {
  size_t had = old == NULL ? 0 : room(old, 0);
  void *memory = __libc_realloc(old, size);
  if (memory == NULL || memory != old) return told(memory, size);
  // It has grown over its neighbour.
  size_t has = room(memory, remember(memory, size));
  if (has > had) cexploration_tell_allocated((uintptr_t)memory + had, has - had);
  return memory;
}
void *memalign(size_t alignment, size_t size) { return told(__libc_memalign(alignment, size), size); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **out, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *out = memory;
  return 0;
}
#else
uintptr_t cexploration_memory_from = UINTPTR_MAX;
void cexploration_clean_memory(void) {}
void cexploration_keep_freed(void) {}
void cexploration_release_freed(void) {}
#endif
