// Calls of the explored object to Swift Concurrency that a scheduling point has to come before.
// The linker's --wrap makes the object ask for __wrap_NAME; the real functions are never replaced.
#define _GNU_SOURCE
#include "CExploration.h"

static cexploration_call_of_runtime told;
void cexploration_observe_concurrency(cexploration_call_of_runtime call) { told = call; }

// Called by the trampolines below, with the first argument of the call.
__attribute__((used)) void cexploration_tell_call(int32_t call, const void *subject) {
  if (told != NULL && cexploration_lane() >= 0) told(call, subject);
}

// Called first thing by the code that puts a result into the task of an unsafe continuation.
void __tsan_resume_continuation(const void *task) {
  cexploration_tell_call(cexploration_resumes_continuation, task);
}

#if defined(__linux__)
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <unistd.h>

static cexploration_lock_of_runtime on_lock;
static cexploration_order on_unlock;
static uintptr_t library_from, library_to;

void cexploration_observe_locks(cexploration_lock_of_runtime lock, cexploration_order unlock) {
  const void *inside = dlsym(RTLD_DEFAULT, "swift_task_create");
  if (inside != NULL) cexploration_image_of(inside, &library_from, &library_to);
  on_unlock = unlock;
  on_lock = lock;
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
  return address - library_from < library_to - library_from;
}

// Locks that the runtime takes for streams, groups and tasks; those in the library's own memory
// protect nothing that a program can see.
static bool is_observed(const void *mutex, uintptr_t caller) {
  if (on_lock == NULL || cexploration_lane() < 0) return false;
  return is_in_runtime(caller) && !is_in_runtime((uintptr_t)mutex);
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
  if (!is_observed(mutex, (uintptr_t)__builtin_return_address(0))) return real(mutex);
  int *owner = &mutex->__data.__owner;
  if (*owner != lane_as_owner()) on_lock(mutex, cexploration_locks);
  if (*owner == lane_as_owner()) *owner = thread_number;
  // Another lane has it and must run first: code of the learner may run under a lock.
  int result;
  while ((result = pthread_mutex_trylock(mutex)) == EBUSY) on_lock(mutex, cexploration_waits_for_lock);
  if (result == 0) {
    thread_number = *owner;
    *owner = lane_as_owner();
  }
  on_lock(mutex, cexploration_has_locked);
  return result;
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
  static int (*real)(pthread_mutex_t *);
  if (real == NULL) real = (int (*)(pthread_mutex_t *))dlsym(RTLD_NEXT, "pthread_mutex_unlock");
  bool observed = is_observed(mutex, (uintptr_t)__builtin_return_address(0));
  if (observed) on_unlock(mutex);
  int *owner = &mutex->__data.__owner;
  bool is_lanes = *owner >= lanes_begin;
  if (is_lanes) *owner = thread_number;
  int result = real(mutex);
  // Taken more than once, it is still the lane's.
  if (is_lanes && *owner != 0) *owner = lane_as_owner();
  return result;
}

// The runtime asks in this way whether it is on the main thread: of the lanes, only the main one is.
pthread_t pthread_self(void) {
  static pthread_t (*real)(void);
  if (real == NULL) real = (pthread_t(*)(void))dlsym(RTLD_NEXT, "pthread_self");
  pthread_t own = real();
  if (cexploration_lane() < 0 || cexploration_stack() == 0) return own;
  bool is_runtime = is_in_runtime((uintptr_t)__builtin_return_address(0));
  return is_runtime ? own + 1 : own;
}

extern void swift_job_run(void *job, uintptr_t identity, uintptr_t implementation)
  __attribute__((weak));

void __wrap_swift_job_run(void *job, uintptr_t identity, uintptr_t implementation) {
  cexploration_tell_call(cexploration_main_begins, job);
  swift_job_run(job, identity, implementation);
  cexploration_tell_call(cexploration_main_waits, job);
}

