// What a lane asks of the machine, which no execution changes: how many processors it has, and what is in
// its files. It is answered, and noted. Foundation asks this way on a program's behalf.
#define _GNU_SOURCE
#include "CExploration.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <fcntl.h>
#include <sched.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(name)                                                                                 \
  static __typeof__(name) *real;                                                                   \
  if (real == NULL) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name);                            \
  cexploration_assume(cexploration_assumes_machine)

long sysconf(int name) {
  static __typeof__(sysconf) *real;
  if (real == NULL) real = (__typeof__(sysconf) *)dlsym(RTLD_NEXT, "sysconf");
  bool counts = name == _SC_NPROCESSORS_CONF || name == _SC_NPROCESSORS_ONLN;
  if (counts) cexploration_assume(cexploration_assumes_machine);
  return real(name);
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
  REAL(sched_getaffinity);
  return real(process, size, set);
}

// The mode is given only where a file may be made.
#define OPEN(name)                                                                                 \
  int name(const char *path, int flags, ...) {                                                     \
    REAL(name);                                                                                    \
    va_list arguments;                                                                             \
    va_start(arguments, flags);                                                                    \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0;                   \
    va_end(arguments);                                                                             \
    return real(path, flags, mode);                                                                \
  }
OPEN(open)
OPEN(open64)

int stat(const char *restrict path, struct stat *restrict out) {
  REAL(stat);
  return real(path, out);
}
int access(const char *path, int mode) {
  REAL(access);
  return real(path, mode);
}
#endif
