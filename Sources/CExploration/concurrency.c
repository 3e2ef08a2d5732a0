// Calls of the explored object to Swift Concurrency that a scheduling point has to come before.
// The linker's --wrap makes the object ask for __wrap_NAME; the real functions are never replaced.
#define _GNU_SOURCE
#include "CExploration.h"

static cexploration_call_of_runtime told;
void cexploration_observe_concurrency(cexploration_call_of_runtime call) { told = call; }

// A task is created, with its flags (the runtime's TaskCreateFlags); a child is one of its parent's notes.
// A task looks whether it is cancelled itself, not another one: that has a subject.
enum { creates = 22, is_child = 1 << 8, looks_at_itself = 23 };

// Called by the trampolines below, with the first argument of the call, the asynchronous context, which an
// asynchronous function's caller has made for it (there stands where the caller continues), and `self`.
__attribute__((used)) void cexploration_tell_call(
  int32_t call, const void *subject, void *const *context, void *const *self) {
  if (call == creates) {
    if (!((uintptr_t)subject & is_child)) return;
    call = cexploration_notes;
  }
  if (call == cexploration_looks_for_cancellation) subject = NULL;
  if (call == looks_at_itself) {
    call = cexploration_looks_for_cancellation;
    subject = &told;
  }
  if (call == cexploration_awaits_element && context != NULL) subject = context[1];
  // A checked continuation is a structure that holds one object.
  if (call == cexploration_resumes_checked) subject = *self;
  if (told != NULL && cexploration_lane() >= 0) told(call, subject);
}

// Called first thing by the code that puts a result into the task of an unsafe continuation.
void __tsan_resume_continuation(const void *task) {
  cexploration_tell_call(cexploration_resumes_continuation, task, NULL, NULL);
}

#if defined(__linux__)
extern void swift_job_run(void *job, uintptr_t identity, uintptr_t implementation)
  __attribute__((weak));
extern void swift_job_run_on_task_executor(void *job, uintptr_t identity, uintptr_t implementation)
  __attribute__((weak));
extern void swift_job_run_on_serial_and_task_executor(
  void *job, uintptr_t serial, uintptr_t of_serial, uintptr_t identity, uintptr_t implementation)
  __attribute__((weak));

// Called where an asynchronous `main` begins, and by executors of the program's own.
void __wrap_swift_job_run(void *job, uintptr_t identity, uintptr_t implementation) {
  cexploration_tell_call(cexploration_job_begins, job, NULL, NULL);
  swift_job_run(job, identity, implementation);
  cexploration_tell_call(cexploration_job_ends, job, NULL, NULL);
}

void __wrap_swift_job_run_on_task_executor(void *job, uintptr_t identity, uintptr_t implementation) {
  cexploration_tell_call(cexploration_job_begins, job, NULL, NULL);
  swift_job_run_on_task_executor(job, identity, implementation);
  cexploration_tell_call(cexploration_job_ends, job, NULL, NULL);
}

void __wrap_swift_job_run_on_serial_and_task_executor(
  void *job, uintptr_t serial, uintptr_t of_serial, uintptr_t identity, uintptr_t implementation) {
  cexploration_tell_call(cexploration_job_begins, job, NULL, NULL);
  swift_job_run_on_serial_and_task_executor(job, serial, of_serial, identity, implementation);
  cexploration_tell_call(cexploration_job_ends, job, NULL, NULL);
}

extern bool swift_taskGroup_addPending(void *group, bool unconditionally) __attribute__((weak));

