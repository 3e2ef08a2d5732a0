// Work on Dispatch's queues: when it was handed over, when and where it ran.
#if defined(__linux__)
#include "recorder.h"

#include <stdlib.h>

typedef void (^block)(void);
typedef void (^iteration)(size_t);
typedef void (*function)(void *);

extern const char *dispatch_queue_get_label(void *);
extern void *dispatch_get_current_queue(void);

static void began(uint64_t number) {
  recorder_add_named(
      CRECORDER_WORK_BEGINS, number, (uint64_t)dispatch_get_current_queue(), dispatch_queue_get_label(NULL));
}

static void ended(uint64_t number) { recorder_add(CRECORDER_WORK_ENDS, number, 0); }

static void sent(enum crecorder_kind kind, uint64_t number, void *queue, const void *caller) {
  uint64_t places[4];
  recorder_places(caller, places);
  recorder_add_call(recorder_now(), kind, number, (uint64_t)queue, places);
}

// A block of dispatch_block_create has flags of its own and can be waited for: it reaches Dispatch as it is, and the
// block in it says when it runs. (For how a block is laid out see Block_private.h.)
static bool is_special(block work) {
  struct { void *isa; int32_t flags, reserved; void *invoke; } *layout = (void *)work;
  static void **special;
  if (!special) special = recorder_find("_dispatch_block_special_invoke");
  return layout->invoke == *special;
}

INSTEAD_OF(block, dispatch_block_create, unsigned long flags, block work) {
  __block uint64_t number = 0;
  block made = REAL(dispatch_block_create)(flags, ^{
    began(number);
    work();
    ended(number);
  });
  return number = (uint64_t)made, made;
}

INSTEAD_OF(block, dispatch_block_create_with_qos_class, unsigned long flags, unsigned qos, int relative, block work) {
  __block uint64_t number = 0;
  block made = REAL(dispatch_block_create_with_qos_class)(flags, qos, relative, ^{
    began(number);
    work();
    ended(number);
  });
  return number = (uint64_t)made, made;
}

// Hands over a block that says when it runs: `before` are the arguments that the real function has before it.
#define HAND_OVER(kind, name, queue, work, ...) \
  do {                                          \
    if (is_special(work)) {                     \
      sent(kind, (uint64_t)work, queue, CALLER); \
      REAL(name)(__VA_ARGS__, work);            \
    } else {                                    \
      uint64_t number = recorder_number();      \
      sent(kind, number, queue, CALLER);        \
      REAL(name)(__VA_ARGS__, ^{                \
        began(number);                          \
        work();                                 \
        ended(number);                          \
      });                                       \
    }                                           \
  } while (0)

INSTEAD_OF(void, dispatch_async, void *queue, block work) { HAND_OVER(CRECORDER_WORK_IS_SENT, dispatch_async, queue, work, queue); }
INSTEAD_OF(void, dispatch_barrier_async, void *queue, block work) {
  HAND_OVER(CRECORDER_WORK_IS_SENT, dispatch_barrier_async, queue, work, queue);
}
INSTEAD_OF(void, dispatch_group_async, void *group, void *queue, block work) {
  HAND_OVER(CRECORDER_WORK_IS_SENT, dispatch_group_async, queue, work, group, queue);
}
INSTEAD_OF(void, dispatch_group_notify, void *group, void *queue, block work) {
  HAND_OVER(CRECORDER_WORK_IS_PLANNED, dispatch_group_notify, queue, work, group, queue);
}
INSTEAD_OF(void, dispatch_after, uint64_t time, void *queue, block work) {
  HAND_OVER(CRECORDER_WORK_IS_PLANNED, dispatch_after, queue, work, time, queue);
}
INSTEAD_OF(void, dispatch_source_set_event_handler, void *source, block work) {
  // Foundation's run loops have timers of their own.
  if (work && !recorder_is_foundation(CALLER)) HAND_OVER(CRECORDER_WORK_IS_PLANNED, dispatch_source_set_event_handler, NULL, work, source);
  else REAL(dispatch_source_set_event_handler)(source, work);
}

#define WAIT_FOR(name, ...)                                     \
  do {                                                          \
    recorder_add(CRECORDER_WAIT_BEGINS, CRECORDER_QUEUE, 0);    \
    HAND_OVER(CRECORDER_WORK_IS_SENT, name, queue, work, __VA_ARGS__);                  \
    recorder_add(CRECORDER_WAIT_ENDS, CRECORDER_QUEUE, 0);      \
  } while (0)

INSTEAD_OF(void, dispatch_sync, void *queue, block work) { WAIT_FOR(dispatch_sync, queue); }
INSTEAD_OF(void, dispatch_barrier_sync, void *queue, block work) { WAIT_FOR(dispatch_barrier_sync, queue); }
INSTEAD_OF(void, dispatch_async_and_wait, void *queue, block work) { WAIT_FOR(dispatch_async_and_wait, queue); }
INSTEAD_OF(void, dispatch_barrier_async_and_wait, void *queue, block work) {
  WAIT_FOR(dispatch_barrier_async_and_wait, queue);
}

INSTEAD_OF(void, dispatch_apply, size_t count, void *queue, iteration work) {
  uint64_t number = recorder_number();
  sent(CRECORDER_WORK_IS_PLANNED, number, queue, CALLER);
  recorder_add(CRECORDER_WAIT_BEGINS, CRECORDER_ITERATIONS, 0);
  REAL(dispatch_apply)(count, queue, ^(size_t index) {
    recorder_add_named(CRECORDER_ITERATION_BEGINS, number, index, dispatch_queue_get_label(NULL));
    work(index);
    ended(number);
  });
  recorder_add(CRECORDER_WAIT_ENDS, CRECORDER_ITERATIONS, 0);
}

// What dispatch_async_f gets instead of a function and what belongs to it.
struct call {
  function work;
  void *context;
  // 0 for the runtime's, which runs tasks: they are told of by themselves.
  uint64_t number;
};

static void make(void *context) {
  struct call call = *(struct call *)context;
  free(context);
  if (call.number) began(call.number);
  call.work(call.context);
  if (call.number) ended(call.number);
  else recorder_add(CRECORDER_TASKS_PAUSE, 0, 0);
}

INSTEAD_OF(void, dispatch_async_f, void *queue, void *context, function work) {
  struct call *call = malloc(sizeof *call);
  if (!call) return REAL(dispatch_async_f)(queue, context, work);
  *call = (struct call){work, context, recorder_is_runtime(CALLER) ? 0 : recorder_number()};
  if (call->number) sent(CRECORDER_WORK_IS_SENT, call->number, queue, CALLER);
  REAL(dispatch_async_f)(queue, call, make);
}
#endif
