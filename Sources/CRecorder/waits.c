// What a thread waits for. Nothing is told of a wait that ends at once: each is tried first, where that is possible.
#if defined(__linux__)
#define _GNU_SOURCE
#include "recorder.h"

#include <errno.h>
#include <linux/futex.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define WAIT(result, reason, call)                        \
  recorder_add(CRECORDER_WAIT_BEGINS, reason, 0);         \
  result = call;                                          \
  int error = errno;                                      \
  recorder_add(CRECORDER_WAIT_ENDS, reason, 0);           \
  errno = error

// The pool waits for work in the same way as a program for a signal.
#define OWN(call) \
  if (recorder_is_dispatch(CALLER)) return call

// Dispatch's name for a time that has passed already.
#define NOW 0

INSTEAD_OF(long, dispatch_semaphore_wait, void *semaphore, uint64_t time) {
  OWN(REAL(dispatch_semaphore_wait)(semaphore, time));
  if (REAL(dispatch_semaphore_wait)(semaphore, NOW) == 0) return 0;
  if (time == NOW) return 1;
  WAIT(long result, CRECORDER_SEMAPHORE, REAL(dispatch_semaphore_wait)(semaphore, time));
  return result;
}

INSTEAD_OF(long, dispatch_group_wait, void *group, uint64_t time) {
  if (REAL(dispatch_group_wait)(group, NOW) == 0) return 0;
  if (time == NOW) return 1;
  WAIT(long result, CRECORDER_GROUP, REAL(dispatch_group_wait)(group, time));
  return result;
}

INSTEAD_OF(long, dispatch_block_wait, void *block, uint64_t time) {
  WAIT(long result, CRECORDER_BLOCK, REAL(dispatch_block_wait)(block, time));
  return result;
}

INSTEAD_OF(int, pthread_mutex_lock, pthread_mutex_t *lock) {
  int taken = pthread_mutex_trylock(lock);
  if (taken != EBUSY) return taken;
  WAIT(int result, CRECORDER_LOCK, REAL(pthread_mutex_lock)(lock));
  return result;
}

INSTEAD_OF(int, pthread_rwlock_rdlock, pthread_rwlock_t *lock) {
  int taken = pthread_rwlock_tryrdlock(lock);
  if (taken != EBUSY) return taken;
  WAIT(int result, CRECORDER_LOCK, REAL(pthread_rwlock_rdlock)(lock));
  return result;
}

INSTEAD_OF(int, pthread_rwlock_wrlock, pthread_rwlock_t *lock) {
  int taken = pthread_rwlock_trywrlock(lock);
  if (taken != EBUSY) return taken;
  WAIT(int result, CRECORDER_LOCK, REAL(pthread_rwlock_wrlock)(lock));
  return result;
}

INSTEAD_OF(int, pthread_cond_wait, pthread_cond_t *condition, pthread_mutex_t *lock) {
  WAIT(int result, CRECORDER_CONDITION, REAL(pthread_cond_wait)(condition, lock));
  return result;
}

INSTEAD_OF(
    int, pthread_cond_timedwait, pthread_cond_t *condition, pthread_mutex_t *lock, const struct timespec *until) {
  WAIT(int result, CRECORDER_CONDITION, REAL(pthread_cond_timedwait)(condition, lock, until));
  return result;
}

INSTEAD_OF(int, pthread_join, pthread_t thread, void **value) {
  WAIT(int result, CRECORDER_THREAD, REAL(pthread_join)(thread, value));
  return result;
}

INSTEAD_OF(int, sem_wait, sem_t *semaphore) {
  OWN(REAL(sem_wait)(semaphore));
  if (sem_trywait(semaphore) == 0) return 0;
  WAIT(int result, CRECORDER_SEMAPHORE, REAL(sem_wait)(semaphore));
  return result;
}

INSTEAD_OF(int, nanosleep, const struct timespec *time, struct timespec *rest) {
  WAIT(int result, CRECORDER_SLEEP, REAL(nanosleep)(time, rest));
  return result;
}

INSTEAD_OF(int, clock_nanosleep, clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  WAIT(int result, CRECORDER_SLEEP, REAL(clock_nanosleep)(clock, flags, time, rest));
  return result;
}

INSTEAD_OF(int, usleep, useconds_t time) {
  OWN(REAL(usleep)(time));
  WAIT(int result, CRECORDER_SLEEP, REAL(usleep)(time));
  return result;
}

INSTEAD_OF(unsigned, sleep, unsigned seconds) {
  OWN(REAL(sleep)(seconds));
  WAIT(unsigned result, CRECORDER_SLEEP, REAL(sleep)(seconds));
  return result;
}

INSTEAD_OF(int, poll, struct pollfd *descriptors, nfds_t count, int time) {
  WAIT(int result, CRECORDER_EVENTS, REAL(poll)(descriptors, count, time));
  return result;
}

INSTEAD_OF(
    int, ppoll, struct pollfd *descriptors, nfds_t count, const struct timespec *time, const sigset_t *signals) {
  WAIT(int result, CRECORDER_EVENTS, REAL(ppoll)(descriptors, count, time, signals));
  return result;
}

INSTEAD_OF(int, epoll_wait, int descriptor, struct epoll_event *events, int most, int time) {
  OWN(REAL(epoll_wait)(descriptor, events, most, time));
  WAIT(int result, CRECORDER_EVENTS, REAL(epoll_wait)(descriptor, events, most, time));
  return result;
}

// Main only does from here on what others hand to it. (The runtime calls it for an asynchronous main, unless there is
// a run loop, which waits for events.)
INSTEAD_OF(void, dispatch_main, void) {
  recorder_add(CRECORDER_WAIT_BEGINS, CRECORDER_EVENTS, 0);
  REAL(dispatch_main)();
}

// Synchronization's Mutex asks the kernel itself, when it has to wait.
static long (*real_syscall)(long, ...);
long crecorder_instead_of_syscall(long number, ...);
long crecorder_instead_of_syscall(long number, ...) {
  long a[6];
  va_list rest;
  va_start(rest, number);
  for (int i = 0; i < 6; i++) a[i] = va_arg(rest, long);
  va_end(rest);
  if (!real_syscall) real_syscall = recorder_find("syscall");
  if (number != SYS_futex || (a[1] & FUTEX_CMD_MASK) != FUTEX_LOCK_PI) {
    return real_syscall(number, a[0], a[1], a[2], a[3], a[4], a[5]);
  }
  WAIT(long result, CRECORDER_LOCK, real_syscall(number, a[0], a[1], a[2], a[3], a[4], a[5]));
  return result;
}
#endif
