// What the system tells of a process's use of processors; see proc_pid_stat(5).
#define _GNU_SOURCE
#include "CPlatform.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)
// Out of the way of the numbers that a program's files get.
enum { high = 200 };

int32_t cplatform_open_use(int32_t process) {
  char path[64] = "/proc/thread-self/stat";
  if (process != 0) snprintf(path, sizeof path, "/proc/%d/stat", process);
  int low = open(path, O_RDONLY | O_CLOEXEC);
  if (low < 0) return -1;
  int file = fcntl(low, F_DUPFD_CLOEXEC, high);
  close(low);
  return file;
}

bool cplatform_use_of(int32_t file, cplatform_use *use) {
  char text[512];
  ssize_t size = pread(file, text, sizeof text - 1, 0);
  if (size <= 0) return false;
  text[size] = 0;
  // The second field is a name in parentheses; then come the state, and the times as the 14th and 15th.
  const char *end = strrchr(text, ')');
  char state;
  unsigned long user, system;
  if (end == NULL
      || sscanf(end + 1, " %c %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %lu %lu", &state, &user, &system) != 3)
    return false;
  use->wants_processor = state == 'R';
  use->processor_seconds = (double)(user + system) / (double)cplatform_ticks_per_second();
  return true;
}
#else
int32_t cplatform_open_use(int32_t process) { return (void)process, -1; }
bool cplatform_use_of(int32_t file, cplatform_use *use) { return (void)file, (void)use, false; }
#endif
