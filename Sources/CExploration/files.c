// Which files the process may still open, enforced by the kernel's Landlock: none for writing.
#define _GNU_SOURCE
#include "CExploration.h"

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// As <linux/landlock.h> has it since version 6; the headers of the machine may be older than its kernel.
struct ruleset {
  uint64_t files, network, scoped;
};
struct below {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));
enum { CREATE = 444, ADD = 445, RESTRICT = 446, VERSION_FLAG = 1, BELOW_PATH = 1 };
enum { READ_FILE = 1 << 2, READ_FOLDER = 1 << 3 };

int cexploration_landlock(void) {
  long version = syscall(CREATE, NULL, 0, VERSION_FLAG);
  return version < 0 ? 0 : (int)version;
}

// Everything that a version can refuse; what it does not know, it does not take.
static struct ruleset everything(int version, size_t *size) {
  struct ruleset all = {0x1FFF, 0, 0};
  if (version >= 2) all.files |= 1 << 13;  // links from one folder to another
  if (version >= 3) all.files |= 1 << 14;  // making a file shorter
  if (version >= 5) all.files |= 1 << 15;  // commands to devices
  if (version >= 4) all.network = 3;       // TCP: binding, connecting
  if (version >= 6) all.scoped = 3;        // abstract sockets, signals
  *size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  return all;
}

static int allow(long rules, const char *path) {
  int file = open(path, O_PATH | O_CLOEXEC);
  // What is not there cannot be read either.
  if (file < 0) return 0;
  struct stat state;
  struct below rule = {READ_FILE, file};
  if (fstat(file, &state) == 0 && S_ISDIR(state.st_mode)) rule.allowed |= READ_FOLDER;
  int error = syscall(ADD, rules, BELOW_PATH, &rule, 0) == 0 ? 0 : errno;
  close(file);
  return error;
}

int cexploration_confine_files(const char *const *readable) {
  // Looked up for the last time: from now on it may be hidden.
  cexploration_reserved_memory();
  int version = cexploration_landlock();
  if (version == 0) return 0;
  size_t size;
  struct ruleset all = everything(version, &size);
  long rules = syscall(CREATE, &all, size, 0);
  if (rules < 0) return errno;
  int error = 0;
  for (; *readable != NULL && error == 0; readable++) error = allow(rules, *readable);
  if (error == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) error = errno;
  if (error == 0 && syscall(RESTRICT, rules, 0) != 0) error = errno;
  close((int)rules);
  return error;
}
#else
int cexploration_landlock(void) { return 0; }
int cexploration_confine_files(const char *const *readable) {
  (void)readable;
  return 0;
}
#endif
