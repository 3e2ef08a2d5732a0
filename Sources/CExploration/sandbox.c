// What explored code may ask of the kernel: the calls of a list, and nothing else. So a call that nobody has
// thought of is refused as well. Everything that could reach other processes, files or the network is not in it.
#define _GNU_SOURCE
#include "calls.h"

#if defined(__linux__)
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// The calls of the x32 interface have the same architecture as those of x86-64, and this bit.
#define OTHER_INTERFACE 0x40000000u
// Calls that came after the list was made do not exist for the process: the C library then uses those that it
// used before. 463 is the first after Linux 6.10.
#define FIRST_UNKNOWN 463u

#define MOST_STEPS 1024

static struct sock_filter steps[MOST_STEPS];
static unsigned count;

static void add(struct sock_filter step) {
  // A filter that is too long is refused as a whole.
  if (count < MOST_STEPS) steps[count] = step;
  count++;
}

static void load(size_t offset) {
  add((struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

static void jump_unless(int test, uint32_t value, uint8_t distance) {
  add((struct sock_filter)BPF_JUMP(BPF_JMP | BPF_K | test, value, 0, distance));
}

static void answer(uint32_t what) { add((struct sock_filter)BPF_STMT(BPF_RET | BPF_K, what)); }

// Continues behind the rule, which has so many more steps, unless this half of the argument is as it must be.
static void demand(size_t offset, uint32_t mask, uint32_t value, uint8_t distance) {
  load(offset);
  add((struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, mask));
  jump_unless(BPF_JEQ, value, distance);
}

static void add_rule(const struct allowed_call *rule) {
  if (rule->mask == 0) {
    jump_unless(BPF_JEQ, (uint32_t)rule->call, 1);
    answer(SECCOMP_RET_ALLOW);
    return;
  }
  // Both architectures put the lower half first.
  size_t low = offsetof(struct seccomp_data, args) + 8 * (size_t)rule->argument;
  uint64_t value = rule->is_own_process ? (uint64_t)getpid() : rule->value;
  jump_unless(BPF_JEQ, (uint32_t)rule->call, 8);
  demand(low, (uint32_t)rule->mask, (uint32_t)value, 4);
  demand(low + 4, (uint32_t)(rule->mask >> 32), (uint32_t)(value >> 32), 1);
  answer(SECCOMP_RET_ALLOW);
  load(offsetof(struct seccomp_data, nr));
}

static bool may(enum purpose purpose, bool has_threads, bool has_helpers) {
  if (purpose == CODE_WITH_THREADS) return has_threads;
  return purpose == CODE_WITH_HELPERS ? has_helpers : true;
}

int cexploration_confine(bool has_threads, bool has_helpers) {
  count = 0;
  load(offsetof(struct seccomp_data, arch));
  add((struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
  answer(SECCOMP_RET_KILL_PROCESS);
  load(offsetof(struct seccomp_data, nr));
  jump_unless(BPF_JGE, OTHER_INTERFACE, 1);
  answer(SECCOMP_RET_KILL_PROCESS);
  jump_unless(BPF_JGE, FIRST_UNKNOWN, 1);
  answer(SECCOMP_RET_ERRNO | ENOSYS);
  if (has_threads || has_helpers) {
    // It hides its flags in memory: the C library falls back to clone.
    jump_unless(BPF_JEQ, __NR_clone3, 1);
    answer(SECCOMP_RET_ERRNO | ENOSYS);
  }
  if (has_threads) {
    // Dispatch wants its threads to be of low priority, and may believe that they are.
    jump_unless(BPF_JEQ, __NR_setpriority, 1);
    answer(SECCOMP_RET_ERRNO);
  }
  for (const struct allowed_call *rule = cexploration_allowed_calls; rule->purpose != NOTHING; rule++) {
    if (may(rule->purpose, has_threads, has_helpers)) add_rule(rule);
  }
  answer(SECCOMP_RET_TRAP);
  if (count > MOST_STEPS) return E2BIG;
  struct sock_fprog program = {(unsigned short)count, steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  // The explored code shares the process with its explorer anyway: it has no secrets to speculate on. The threads
  // of the explorer are confined too: explored code that came to write into their memory would gain nothing.
  long thread = syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER,
    SECCOMP_FILTER_FLAG_SPEC_ALLOW | SECCOMP_FILTER_FLAG_TSYNC, &program);
  if (thread < 0) return errno;
  return thread == 0 ? 0 : EBUSY;
}
#else
int cexploration_confine(bool has_threads, bool has_helpers) {
  (void)has_threads, (void)has_helpers;
  return -1;
}
#endif
