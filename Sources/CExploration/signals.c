// A trap of the explored code ends its execution, not the process.
#define _GNU_SOURCE
#include "stacks.h"
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/mman.h>
#include <sys/syscall.h>
#include <ucontext.h>

static cexploration_trap on_trap;
static int32_t own_trap_status;
static const int traps[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS, SIGUSR2};

// Interrupted code that is the explored object's own has its place in a register; other code was
// called from there. The compiler joins traps, and then the trap itself has no line: its caller has.
static uintptr_t caller;
// The thread that runs lanes.
static int controller;

uintptr_t cexploration_trap_caller(void) { return caller; }

// Which check the trap is that comes next. A lane that says so traps at once.
static const char *reason;

void __tsan_trap_reason(const char *text) { reason = text; }

const char *cexploration_trap_reason(void) {
  const char *text = reason;
  reason = NULL;
  return text;
}

// The frame of a lane's call of `abort`: what that calls in C's library has no frame pointers.
static uintptr_t aborting;

__attribute__((noreturn)) void abort(void) {
  if (cexploration_lane() >= 0) aborting = (uintptr_t)__builtin_frame_address(0);
  void (*real)(void) = (void (*)(void))dlsym(RTLD_NEXT, "abort");
  if (real != NULL) real();
  _exit(own_trap_status);
}

static uintptr_t place_of(const ucontext_t *context) {
#if defined(__x86_64__)
  uintptr_t place = (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
  uintptr_t frame = (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
  uintptr_t place = (uintptr_t)context->uc_mcontext.pc;
  uintptr_t frame = (uintptr_t)context->uc_mcontext.regs[29];
#endif
  if (aborting != 0) frame = aborting, place = 0, aborting = 0;
  uintptr_t from = cexploration_image_from, to = cexploration_image_to;
  // Places are return addresses everywhere else: one behind the call.
  uintptr_t found[2] = {place >= from && place < to ? place + 1 : 0, 0};
  int count = found[0] != 0;
  const uintptr_t *context_of_task = NULL;
  for (int depth = 0; depth < 48 && frame % 8 == 0 && cexploration_is_on_stack(frame); depth++) {
    uintptr_t *words = (uintptr_t *)frame;
    // An asynchronous frame marks its saved frame pointer in bit 60, and has its context below it.
    if (words[0] >> 60 == 1 && context_of_task == NULL) context_of_task = (uintptr_t *)words[-1];
    if (words[1] >= from && words[1] < to) {
      found[count++] = words[1];
      if (count == 2) break;
    }
    uintptr_t next = words[0] & ~(1ull << 60);
    if (next <= frame || next - frame > (1u << 24)) break;
    frame = next;
  }
  // What a task called asynchronously is not on the stack: its context knows where its callers continue.
  for (int depth = 0; depth < 16 && count < 2 && context_of_task != NULL; depth++) {
    if (context_of_task[1] >= from && context_of_task[1] < to) found[count++] = context_of_task[1] + 1;
    context_of_task = (const uintptr_t *)context_of_task[0];
  }
  caller = found[1];
  return found[0];
}

static void handle(int number, siginfo_t *info, void *context) {
  // What another process sends is no doing of the explored code, which cannot send it.
  if (info->si_code <= 0 && info->si_pid != getpid()) {
    signal(SIGTERM, SIG_DFL);
    raise(SIGTERM);
    return;
  }
  if (cexploration_lane() < 0) {
    if (number == SIGUSR2) return;
    // The checker's own mistake: it must be seen as such.
    if (number == SIGSYS) {
      const char *name = cexploration_call_name(info->si_syscall);
      dprintf(3, "the worker itself was refused system call %d %s\n", info->si_syscall, name);
      _exit(2);
    }
    // Between lanes only the explorer's own code runs: it is that in which a check of the language fails.
    if (number == SIGILL || number == SIGTRAP) _exit(own_trap_status);
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  int detail = number == SIGSYS ? info->si_syscall : 0;
  on_trap(number, detail, place_of(context), (uintptr_t)info->si_addr);
}

// Signals get a stack of their own, so that a full one can be told.
static void make_signal_stack(void) {
  static const size_t size = 64 << 10;
  stack_t stack = {0};
  stack.ss_sp = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  stack.ss_size = size;
  if (stack.ss_sp != MAP_FAILED) sigaltstack(&stack, NULL);
}

void cexploration_catch_traps(cexploration_trap trap, int32_t status) {
  on_trap = trap;
  own_trap_status = status;
  // The parent process may have blocked signals, and a blocked one interrupts no lane.
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  controller = (int)syscall(SYS_gettid);
  make_signal_stack();
  struct sigaction action = {0};
  action.sa_sigaction = handle;
  // The handler may not return but leave by a jump, and then the signal must not stay blocked.
  action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
  for (size_t i = 0; i < sizeof traps / sizeof *traps; i++) sigaction(traps[i], &action, NULL);
}

void cexploration_interrupt(void) { syscall(SYS_tgkill, getpid(), controller, SIGUSR2); }
#else
void cexploration_catch_traps(cexploration_trap trap, int32_t status) { (void)trap, (void)status; }
void cexploration_interrupt(void) {}
#endif