// A trampoline saves every register in which Swift passes something (arguments, `self`, an error, the
// asynchronous context), tells of the call, and jumps to the real function as if it had been called.
#if defined(__x86_64__)
#define TRAMPOLINE(name, call)                                                                     \
  __asm__(".text\n.p2align 4\n.globl \"__wrap_" name "\"\n.type \"__wrap_" name "\",@function\n"   \
          "\"__wrap_" name "\":\n"                                                                 \
          "pushq %rbp\nmovq %rsp, %rbp\n"                                                          \
          "pushq %rdi\npushq %rsi\npushq %rdx\npushq %rcx\npushq %r8\npushq %r9\n"                 \
          "pushq %rax\npushq %r12\npushq %r13\npushq %r14\npushq %r10\npushq %r11\n"               \
          "subq $128, %rsp\n"                                                                      \
          "movups %xmm0, (%rsp)\nmovups %xmm1, 16(%rsp)\nmovups %xmm2, 32(%rsp)\n"                 \
          "movups %xmm3, 48(%rsp)\nmovups %xmm4, 64(%rsp)\nmovups %xmm5, 80(%rsp)\n"               \
          "movups %xmm6, 96(%rsp)\nmovups %xmm7, 112(%rsp)\n"                                      \
          "movq %rdi, %rsi\nmovl $" call ", %edi\n"                                                \
          "callq cexploration_tell_call\n"                                                         \
          "movups (%rsp), %xmm0\nmovups 16(%rsp), %xmm1\nmovups 32(%rsp), %xmm2\n"                 \
          "movups 48(%rsp), %xmm3\nmovups 64(%rsp), %xmm4\nmovups 80(%rsp), %xmm5\n"               \
          "movups 96(%rsp), %xmm6\nmovups 112(%rsp), %xmm7\n"                                      \
          "addq $128, %rsp\n"                                                                      \
          "popq %r11\npopq %r10\npopq %r14\npopq %r13\npopq %r12\npopq %rax\n"                     \
          "popq %r9\npopq %r8\npopq %rcx\npopq %rdx\npopq %rsi\npopq %rdi\npopq %rbp\n"            \
          "jmpq *\"" name "\"@GOTPCREL(%rip)\n"                                                    \
          ".size \"__wrap_" name "\", .-\"__wrap_" name "\"\n.weak \"" name "\"\n");
#elif defined(__aarch64__)
#define TRAMPOLINE(name, call)                                                                     \
  __asm__(".text\n.p2align 4\n.globl \"__wrap_" name "\"\n.type \"__wrap_" name "\",@function\n"   \
          "\"__wrap_" name "\":\n"                                                                 \
          "stp x29, x30, [sp, #-16]!\nmov x29, sp\n"                                               \
          "stp x0, x1, [sp, #-16]!\nstp x2, x3, [sp, #-16]!\nstp x4, x5, [sp, #-16]!\n"            \
          "stp x6, x7, [sp, #-16]!\nstp x8, x20, [sp, #-16]!\nstp x21, x22, [sp, #-16]!\n"         \
          "stp q0, q1, [sp, #-32]!\nstp q2, q3, [sp, #-32]!\nstp q4, q5, [sp, #-32]!\n"            \
          "stp q6, q7, [sp, #-32]!\n"                                                              \
          "mov x1, x0\nmov w0, #" call "\n"                                                        \
          "bl cexploration_tell_call\n"                                                            \
          "ldp q6, q7, [sp], #32\nldp q4, q5, [sp], #32\nldp q2, q3, [sp], #32\n"                  \
          "ldp q0, q1, [sp], #32\n"                                                                \
          "ldp x21, x22, [sp], #16\nldp x8, x20, [sp], #16\nldp x6, x7, [sp], #16\n"               \
          "ldp x4, x5, [sp], #16\nldp x2, x3, [sp], #16\nldp x0, x1, [sp], #16\n"                  \
          "ldp x29, x30, [sp], #16\n"                                                              \
          "adrp x16, :got:\"" name "\"\nldr x16, [x16, :got_lo12:\"" name "\"]\nbr x16\n"          \
          ".size \"__wrap_" name "\", .-\"__wrap_" name "\"\n.weak \"" name "\"\n");
#endif

