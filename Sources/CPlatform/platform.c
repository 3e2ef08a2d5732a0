#define _GNU_SOURCE
#include "CPlatform.h"

#include <pthread.h>
#include <sched.h>
#include <sys/resource.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#endif

// Public API of libdispatch. Declared here because <dispatch/dispatch.h> needs the blocks
// extension, which this file does not otherwise use.
extern const char *dispatch_queue_get_label(void *queue);

uint64_t cplatform_thread_id(void) {
#if defined(__APPLE__)
  uint64_t id = 0;
  pthread_threadid_np(NULL, &id);
  return id;
#else
  return (uint64_t)syscall(SYS_gettid);
#endif
}

void cplatform_name_thread(const char *name) {
#if defined(__APPLE__)
  pthread_setname_np(name);
#else
  char shortened[16] = {0};
  strncpy(shortened, name, sizeof shortened - 1);
  pthread_setname_np(pthread_self(), shortened);
#endif
}

const char *cplatform_current_queue_label(void) {
  const char *label = dispatch_queue_get_label(NULL);
  return label ? label : "";
}

void cplatform_consume(uint64_t value) { (void)value; }

static int64_t nanoseconds(clockid_t clock) {
  struct timespec now;
  if (clock_gettime(clock, &now) != 0) return 0;
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t cplatform_process_cpu_time(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

int64_t cplatform_thread_cpu_time(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

int64_t cplatform_involuntary_switches(void) {
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? (int64_t)usage.ru_nivcsw : 0;
}

int64_t cplatform_voluntary_switches(void) {
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? (int64_t)usage.ru_nvcsw : 0;
}

bool cplatform_limit_cores(int32_t count) {
#if defined(__linux__)
  static cpu_set_t all;
  static bool known = false;
  if (!known && sched_getaffinity(0, sizeof all, &all) != 0) return false;
  known = true;
  if (count == 0) return sched_setaffinity(0, sizeof all, &all) == 0;
  cpu_set_t some;
  CPU_ZERO(&some);
  for (int core = 0; core < CPU_SETSIZE && CPU_COUNT(&some) < count; core++)
    if (CPU_ISSET(core, &all)) CPU_SET(core, &some);
  return CPU_COUNT(&some) == count && sched_setaffinity(0, sizeof some, &some) == 0;
#else
  return count == 0;
#endif
}

bool cplatform_run_on_core(int32_t number) {
#if defined(__linux__)
  cpu_set_t all, one;
  if (sched_getaffinity(0, sizeof all, &all) != 0 || CPU_COUNT(&all) == 0) return false;
  int left = number % CPU_COUNT(&all);
  for (int core = 0; core < CPU_SETSIZE; core++) {
    if (!CPU_ISSET(core, &all) || left-- > 0) continue;
    CPU_ZERO(&one);
    CPU_SET(core, &one);
    return sched_setaffinity(0, sizeof one, &one) == 0;
  }
#else
  (void)number;
#endif
  return false;
}

int64_t cplatform_ticks_per_second(void) {
  long ticks = sysconf(_SC_CLK_TCK);
  return ticks > 0 ? (int64_t)ticks : 100;
}
