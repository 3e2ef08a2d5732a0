// Swift's tasks: when they were made, when and on which thread they ran.
#if defined(__linux__)
#include "recorder.h"

#include <assert.h>
#include <stdatomic.h>
#include <string.h>

#define SWIFT __attribute__((swiftcall))

// The runtime is only there in a program that has tasks.
extern SWIFT void *swift_task_getCurrent(void) __attribute__((weak));
extern SWIFT uint64_t swift_task_getJobTaskId(void *task) __attribute__((weak));
extern SWIFT const char *swift_task_getCurrentTaskName(void) __attribute__((weak));

// Whether it is the first time that a task is seen, for as many tasks as there are bits.
static bool is_new(uint64_t number) {
  static _Atomic uint64_t seen[1 << 14];
  uint64_t bit = 1ull << (number % 64);
  return !(atomic_fetch_or(&seen[number / 64 % (1 << 14)], bit) & bit);
}

// The task that runs on this thread; kept here because the runtime may have forgotten it when it stops.
static __thread uint64_t running;

// The runtime calls these two for each stretch in which a task runs: they are in another library, for the sake of
// the checks of exclusive access.
INSTEAD_OF(void, swift_task_enterThreadLocalContext, char *state) {
  REAL(swift_task_enterThreadLocalContext)(state);
  void *task = swift_task_getCurrent();
  if (!task) return;
  running = swift_task_getJobTaskId(task);
  recorder_add(CRECORDER_TASK_RUNS, running, 0);
  if (!is_new(running)) return;
  const char *name = swift_task_getCurrentTaskName ? swift_task_getCurrentTaskName() : NULL;
  if (name) recorder_add_named(CRECORDER_TASK_IS_NAMED, running, 0, name);
}

INSTEAD_OF(void, swift_task_exitThreadLocalContext, char *state) {
  if (running) recorder_add(CRECORDER_TASK_STOPS, running, 0);
  running = 0;
  REAL(swift_task_exitThreadLocalContext)(state);
}

static SWIFT void (*real_immediate)(void *, void *, void *);

SWIFT void crecorder_instead_of_swift_task_immediate(void *task, void *executor, void *kind);
SWIFT void crecorder_instead_of_swift_task_immediate(void *task, void *executor, void *kind) {
  // What calls it goes on when the new task has ended, or is suspended for the first time.
  uint64_t caller = running;
  if (!real_immediate) real_immediate = recorder_find("swift_task_immediate");
  real_immediate(task, executor, kind);
  running = caller;
  if (caller) recorder_add(CRECORDER_TASK_RUNS, caller, 0);
  else recorder_add(CRECORDER_TASKS_PAUSE, 0, 0);
}

// A program's own executor, or main, runs a job itself: what comes after it on the thread is no task's any more.
#define RUN_JOB(name)                                                                                        \
  static SWIFT void (*real_##name)(void *, void *, void *, void *, void *);                                   \
  SWIFT void crecorder_instead_of_##name(void *job, void *a, void *b, void *c, void *d);                      \
  SWIFT void crecorder_instead_of_##name(void *job, void *a, void *b, void *c, void *d) {                     \
    if (!real_##name) real_##name = recorder_find(#name);                                                     \
    real_##name(job, a, b, c, d);                                                                             \
    recorder_add(CRECORDER_TASKS_PAUSE, 0, 0);                                                                \
  }                                                                                                           \
  static_assert(true, "")

// Each has at most five words as its arguments; those that it does not have stay in their registers.
RUN_JOB(swift_job_run);
RUN_JOB(swift_job_run_on_task_executor);
RUN_JOB(swift_job_run_on_serial_and_task_executor);

struct made {
  void *task, *context;
};

static SWIFT struct made (*real_create)(size_t, void *, const void *, void *, void *);

SWIFT struct made crecorder_instead_of_swift_task_create(
    size_t flags, void *options, const void *result, void *body, void *context);
SWIFT struct made crecorder_instead_of_swift_task_create(
    size_t flags, void *options, const void *result, void *body, void *context) {
  // It may run before the call returns.
  int64_t time = recorder_now();
  uint64_t places[4];
  recorder_places(CALLER, places);
  if (!real_create) real_create = recorder_find("swift_task_create");
  struct made made = real_create(flags, options, result, body, context);
  recorder_add_call(time, CRECORDER_TASK_IS_MADE, swift_task_getJobTaskId(made.task), 0, places);
  return made;
}

static SWIFT void (*real_async_let)(void *, void *, const void *, void *, void *, void *);

SWIFT void crecorder_instead_of_swift_asyncLet_begin(
    void *variable, void *options, const void *result, void *body, void *context, void *buffer);
SWIFT void crecorder_instead_of_swift_asyncLet_begin(
    void *variable, void *options, const void *result, void *body, void *context, void *buffer) {
  int64_t time = recorder_now();
  uint64_t places[4];
  recorder_places(CALLER, places);
  if (!real_async_let) real_async_let = recorder_find("swift_asyncLet_begin");
  real_async_let(variable, options, result, body, context, buffer);
  // It begins as a record of a child: flags, the next record, and the child.
  void *task = ((void **)variable)[2];
  recorder_add_call(time, CRECORDER_TASK_IS_MADE, swift_task_getJobTaskId(task), 0, places);
}
#endif