// Only a child that is added unless the group is cancelled depends on whether it is.
bool __wrap_swift_taskGroup_addPending(void *group, bool unconditionally) {
  if (!unconditionally) cexploration_tell_call(cexploration_looks_for_cancellation, group, NULL, NULL);
  return swift_taskGroup_addPending(group, unconditionally);
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
          "movq %rdi, %rsi\nmovq %r14, %rdx\nmovq %r13, %rcx\nmovl $" call ", %edi\n"              \
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
          "mov x1, x0\nmov x2, x22\nmov x3, x20\nmov w0, #" call "\n"                              \
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
#define TELLS "14"
#define CHANGES "15"
#define TRACKS "16"
#define COUNTS "17"
#define FAILS "18"
#define NOTES "19"
#define RESUMES_CHECKED "20"
#define LOOKS_AT_PRIORITY "21"
#define CREATES "22"
#define LOOKS_AT_ITSELF "23"
#define LOOKS_AT_JOB "24"
#define CALLS(X)                                                                                   \
  X("$sScT6cancelyyF", CANCELS)                                                                    \
  X("$sSct6cancelyyF", CANCELS)                                                                    \
  X("$sScG9cancelAllyyF", CANCELS)                                                                 \
  X("$sScg9cancelAllyyF", CANCELS)                                                                 \
  X("$ss19DiscardingTaskGroupV9cancelAllyyF", CANCELS)                                             \
  X("$ss27ThrowingDiscardingTaskGroupV9cancelAllyyF", CANCELS)                                     \
  X("swift_task_cancel", CANCELS)                                                                  \
  X("swift_taskGroup_cancelAll", CANCELS)                                                          \
  X("swift_asyncLet_begin", NOTES)                                                                 \
  X("swift_task_create", CREATES)                                                                  \
  X("$ss13withTaskGroup2of9returning9isolation4bodyq_xm_q_mScA_pSgYiq_ScGyxGzYaXEtYas8SendableRzr0_lF",  \
    NOTES)                                                                                         \
  X("$ss21withThrowingTaskGroup2of9returning9isolation4bodyq_xm_q_mScA_pSgYiq_Scgyxs5Error_pGzYaKXEtYaKs8SendableRzr0_lF", \
    NOTES)                                                                                         \
  X("$ss23withDiscardingTaskGroup9returning9isolation4bodyxxm_ScA_pSgYixs0bcD0VzYaXEtYalF", NOTES)     \
  X("$ss31withThrowingDiscardingTaskGroup9returning9isolation4bodyxxm_ScA_pSgYixs0bcdE0Vys5Error_pGzYaKXEtYaKlF", \
    NOTES)                                                                                         \
  X("$ss26withTaskExecutorPreference_9isolation9operationxSch_pSg_ScA_pSgYixyYaq_YKXEtYaq_YKs5ErrorR_r0_lF", \
    NOTES)                                                                                         \
  X("$sScTss5NeverORszABRs_rlE5sleep11nanosecondsys6UInt64V_tYaKFZ", NOTES)                        \
  X("$sScTss5NeverORszABRs_rlE5sleep5until9tolerance5clocky7InstantQyd___8DurationQyd__Sgqd__tYaKs5ClockRd__lFZ", \
    NOTES)                                                                                         \
  X("$sScTss5NeverORszABRs_rlE5sleepyys6UInt64VYaFZ", NOTES)                                       \
  X("$ss15ContinuousClockV5sleep5until9toleranceyAB7InstantV_s8DurationVSgtYaKF", NOTES)           \
  X("$ss15SuspendingClockV5sleep5until9toleranceyAB7InstantV_s8DurationVSgtYaKF", NOTES)           \
  X("$ss5ClockP5sleep5until9tolerancey7InstantQz_8DurationQzSgtYaKFTj", NOTES)                     \
  X("swift_task_addPriorityEscalationHandler", NOTES)                                              \
  X("swift_task_removePriorityEscalationHandler", NOTES)                                           \
  X("swift_asyncLet_finish", LEAVES)                                                               \
  X("swift_continuation_init", HAS)                                                                \
  X("swift_continuation_await", WAITS)                                                             \
  X("swift_continuation_resume", RESUMES)                                                          \
  X("swift_continuation_throwingResume", RESUMES)                                                  \
  X("swift_continuation_throwingResumeWithError", RESUMES)                                         \
  X("$sScT16escalatePriority2toyScP_tF", RAISES)                                                   \
  X("$sSct16escalatePriority2toyScP_tF", RAISES)                                                   \
  X("$sScTss5NeverORszABRs_rlE15currentPriorityScPvgZ", LOOKS_AT_PRIORITY)                         \
  X("$sSct8priorityScPvg", LOOKS_AT_PRIORITY)                                                      \
  X("$sScJ8prioritys11JobPriorityVvg", LOOKS_AT_JOB)                                               \
  X("$ss11ExecutorJobV8prioritys0B8PriorityVvg", LOOKS_AT_JOB)                                     \
  X("swift_task_deinitOnExecutor", ENDS)                                                           \
  X("$sScC6resume9returningyxn_tF", RESUMES_CHECKED)                                               \
  X("$sScC6resume8throwingyq_n_tF", RESUMES_CHECKED)                                               \
  X("$sScT11isCancelledSbvg", LOOKS)                                                               \
  X("$sScTss5NeverORszABRs_rlE11isCancelledSbvgZ", LOOKS_AT_ITSELF)                                \
  X("$sScTss5NeverORszABRs_rlE17checkCancellationyyKFZ", LOOKS_AT_ITSELF)                          \
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
  X("$s11Observation0A9RegistrarV7willSet_7keyPathyx_s03KeyF0Cyxq_GtAA10ObservableRzr0_lF", TELLS)    \
  X("$s11Observation0A9RegistrarV6didSet_7keyPathyx_s03KeyF0Cyxq_GtAA10ObservableRzr0_lF", TELLS)     \
  X("$s11Observation0A9RegistrarV12withMutation2of7keyPath_q0_x_s03KeyG0Cyxq_Gq0_yKXEtKAA10ObservableRzr1_lF", \
    CHANGES)                                                                                       \
  X("$s11Observation04withA8Tracking_8onChangexxyXE_yyYbcyXKtlF", TRACKS)                          \
  X("$sScs12ContinuationV6finish8throwingyq_Sgn_tF", FAILS)                                        \
  X("$ss19DiscardingTaskGroupV7isEmptySbvg", COUNTS)                                               \
  X("$ss27ThrowingDiscardingTaskGroupV7isEmptySbvg", COUNTS)                                       \
  X("$sScS8IteratorV4nextxSgyYaF", TAKES)                                                          \
  X("$sScs8IteratorV4nextxSgyYaKF", TAKES)                                                         \
  X("$sScS8IteratorV4next9isolationxSgScA_pSgYi_tYaF", TAKES)                                      \
  X("$sScs8IteratorV4next9isolationxSgScA_pSgYi_tYaq_YKF", TAKES)
#define NAME(name, call) name,

CALLS(TRAMPOLINE)
static const char *const names[] = {
  CALLS(NAME) "swift_taskGroup_addPending", "swift_job_run", "swift_job_run_on_task_executor", "swift_job_run_on_serial_and_task_executor", NULL};
#else
static const char *const names[] = {NULL};
#endif

const char *const *cexploration_wrapped_concurrency(void) { return names; }
