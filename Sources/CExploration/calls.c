// The system calls that confined code may make, and the names of others. What is not here is refused.
#define _GNU_SOURCE
#include "calls.h"

#if defined(__linux__)
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#define ALL (~0ull)
#define WHOLE_INT 0xFFFFFFFFull
#define CALL(name) {ANY_CODE, __NR_##name, 0, 0, 0, false}
#define THREADS(name) {CODE_WITH_THREADS, __NR_##name, 0, 0, 0, false}
// Only where an argument has a value, or has none of some bits.
#define WHERE(name, argument, value) {ANY_CODE, __NR_##name, argument, WHOLE_INT, value, false}
#define WITHOUT(name, argument, bits) {ANY_CODE, __NR_##name, argument, bits, 0, false}
#define OF_OWN_PROCESS(name, argument) {ANY_CODE, __NR_##name, argument, WHOLE_INT, 0, true}

#define FOR_WRITING (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)
// As the C library starts a thread; CLONE_DETACHED, which means nothing, is added by some.
#define FOR_THREAD \
  (CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SYSVSEM | CLONE_SIGHAND | CLONE_THREAD | CLONE_SETTLS \
   | CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID)
// As the C library copies a process.
#define FOR_COPY (CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID | SIGCHLD)
#define NAME_OF_MAPPING 0x53564d41 /* PR_SET_VMA, which the headers of the machine may not have */
#define LOOK_AT_TERMINAL 0x5401    /* TCGETS: isatty */

const struct allowed_call cexploration_allowed_calls[] = {
  // Memory; none in which code could be put.
  WITHOUT(mmap, 2, PROT_EXEC), WITHOUT(mprotect, 2, PROT_EXEC), CALL(munmap), CALL(mremap), CALL(madvise),
  CALL(brk), CALL(membarrier),
  // Descriptors that are open, which are the explorer's own.
  CALL(read), CALL(readv), CALL(pread64), CALL(write), CALL(writev), CALL(lseek), CALL(close), CALL(ftruncate),
  WHERE(fcntl, 1, F_GETFD), WHERE(fcntl, 1, F_SETFD), WHERE(fcntl, 1, F_GETFL),
  WHERE(ioctl, 1, LOOK_AT_TERMINAL), CALL(fadvise64),
  // Files, to read; which ones, Landlock decides.
  WITHOUT(openat, 2, FOR_WRITING), CALL(fstat), CALL(newfstatat), CALL(statx), CALL(faccessat),
  CALL(faccessat2), CALL(readlinkat), CALL(getdents64), CALL(getcwd), CALL(statfs), CALL(fstatfs),
#if defined(__x86_64__)
  WITHOUT(open, 1, FOR_WRITING), CALL(stat), CALL(lstat), CALL(access), CALL(readlink),
  CALL(getrlimit), CALL(time), CALL(arch_prctl),
#endif
  // Time.
  CALL(clock_gettime), CALL(clock_getres), CALL(clock_nanosleep), CALL(nanosleep), CALL(gettimeofday),
  // What the process is, and the machine.
  CALL(getpid), CALL(getppid), CALL(gettid), CALL(getuid), CALL(geteuid), CALL(getgid), CALL(getegid),
  CALL(getgroups), CALL(uname), CALL(sysinfo), CALL(getrusage), CALL(times), CALL(getcpu),
  CALL(sched_getaffinity), CALL(sched_yield), CALL(sched_getparam), CALL(sched_getscheduler),
  CALL(sched_get_priority_max), CALL(sched_get_priority_min), CALL(getpriority), CALL(getrandom),
  // Its limits, without new ones.
  {ANY_CODE, __NR_prlimit64, 2, ALL, 0, false},
  // Signals to itself, and what becomes of them.
  OF_OWN_PROCESS(tgkill, 0), CALL(rt_sigaction), CALL(rt_sigprocmask), CALL(rt_sigreturn), CALL(sigaltstack),
  CALL(restart_syscall),
  // Its threads.
  CALL(futex), CALL(rseq), CALL(set_robust_list), CALL(set_tid_address), CALL(exit), CALL(exit_group),
  WHERE(prctl, 0, PR_SET_NAME), WHERE(prctl, 0, PR_GET_NAME), WHERE(prctl, 0, NAME_OF_MAPPING),
  // The real libraries start threads, and have one that waits for timers; a pair of sockets reaches nobody else.
  {CODE_WITH_THREADS, __NR_socketpair, 0, WHOLE_INT, AF_UNIX, false},
  {CODE_WITH_THREADS, __NR_clone, 0, WHOLE_INT & ~0x00400000ull, FOR_THREAD, false},
  THREADS(epoll_create1), THREADS(epoll_ctl), THREADS(epoll_pwait), THREADS(eventfd2), THREADS(timerfd_create),
  THREADS(timerfd_settime), THREADS(timerfd_gettime), THREADS(ppoll), THREADS(pipe2),
#if defined(__x86_64__)
  THREADS(epoll_wait), THREADS(poll),
#endif
  // A helper is a copy of the process: confined as it is, and it ends with it.
  {CODE_WITH_HELPERS, __NR_clone, 0, WHOLE_INT, FOR_COPY, false},
  {CODE_WITH_HELPERS, __NR_prctl, 0, WHOLE_INT, PR_SET_PDEATHSIG, false},
  {NOTHING, 0, 0, 0, 0, false},
};

