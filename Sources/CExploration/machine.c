// What a lane asks of the machine, which no execution changes: how many processors it has and how much
// memory, its name, the number of the process, and what is in its files and folders. It is answered, and
// noted. Foundation asks this way on a program's behalf.
#define _GNU_SOURCE
#include "CExploration.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <dirent.h>
#include <fcntl.h>
#include <fts.h>
#include <sched.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/utsname.h>
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
  if (name == _SC_NPROCESSORS_CONF || name == _SC_NPROCESSORS_ONLN || name == _SC_PHYS_PAGES) note();
  return real(name);
}

// A call that is noted with `notes`.
#define NOTED(result, name, parameters, arguments, notes)                                          \
  result name parameters {                                                                         \
    REAL(name);                                                                                    \
    notes;                                                                                         \
    return real arguments;                                                                         \
  }
NOTED(pid_t, getpid, (void), (), note())
NOTED(int, gethostname, (char *name, size_t size), (name, size), note())
NOTED(int, uname, (struct utsname *out), (out), note())
NOTED(int, sched_getaffinity, (pid_t process, size_t size, cpu_set_t *set), (process, size, set), note())
NOTED(char *, getcwd, (char *path, size_t size), (path, size), note())
NOTED(DIR *, opendir, (const char *path), (path), note())
NOTED(FTS *, fts_open, (char *const *paths, int options, int (*compare)(const FTSENT **, const FTSENT **)),
  (paths, options, compare), note())
NOTED(ssize_t, readlink, (const char *restrict path, char *restrict out, size_t size), (path, out, size), note())
NOTED(char *, realpath, (const char *restrict path, char *restrict out), (path, out), note())
NOTED(int, statvfs, (const char *restrict path, struct statvfs *restrict out), (path, out), note())
NOTED(int, lstat, (const char *restrict path, struct stat *restrict out), (path, out), note_file(path))
NOTED(int, stat, (const char *restrict path, struct stat *restrict out), (path, out), note_file(path))
NOTED(int, access, (const char *path, int mode), (path, mode), note_file(path))

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
#endif
