// The locks that libraries take inside, which the explorer sees and has lanes wait for: those of Swift Concurrency
// for streams, groups and tasks, those of Observation for what is tracked.
#define _GNU_SOURCE
#include "stacks.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <unistd.h>

// A library whose locks are observed.
typedef struct {
  uintptr_t from, to;
  cexploration_lock_of_runtime on_lock;
  cexploration_order on_unlock;
} library;

enum { most_libraries = 2 };
static library libraries[most_libraries];
static int library_count = 0;
static uintptr_t runtime_from, runtime_to;

void cexploration_observe_locks(
  const char *function, cexploration_lock_of_runtime lock, cexploration_order unlock) {
  const void *runtime = dlsym(RTLD_DEFAULT, "swift_task_create");
  if (runtime != NULL) cexploration_image_of(runtime, &runtime_from, &runtime_to);
  const void *inside = dlsym(RTLD_DEFAULT, function);
  if (inside == NULL || library_count == most_libraries) return;
  library *one = &libraries[library_count];
  cexploration_image_of(inside, &one->from, &one->to);
  one->on_lock = lock, one->on_unlock = unlock;
  library_count += 1;
}

bool cexploration_is_locked(const void *mutex) {
  return ((const pthread_mutex_t *)mutex)->__data.__lock != 0;
}

bool cexploration_understands_mutexes(void) {
  pthread_mutex_t mutex;
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&mutex, &attributes);
  pthread_mutex_lock(&mutex);
  bool understands = mutex.__data.__lock != 0 && mutex.__data.__owner == gettid();
  pthread_mutex_unlock(&mutex);
  understands = understands && mutex.__data.__lock == 0 && mutex.__data.__owner == 0;
  pthread_mutex_destroy(&mutex);
  pthread_mutexattr_destroy(&attributes);
  return understands;
}

static bool is_in_runtime(uintptr_t address) {
  return address - runtime_from < runtime_to - runtime_from;
}

// The library that takes a lock, for a stream, a group or a task, for example; locks in the library's own memory
// protect nothing that a program can see.
static const library *observed(const void *mutex, uintptr_t caller) {
  if (cexploration_lane() < 0) return NULL;
  for (const library *one = libraries; one < libraries + library_count; one++)
    if (cexploration_is_within(caller, one->from, one->to))
      return cexploration_is_within((uintptr_t)mutex, one->from, one->to) ? NULL : one;
  return NULL;
}

// A lock that one thread may take again knows it by its number, which all lanes have in common: while a
// lane has it, the lane's own stands there, which is no thread's.
enum { lanes_begin = 1 << 24 };
// The number of the thread that runs the lanes.
static int thread_number;

static int lane_as_owner(void) { return lanes_begin + cexploration_lane(); }

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  static int (*real)(pthread_mutex_t *);
  if (real == NULL) real = (int (*)(pthread_mutex_t *))dlsym(RTLD_NEXT, "pthread_mutex_lock");
  const library *by = observed(mutex, (uintptr_t)__builtin_return_address(0));
  if (by == NULL) return real(mutex);
  int *owner = &mutex->__data.__owner;
  if (*owner != lane_as_owner()) by->on_lock(mutex, cexploration_locks);
  if (*owner == lane_as_owner()) *owner = thread_number;
  // Another lane has it and must run first: code of the learner may run under a lock.
  int result;
  while ((result = pthread_mutex_trylock(mutex)) == EBUSY) by->on_lock(mutex, cexploration_waits_for_lock);
  if (result == 0) {
    thread_number = *owner;
    *owner = lane_as_owner();
  }
  by->on_lock(mutex, cexploration_has_locked);
  return result;
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
  static int (*real)(pthread_mutex_t *);
  if (real == NULL) real = (int (*)(pthread_mutex_t *))dlsym(RTLD_NEXT, "pthread_mutex_unlock");
  const library *by = observed(mutex, (uintptr_t)__builtin_return_address(0));
  if (by != NULL) by->on_unlock(mutex);
  int *owner = &mutex->__data.__owner;
  bool is_lanes = *owner >= lanes_begin;
  if (is_lanes) *owner = thread_number;
  int result = real(mutex);
  // Taken more than once, it is still the lane's.
  if (is_lanes && *owner != 0) *owner = lane_as_owner();
  return result;
}

static bool has_left_main_thread;
void cexploration_leave_main_thread(bool leaves) { has_left_main_thread = leaves; }

// The runtime asks in this way whether it is on the main thread: of the lanes, only the main one is, until it leaves.
pthread_t pthread_self(void) {
  static pthread_t (*real)(void);
  if (real == NULL) real = (pthread_t(*)(void))dlsym(RTLD_NEXT, "pthread_self");
  pthread_t own = real();
  if (cexploration_lane() < 0 || (cexploration_stack() == 0 && !has_left_main_thread)) return own;
  bool is_runtime = is_in_runtime((uintptr_t)__builtin_return_address(0));
  return is_runtime ? own + 1 : own;
}
#else
void cexploration_observe_locks(
  const char *function, cexploration_lock_of_runtime lock, cexploration_order unlock) {
  (void)function, (void)lock, (void)unlock;
}
bool cexploration_is_locked(const void *mutex) { return (void)mutex, false; }
bool cexploration_understands_mutexes(void) { return false; }
void cexploration_leave_main_thread(bool leaves) { (void)leaves; }
#endif