// What code that is up to something would call.
#define NAME(name) {__NR_##name, #name}
static const struct {
  int call;
  const char *name;
} names[] = {
  NAME(accept), NAME(accept4), NAME(add_key), NAME(bind), NAME(bpf), NAME(chdir), NAME(chroot), NAME(clone),
  NAME(clone3), NAME(connect), NAME(dup), NAME(dup3), NAME(epoll_create1), NAME(eventfd2), NAME(execve),
  NAME(execveat), NAME(fallocate), NAME(fchdir), NAME(fchmod), NAME(fchmodat), NAME(fchown), NAME(fchownat),
  NAME(fcntl), NAME(flock), NAME(fsync), NAME(getpeername), NAME(getsockname), NAME(getsockopt),
  NAME(inotify_init1), NAME(io_setup), NAME(io_uring_setup), NAME(ioctl), NAME(kcmp), NAME(keyctl), NAME(kill),
  NAME(linkat), NAME(listen), NAME(memfd_create), NAME(mkdirat), NAME(mknodat), NAME(mlock), NAME(mmap),
  NAME(mount), NAME(mprotect), NAME(mq_open), NAME(msync), NAME(open_by_handle_at), NAME(openat), NAME(openat2),
  NAME(perf_event_open), NAME(personality), NAME(pidfd_getfd), NAME(pidfd_open), NAME(pidfd_send_signal),
  NAME(pipe2), NAME(ppoll), NAME(prctl), NAME(prlimit64), NAME(process_vm_readv), NAME(process_vm_writev),
  NAME(pselect6), NAME(ptrace), NAME(pwrite64), NAME(recvfrom), NAME(recvmsg), NAME(renameat2),
  NAME(request_key), NAME(rt_sigqueueinfo), NAME(rt_sigsuspend), NAME(rt_sigtimedwait), NAME(rt_tgsigqueueinfo),
  NAME(sched_setaffinity), NAME(sched_setscheduler), NAME(seccomp), NAME(semget), NAME(sendfile), NAME(sendmsg),
  NAME(sendto), NAME(setitimer), NAME(setns), NAME(setpgid), NAME(setpriority), NAME(setrlimit), NAME(setsid),
  NAME(setsockopt), NAME(setuid), NAME(shmget), NAME(shutdown), NAME(signalfd4), NAME(socket), NAME(socketpair),
  NAME(symlinkat), NAME(tgkill), NAME(timer_create), NAME(timerfd_create), NAME(tkill), NAME(truncate),
  NAME(umask), NAME(umount2), NAME(unlinkat), NAME(unshare), NAME(userfaultfd), NAME(utimensat), NAME(wait4),
  NAME(waitid),
#if defined(__x86_64__)
  NAME(alarm), NAME(chmod), NAME(chown), NAME(creat), NAME(dup2), NAME(fork), NAME(link), NAME(mkdir),
  NAME(open), NAME(pause), NAME(pipe), NAME(poll), NAME(rename), NAME(rmdir), NAME(select), NAME(symlink),
  NAME(unlink), NAME(utime), NAME(vfork),
#endif
};

const char *cexploration_call_name(int32_t call) {
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
    if (names[i].call == call) return names[i].name;
  }
  return "";
}
#else
const char *cexploration_call_name(int32_t call) {
  (void)call;
  return "";
}
#endif
