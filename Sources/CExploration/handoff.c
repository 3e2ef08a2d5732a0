// Threads that take turns: each sleeps on a word of its own until it is woken.
#define _GNU_SOURCE
#include "CExploration.h"
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdatomic.h>
#include <stdlib.h>

#if defined(__linux__)
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

enum { limit = 1024 };

typedef struct {
  _Alignas(64) _Atomic uint32_t turn;
#if !defined(__linux__)
  pthread_mutex_t mutex;
  pthread_cond_t condition;
#endif
} seat;

static seat seats[limit];
static int handles[limit];

int cexploration_handle_of(int32_t number) { return handles[number]; }
void cexploration_be_controller(void) { handles[0] = cexploration_thread_handle(); }
static _Atomic int32_t created = 1;

static __thread int32_t lane = -1;
static __thread int32_t thread = 0;
static __thread jmp_buf *way_out = NULL;

int32_t cexploration_lane(void) { return lane; }
void cexploration_set_lane(int32_t value) { lane = value; }
int32_t cexploration_thread(void) { return thread; }

#if defined(__linux__)
void cexploration_park(int32_t number) {
  while (atomic_load_explicit(&seats[number].turn, memory_order_acquire) == 0)
    syscall(SYS_futex, &seats[number].turn, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
  atomic_store_explicit(&seats[number].turn, 0, memory_order_relaxed);
}

void cexploration_wake(int32_t number) {
  atomic_store_explicit(&seats[number].turn, 1, memory_order_release);
  syscall(SYS_futex, &seats[number].turn, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

void cexploration_pin(void) {
  cpu_set_t all, one;
  if (sched_getaffinity(0, sizeof all, &all) != 0) return;
  // The last processor: the first often serves the machine's interrupts.
  for (int number = CPU_SETSIZE - 1; number >= 0; number--)
    if (CPU_ISSET(number, &all)) {
      CPU_ZERO(&one);
      CPU_SET(number, &one);
      sched_setaffinity(0, sizeof one, &one);
      return;
    }
}
#else
void cexploration_park(int32_t number) {
  pthread_mutex_lock(&seats[number].mutex);
  while (seats[number].turn == 0)
    pthread_cond_wait(&seats[number].condition, &seats[number].mutex);
  seats[number].turn = 0;
  pthread_mutex_unlock(&seats[number].mutex);
}

void cexploration_wake(int32_t number) {
  pthread_mutex_lock(&seats[number].mutex);
  seats[number].turn = 1;
  pthread_cond_signal(&seats[number].condition);
  pthread_mutex_unlock(&seats[number].mutex);
}

void cexploration_pin(void) {}
#endif

bool cexploration_call(cexploration_body body) {
  jmp_buf here;
  jmp_buf *outer = way_out;
  way_out = &here;
  cexploration_begin_body();
  // The caller may itself be a task, as in a test.
  char runtime[512];
  const size_t size = cexploration_save_runtime(runtime, sizeof runtime);
  bool whole = _setjmp(here) == 0;
  if (whole) body(thread);
  else cexploration_restore_runtime(runtime, size);
  way_out = outer;
  return whole;
}

_Noreturn void cexploration_abandon(void) {
  if (way_out == NULL) abort();
  _longjmp(*way_out, 1);
}

typedef struct {
  int32_t number;
  cexploration_body body, after;
} work;

static void *take_turns(void *argument) {
  work mine = *(work *)argument;
  free(argument);
  thread = mine.number;
  handles[mine.number] = cexploration_thread_handle();
  cexploration_own_stack();
  for (;;) {
    cexploration_park(mine.number);
    cexploration_call(mine.body);
    mine.after(mine.number);
  }
  return NULL;
}

int32_t cexploration_create_thread(cexploration_body body, cexploration_body after) {
  int32_t number = atomic_fetch_add(&created, 1);
  if (number >= limit) return -1;
#if !defined(__linux__)
  pthread_mutex_init(&seats[number].mutex, NULL);
  pthread_cond_init(&seats[number].condition, NULL);
#endif
  work *mine = malloc(sizeof *mine);
  if (mine == NULL) return -1;
  *mine = (work){number, body, after};
  pthread_t handle;
  if (pthread_create(&handle, NULL, take_turns, mine) != 0) return -1;
  pthread_detach(handle);
  return number;
}
