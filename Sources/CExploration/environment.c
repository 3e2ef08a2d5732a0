// The system's clocks and chance, as a lane sees them: virtual time, and a sequence that starts
// again with each execution. All other threads get the real ones.
#define _GNU_SOURCE
#include "CExploration.h"

#if defined(__linux__)
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static cexploration_clock clock_of_lanes;
static uint64_t state;

void cexploration_set_clock(cexploration_clock clock) { clock_of_lanes = clock; }

static void fill(void *buffer, size_t size);
static bool on_lane(void) { return clock_of_lanes != NULL && cexploration_lane() >= 0; }

// The standard library's own generator asks for chance this way, and no other one can be put between.
long syscall(long number, ...) {
  long a[6];
  va_list arguments;
  va_start(arguments, number);
  for (int i = 0; i < 6; i++) a[i] = va_arg(arguments, long);
  va_end(arguments);
  if (number == SYS_getrandom && on_lane()) {
    fill((void *)a[0], (size_t)a[1]);
    return a[1];
  }
#if defined(__x86_64__)
  register long d __asm__("r10") = a[3];
  register long e __asm__("r8") = a[4];
  register long f __asm__("r9") = a[5];
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a[0]), "S"(a[1]), "d"(a[2]), "r"(d), "r"(e), "r"(f)
                   : "rcx", "r11", "memory");
#elif defined(__aarch64__)
  register long n __asm__("x8") = number;
  register long result __asm__("x0") = a[0];
  register long b __asm__("x1") = a[1];
  register long c __asm__("x2") = a[2];
  register long d __asm__("x3") = a[3];
  register long e __asm__("x4") = a[4];
  register long f __asm__("x5") = a[5];
  __asm__ volatile("svc #0" : "+r"(result) : "r"(n), "r"(b), "r"(c), "r"(d), "r"(e), "r"(f) : "memory");
#else
#error "how a system call is made here is not known"
#endif
  if (result >= 0 || result < -4095) return result;
  errno = (int)-result;
  return -1;
}

// Fractions of a second are rounded. Each instant at which a lane looks is a little later than it is, more than
// what rounding takes away: a lane that slept for a time finds that at least that time has passed.
static uint64_t looks, looked_at;

uint64_t cexploration_rounded_time(uint64_t now) {
  if (now != looked_at) looked_at = now, looks++;
  return now + cexploration_calendar_lead(false);
}

// In nanoseconds: more than one unit in the last place of the seconds since 1970, until 2038.
enum { near_step = 1, far_step = 250 };

uint64_t cexploration_calendar_lead(bool next) {
  return (looks + next) * (cexploration_calendar_epoch() == 978307200000000000 ? near_step : far_step);
}

void cexploration_seed(uint64_t seed) {
  state = seed;
  looks = looked_at = 0;
}

// What a process has used of a processor's time when it begins its work, as a part of the machine's uptime.
enum { part_used = 1000000 };

uint64_t cexploration_clock_start(int32_t clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE: return (uint64_t)cexploration_calendar_epoch();
  case CLOCK_PROCESS_CPUTIME_ID:
  case CLOCK_THREAD_CPUTIME_ID: return cexploration_uptime() / part_used;
  default: return cexploration_uptime();
  }
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!on_lane()) return (int)syscall(SYS_clock_gettime, clock, time);
  uint64_t now = clock_of_lanes();
  bool calendar = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  now = (calendar ? cexploration_rounded_time(now) : now) + cexploration_clock_start(clock);
  time->tv_sec = (time_t)(now / 1000000000);
  time->tv_nsec = (long)(now % 1000000000);
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *out) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (out != NULL) *out = now.tv_sec;
  return now.tv_sec;
}

// SplitMix64, Steele, Lea and Flood, OOPSLA 2014.
static uint64_t next(void) {
  uint64_t z = (state += 0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

static void fill(void *buffer, size_t size) {
  cexploration_assume(cexploration_assumes_chance);
  for (size_t at = 0; at < size; at += 8) {
    uint64_t word = next();
    memcpy((char *)buffer + at, &word, size - at < 8 ? size - at : 8);
  }
}

ssize_t getrandom(void *buffer, size_t size, unsigned flags) {
  if (!on_lane()) return syscall(SYS_getrandom, buffer, size, flags);
  fill(buffer, size);
  return (ssize_t)size;
}

int getentropy(void *buffer, size_t size) {
  if (size > 256) { errno = EIO; return -1; }
  return getrandom(buffer, size, 0) == (ssize_t)size ? 0 : -1;
}

void arc4random_buf(void *buffer, size_t size) {
  if (on_lane()) { fill(buffer, size); return; }
  for (size_t at = 0; at < size;) {
    ssize_t got = syscall(SYS_getrandom, (char *)buffer + at, size - at, 0);
    if (got > 0) at += (size_t)got;
  }
}
#include <stdio.h>
#include <sys/mman.h>

int cexploration_capture_streams(void) {
  int memory = memfd_create("streams", 0);
  if (memory >= 0) {
    dup2(memory, STDOUT_FILENO);
    dup2(memory, STDERR_FILENO);
    setvbuf(stdout, NULL, _IONBF, 0);
  }
  return memory;
}
#else
int cexploration_capture_streams(void) { return -1; }
void cexploration_set_clock(cexploration_clock clock) { (void)clock; }
uint64_t cexploration_calendar_lead(bool next) { return 0; }
uint64_t cexploration_rounded_time(uint64_t now) { return now; }
uint64_t cexploration_clock_start(int32_t clock) { (void)clock; return 0; }
void cexploration_seed(uint64_t seed) { (void)seed; }
#endif
