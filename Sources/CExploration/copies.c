// Copies of memory that the compiler asks the sanitizer for: an access of both places, whole.
#include "stacks.h"
#include <string.h>

void *__tsan_memset(void *to, int value, unsigned long n) {
  cexploration_tell_access(to, n, true, HERE);
  return memset(to, value, n);
}
void *__tsan_memcpy(void *to, const void *from, unsigned long n) {
  cexploration_tell_access((void *)from, n, false, HERE);
  cexploration_tell_access(to, n, true, HERE);
  return memcpy(to, from, n);
}
void *__tsan_memmove(void *to, const void *from, unsigned long n) {
  cexploration_tell_access((void *)from, n, false, HERE);
  cexploration_tell_access(to, n, true, HERE);
  return memmove(to, from, n);
}