// The kinds of calls, as in CExploration.h.
#define CANCELS "2"
#define LOOKS "3"
#define CONTINUES "4"
#define TAKES "5"
#define AWAITS "6"
#define LEAVES "7"
#define HAS "8"
#define WAITS "9"
#define RESUMES "10"
#define RAISES "11"
#define ENDS "13"
#define CALLS(X)                                                                                   \
  X("$sScT6cancelyyF", CANCELS)                                                                    \
  X("$sSct6cancelyyF", CANCELS)                                                                    \
  X("$sScG9cancelAllyyF", CANCELS)                                                                 \
  X("$sScg9cancelAllyyF", CANCELS)                                                                 \
  X("$ss19DiscardingTaskGroupV9cancelAllyyF", CANCELS)                                             \
  X("$ss27ThrowingDiscardingTaskGroupV9cancelAllyyF", CANCELS)                                     \
  X("swift_task_cancel", CANCELS)                                                                  \
  X("swift_taskGroup_cancelAll", CANCELS)                                                          \
  X("swift_asyncLet_finish", LEAVES)                                                               \
  X("swift_continuation_init", HAS)                                                                \
  X("swift_continuation_await", WAITS)                                                             \
  X("swift_continuation_resume", RESUMES)                                                          \
  X("swift_continuation_throwingResume", RESUMES)                                                  \
  X("swift_continuation_throwingResumeWithError", RESUMES)                                         \
  X("$sScT16escalatePriority2toyScP_tF", RAISES)                                                   \
  X("$sSct16escalatePriority2toyScP_tF", RAISES)                                                   \
  X("swift_task_deinitOnExecutor", ENDS)                                                           \
  X("$sScC6resume9returningyxn_tF", RESUMES)                                                       \
  X("$sScC6resume8throwingyq_n_tF", RESUMES)                                                       \
  X("$sScT11isCancelledSbvg", LOOKS)                                                               \
  X("$sScTss5NeverORszABRs_rlE11isCancelledSbvgZ", LOOKS)                                          \
  X("$sScTss5NeverORszABRs_rlE17checkCancellationyyKFZ", LOOKS)                                    \
  X("$sSct11isCancelledSbvg", LOOKS)                                                               \
  X("$sScG11isCancelledSbvg", LOOKS)                                                               \
  X("$sScg11isCancelledSbvg", LOOKS)                                                               \
  X("$ss19DiscardingTaskGroupV11isCancelledSbvg", LOOKS)                                           \
  X("$ss27ThrowingDiscardingTaskGroupV11isCancelledSbvg", LOOKS)                                   \
  X("swift_task_isCancelled", LOOKS)                                                               \
  X("swift_taskGroup_isCancelled", LOOKS)                                                          \
  X("$ss23withCheckedContinuation9isolation8function_xScA_pSgYi_SSyScCyxs5NeverOGXEtYalF",         \
    CONTINUES)                                                                                     \
  X("$ss31withCheckedThrowingContinuation9isolation8function_xScA_pSgYi_SSyScCyxs5Error_pGXEtYaKlF", \
    CONTINUES)                                                                                     \
  X("$sScT5valuexvg", AWAITS)                                                                      \
  X("$sScT6results6ResultOyxq_Gvg", AWAITS)                                                        \
  X("$sScTss5NeverORs_rlE5valuexvg", AWAITS)                                                       \
  X("swift_asyncLet_get", AWAITS)                                                                  \
  X("swift_asyncLet_get_throwing", AWAITS)                                                         \
  X("$sScS8IteratorV4nextxSgyYaF", TAKES)                                                          \
  X("$sScs8IteratorV4nextxSgyYaKF", TAKES)                                                         \
  X("$sScS8IteratorV4next9isolationxSgScA_pSgYi_tYaF", TAKES)                                      \
  X("$sScs8IteratorV4next9isolationxSgScA_pSgYi_tYaq_YKF", TAKES)
#define NAME(name, call) name,

CALLS(TRAMPOLINE)
static const char *const names[] = {CALLS(NAME) "swift_job_run", NULL};
#else
void cexploration_observe_locks(cexploration_lock_of_runtime lock, cexploration_order unlock) {
  (void)lock, (void)unlock;
}
bool cexploration_is_locked(const void *mutex) { return (void)mutex, false; }
bool cexploration_understands_mutexes(void) { return false; }
static const char *const names[] = {NULL};
#endif

const char *const *cexploration_wrapped_concurrency(void) { return names; }
