// What the process takes of the machine, and what it may take.
#define _GNU_SOURCE
#include "stacks.h"

#if defined(__linux__)
#include <fcntl.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

// Stays open: a confined process may not open it again.
static int counts = -1;

// One of the numbers of pages that the kernel tells of this process, in bytes; 0 where it does not.
static long memory_of_process(int number) {
  char text[128];
  if (counts < 0) counts = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  ssize_t count = pread(counts, text, sizeof text - 1, 0);
  if (count <= 0) return 0;
  text[count] = 0;
  char *next = text;
  for (; number > 0 && next != NULL; number--) next = strchr(next + 1, ' ');
  return next == NULL ? 0 : strtol(next, NULL, 10) * sysconf(_SC_PAGESIZE);
}

long cexploration_reserved_memory(void) { return memory_of_process(0); }

long cexploration_allocated_memory(void) {
  struct mallinfo2 now = mallinfo2();
  return (long)(now.uordblks + now.hblkhd);
}

long cexploration_resident_memory(void) {
  cexploration_trim_stacks();
  return memory_of_process(1);
}

long cexploration_peak_memory(void) {
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss * 1024 : 0;
}

void cexploration_limit(uint64_t memory, uint64_t file) {
  struct rlimit limit = {memory, memory};
  if (memory != 0) setrlimit(RLIMIT_AS, &limit);
  // The parent process may have meant a first limit for compilers only.
  if (getrlimit(RLIMIT_CPU, &limit) == 0) {
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_CPU, &limit);
  }
  limit = (struct rlimit){file, file};
  setrlimit(RLIMIT_FSIZE, &limit);
  limit = (struct rlimit){0, 0};
  setrlimit(RLIMIT_CORE, &limit);
}
#else
long cexploration_reserved_memory(void) { return 0; }
long cexploration_allocated_memory(void) { return 0; }
long cexploration_resident_memory(void) { return 0; }
long cexploration_peak_memory(void) { return 0; }
void cexploration_limit(uint64_t memory, uint64_t file) { (void)memory, (void)file; }
#endif
