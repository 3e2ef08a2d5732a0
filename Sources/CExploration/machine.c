// What a lane asks of the machine, which no execution changes: how many processors it has, and what is in
// its files. It is answered, and noted. Foundation asks this way on a program's behalf.
#define _GNU_SOURCE
#include "CExploration.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <fcntl.h>
#include <sched.h>
#include <stdarg.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(name)                                                                                 \
  static __typeof__(name) *real;                                                                   \
  if (real == NULL) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static void note(void) { cexploration_assume(cexploration_assumes_machine); }

// A number for a UUID comes from a device that stands for chance.
static void note_file(const char *path) {
  bool is_device = strncmp(path, "/dev/", 5) == 0;
  cexploration_assume(is_device ? cexploration_assumes_chance : cexploration_assumes_machine);
}

long sysconf(int name) {
  REAL(sysconf);
  if (name == _SC_NPROCESSORS_CONF || name == _SC_NPROCESSORS_ONLN) note();
  return real(name);
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
  REAL(sched_getaffinity);
  note();
  return real(process, size, set);
}

// The mode is given only where a file may be made.
#define OPEN(name)                                                                                 \
  int name(const char *path, int flags, ...) {                                                     \
    REAL(name);                                                                                    \
    note_file(path);                                                                               \
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
  note_file(path);
  return real(path, out);
}
int access(const char *path, int mode) {
  REAL(access);
  note_file(path);
  return real(path, mode);
}
#endif
