// Random delays in an unchanged program: preloaded (LD_PRELOAD), it stops now and then before a call of
// the functions below, which are where threads, queues, tasks and variables meet. Scripts/measure-soundness
// compiles it with the toolchain's clang.
//
// RANDOM_DELAYS=SEED,RATE,MICROSECONDS: before one of RATE calls it gives up the processor, computes or
// sleeps for up to so long, all threads together for no more than MOST nanoseconds: a program that does not
// end has not been kept from it here. RATE 0 never stops. x86_64 Linux.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifndef __x86_64__
#error "random-delays.c knows how to pass a call on for x86_64 only"
#endif

// Entry points that the compiled program and the libraries above libdispatch reach through their linkage
// tables. What a library calls inside of itself is not stopped.
#define FUNCTIONS(F)                                                                                \
  F(swift_beginAccess) F(swift_retain) F(swift_release) F(swift_allocObject) F(swift_weakLoadStrong) \
  F(swift_once) F(swift_task_create) F(swift_task_switch) F(swift_task_cancel)                       \
  F(swift_task_alloc) F(swift_task_future_wait) F(swift_task_future_wait_throwing)                   \
  F(swift_asyncLet_begin) F(swift_asyncLet_get) F(swift_asyncLet_finish)                             \
  F(swift_taskGroup_wait_next_throwing) F(swift_taskGroup_cancelAll) F(swift_taskGroup_waitAll)       \
  F(swift_continuation_init) F(swift_continuation_await) F(swift_continuation_resume)                \
  F(swift_continuation_throwingResume) F(swift_task_isCurrentExecutor)                               \
  F(dispatch_async) F(dispatch_sync) F(dispatch_async_f) F(dispatch_barrier_async)                   \
  F(dispatch_barrier_sync) F(dispatch_group_enter) F(dispatch_group_leave) F(dispatch_group_wait)    \
  F(dispatch_group_notify) F(dispatch_semaphore_signal) F(dispatch_semaphore_wait)                   \
  F(dispatch_resume) F(dispatch_suspend) F(dispatch_activate) F(dispatch_after)                      \
  F(dispatch_block_cancel) F(dispatch_block_wait) F(dispatch_source_cancel)                          \
  F(pthread_mutex_lock) F(pthread_mutex_unlock) F(pthread_mutex_trylock) F(pthread_cond_wait)        \
  F(pthread_cond_signal) F(pthread_cond_broadcast) F(pthread_cond_timedwait)                         \
  F(pthread_rwlock_rdlock) F(pthread_rwlock_wrlock) F(pthread_rwlock_unlock)                         \
  F(pthread_spin_lock) F(pthread_barrier_wait) F(sem_wait) F(sem_post) F(sem_trywait)

#define NUMBER(name) number_##name,
enum { FUNCTIONS(NUMBER) count };
#define NAME(name) #name,
static const char *const names[] = {FUNCTIONS(NAME)};
static void *_Atomic addresses[count];

static const long MOST = 3000000000;

static _Atomic uint64_t chance;
static _Atomic long spent;
static unsigned rate;
static unsigned longest;

__attribute__((constructor)) static void begin(void) {
  unsigned long seed = 0;
  const char *settings = getenv("RANDOM_DELAYS");
  if (settings) sscanf(settings, "%lu,%u,%u", &seed, &rate, &longest);
  chance = seed;
}

// SplitMix64 (Steele, Lea, Flood 2014).
static uint64_t draw(void) {
  uint64_t z = atomic_fetch_add_explicit(&chance, 0x9E3779B97F4A7C15u, memory_order_relaxed);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static void stop(void) {
  if (rate == 0 || atomic_load_explicit(&spent, memory_order_relaxed) >= MOST) return;
  uint64_t drawn = draw();
  if (drawn % rate != 0) return;
  long duration = longest ? (long)((drawn >> 40) % longest) * 1000 : 0;
  struct timespec now, end;
  switch ((drawn >> 32) % 4) {
  case 0:
  case 1: sched_yield(); return;
  case 2:
    duration /= 8;
    clock_gettime(CLOCK_MONOTONIC, &end);
    end.tv_nsec += duration;
    do clock_gettime(CLOCK_MONOTONIC, &now);
    while (now.tv_sec == end.tv_sec && now.tv_nsec < end.tv_nsec);
    break;
  default:
    now = (struct timespec){.tv_sec = 0, .tv_nsec = duration};
    nanosleep(&now, 0);
  }
  atomic_fetch_add_explicit(&spent, duration, memory_order_relaxed);
}

// Stops for a while perhaps, and returns the address of the real function.
__attribute__((used)) static void *pass(unsigned number) {
  // Who calls may look afterwards at the error of an earlier call.
  int last = errno;
  void *address = atomic_load_explicit(&addresses[number], memory_order_relaxed);
  if (!address) {
    address = dlsym(RTLD_NEXT, names[number]);
    if (!address) {
      fprintf(stderr, "random-delays: nobody has %s\n", names[number]);
      abort();
    }
    atomic_store_explicit(&addresses[number], address, memory_order_relaxed);
  }
  stop();
  errno = last;
  return address;
}

// Every register that may hold an argument is kept, since Swift's conventions use more than C's.
__asm__(
  ".text\n"
  ".type forward, @function\n"
  "forward:\n"
  "  pushq %rbp\n  movq %rsp, %rbp\n"
  "  pushq %rax\n  pushq %rcx\n  pushq %rdx\n  pushq %rsi\n  pushq %rdi\n"
  "  pushq %r8\n  pushq %r9\n  pushq %r10\n"
  "  subq $128, %rsp\n  andq $-16, %rsp\n"
  "  movups %xmm0, (%rsp)\n  movups %xmm1, 16(%rsp)\n  movups %xmm2, 32(%rsp)\n"
  "  movups %xmm3, 48(%rsp)\n  movups %xmm4, 64(%rsp)\n  movups %xmm5, 80(%rsp)\n"
  "  movups %xmm6, 96(%rsp)\n  movups %xmm7, 112(%rsp)\n"
  "  movl %r11d, %edi\n  call pass\n  movq %rax, %r11\n"
  "  movups (%rsp), %xmm0\n  movups 16(%rsp), %xmm1\n  movups 32(%rsp), %xmm2\n"
  "  movups 48(%rsp), %xmm3\n  movups 64(%rsp), %xmm4\n  movups 80(%rsp), %xmm5\n"
  "  movups 96(%rsp), %xmm6\n  movups 112(%rsp), %xmm7\n"
  "  leaq -64(%rbp), %rsp\n"
  "  popq %r10\n  popq %r9\n  popq %r8\n"
  "  popq %rdi\n  popq %rsi\n  popq %rdx\n  popq %rcx\n  popq %rax\n"
  "  popq %rbp\n  jmp *%r11\n");

#define ENTRY(name)                                                                                 \
  __asm__(".globl " #name "\n.type " #name ", @function\n" #name ":\n"                              \
          "  movl %0, %%r11d\n  jmp forward\n" ::"i"(number_##name));
// The numbers are known to the compiler only, so the entries stand inside a function that is never called.
__attribute__((used, naked)) static void entries(void) { FUNCTIONS(ENTRY) }
