// Memory that is handed to a lane may have belonged to another one before: the allocator orders the
// two, which no lane can see, so the hand-over is told.
#define _GNU_SOURCE
#include "CExploration.h"

#if defined(__linux__) && defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static inline void *told(void *memory, size_t size) {
  if (memory != NULL) cexploration_tell_allocated((uintptr_t)memory, size);
  return memory;
}

void *malloc(size_t size) { return told(__libc_malloc(size), size); }
void *calloc(size_t count, size_t size) { return told(__libc_calloc(count, size), count * size); }
void *realloc(void *old, size_t size) {
  void *memory = __libc_realloc(old, size);
  return memory == old ? memory : told(memory, size);
}
void *memalign(size_t alignment, size_t size) { return told(__libc_memalign(alignment, size), size); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **out, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *out = memory;
  return 0;
}
#endif
