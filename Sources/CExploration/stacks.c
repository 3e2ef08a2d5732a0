// Stacks that take turns on one thread: a switch is two jumps, and the system knows nothing of it.
// A jump from one stack to another is what a fortified longjmp takes for a mistake.
#undef _FORTIFY_SOURCE
#define _GNU_SOURCE
#define _XOPEN_SOURCE 700
#include "stacks.h"
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

#if !defined(MAP_NORESERVE)
#define MAP_NORESERVE 0
#endif

// As large as a thread's of the system; only what is used costs memory. A function with a large frame
// might step over a small guard.
enum { limit = 1024 };
static const size_t stack_size = 8 << 20, guard_size = 64 << 10, usual_size = 256 << 10;

typedef struct {
  // Where its life starts again, where its lane stopped, and where it goes when it leaves its body.
  jmp_buf base, stop, way_out;
  jmp_buf *next;
  cexploration_body body;
  cexploration_successor after;
  uintptr_t from, size;
  // What a thread of the system would have of its own.
  int error;
  cexploration_attention attention;
  char *locals;
} stack;

static stack stacks[limit];
uintptr_t cexploration_stacks_from, cexploration_stacks_to;
uintptr_t cexploration_controller_from, cexploration_controller_to;
static int32_t created = 1;
static int32_t running = 0;
// The thread of the system may be another one in the next execution: only a lane's code asks.
__thread int32_t cexploration_lane_now = -1;

uintptr_t cexploration_stack_from, cexploration_stack_size;
uint64_t cexploration_lent[256];
bool cexploration_lends;
static bool lends_more;

bool cexploration_lends_more(void) {
  bool more = lends_more;
  lends_more = false;
  return more;
}

static void extend(uintptr_t from, size_t size) {
  bool is_first = cexploration_stacks_to == 0;
  if (is_first || from < cexploration_stacks_from) cexploration_stacks_from = from;
  if (from + size > cexploration_stacks_to) cexploration_stacks_to = from + size;
}

void cexploration_touch_stack(uintptr_t address, size_t size) {
  for (int32_t number = 0; number < created; number++) {
    if (address - stacks[number].from >= stacks[number].size) continue;
    cexploration_lends = true;
    for (uintptr_t word = address / 8; word <= (address + size - 1) / 8; word++) {
      uint64_t bit = 1ull << word % 64;
      if ((*cexploration_lent_word(word) & bit) == 0) lends_more = true;
      *cexploration_lent_word(word) |= bit;
    }
  }
}

cexploration_attention cexploration_attention_now;

int32_t cexploration_lane(void) { return cexploration_lane_now; }
void cexploration_set_lane(int32_t value) { cexploration_lane_now = value; }
int32_t cexploration_stack(void) { return running; }

// The addresses of a thread's variables must not be kept from before a switch to behind it.
static __attribute__((noinline)) void put_away(stack *own) {
  own->error = errno;
  own->attention = cexploration_attention_now;
  cexploration_keep_locals(own->locals);
}

static __attribute__((noinline)) _Noreturn void go_on(int32_t number) {
  stack *next = &stacks[number];
  running = number;
  cexploration_stack_from = next->from;
  cexploration_stack_size = next->size;
  if (next->next == &next->base) {
    next->next = &next->stop;
    if (cexploration_lends) cexploration_forget_stack(next->from, next->size);
    cexploration_attention_now = (cexploration_attention){0};
    cexploration_put_locals(NULL);
    // As a thread finds it.
    errno = 0;
    _longjmp(next->base, 1);
  }
  errno = next->error;
  cexploration_attention_now = next->attention;
  cexploration_put_locals(next->locals);
  _longjmp(next->stop, 1);
}

void cexploration_switch(int32_t to) {
  if (to == running) return;
  stack *own = &stacks[running];
  put_away(own);
  if (_setjmp(own->stop) == 0) go_on(to);
}

void cexploration_reset(int32_t number) { stacks[number].next = &stacks[number].base; }

bool cexploration_call(cexploration_body body) {
  stack *own = &stacks[0];
  own->next = &own->stop;
  if (own->locals == NULL) own->locals = malloc(cexploration_locals_size());
  // The caller may run in a task itself: the runtime has to find its state as it was.
  char before[cexploration_locals_size()];
  cexploration_keep_locals(before);
  cexploration_attention_now = (cexploration_attention){0};
  errno = 0;
  bool whole = _setjmp(own->way_out) == 0;
  if (whole) body(0);
  else cexploration_put_locals(before);
  return whole;
}

_Noreturn void cexploration_abandon(void) { _longjmp(stacks[running].way_out, 1); }

static ucontext_t creator;

static void live(void) {
  stack *own = &stacks[created];
  if (_setjmp(own->base) == 0) setcontext(&creator);
  int32_t number = (int32_t)(own - stacks);
  if (_setjmp(own->way_out) == 0) own->body(number);
  int32_t next = own->after(number);
  own->next = &own->base;
  go_on(next);
}

int32_t cexploration_create_stack(cexploration_body body, cexploration_successor after) {
  if (created == limit) return -1;
  size_t size = guard_size + stack_size;
  char *memory = mmap(
    NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return -1;
  stack *new = &stacks[created];
  *new = (stack){.body = body, .after = after, .locals = malloc(cexploration_locals_size())};
  ucontext_t context;
  if (new->locals == NULL || mprotect(memory, guard_size, PROT_NONE) != 0 || getcontext(&context) != 0) {
    munmap(memory, size);
    return -1;
  }
  new->from = (uintptr_t)memory + guard_size;
  new->size = stack_size;
  extend(new->from, new->size);
  context.uc_stack.ss_sp = (void *)new->from;
  context.uc_stack.ss_size = new->size;
  context.uc_link = NULL;
  makecontext(&context, live, 0);
  // It returns at once, from where it will begin each time.
  swapcontext(&creator, &context);
  new->next = &new->base;
  return created++;
}

void cexploration_trim_stacks(void) {
  for (int32_t number = 1; number < created; number++) {
    const stack *one = &stacks[number];
    if (number != running && one->next == &one->base)
      madvise((void *)one->from, one->size - usual_size, MADV_DONTNEED);
  }
}

void cexploration_be_controller(void) {
#if defined(__linux__)
  pthread_attr_t attributes;
  void *from;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &from, &size) == 0) {
    cexploration_stack_from = stacks[0].from = (uintptr_t)from;
    cexploration_stack_size = stacks[0].size = size;
    cexploration_controller_from = (uintptr_t)from;
    cexploration_controller_to = (uintptr_t)from + size;
  }
  pthread_attr_destroy(&attributes);
#endif
}
