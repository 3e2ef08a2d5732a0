// What explored code may not do, enforced by the kernel: no network, no new programs or processes,
// no file opened for writing, no signal to others, no descriptors but its own.
#define _GNU_SOURCE
#include "stacks.h"

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <malloc.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define REFUSE BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP)
#define REFUSE_CALL(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), REFUSE

// One of the numbers of pages that the kernel tells of this process, in bytes; 0 where it does not.
static long memory_of_process(int number) {
  char text[128];
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  char *next = text;
  for (; number > 0 && next != NULL; number--) next = strchr(next + 1, ' ');
  return next == NULL ? 0 : strtol(next, NULL, 10) * sysconf(_SC_PAGESIZE);
}

long cexploration_reserved_memory(void) { return memory_of_process(0); }

long cexploration_allocated_memory(void) {
  struct mallinfo2 now = mallinfo2();
  return (long)(now.uordblks + now.hblkhd);
}

long cexploration_resident_memory(void) {
  cexploration_trim_stacks();
  return memory_of_process(1);
}

void cexploration_limit(uint64_t memory, uint64_t file) {
  struct rlimit limit = {memory, memory};
  if (memory != 0) setrlimit(RLIMIT_AS, &limit);
  // The parent process may have meant a first limit for compilers only.
  if (getrlimit(RLIMIT_CPU, &limit) == 0) {
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_CPU, &limit);
  }
  limit = (struct rlimit){file, file};
  setrlimit(RLIMIT_FSIZE, &limit);
  limit = (struct rlimit){0, 0};
  setrlimit(RLIMIT_CORE, &limit);
}

int cexploration_confine(void) {
  struct sock_filter filter[] = {
    LOAD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    LOAD(nr),
    REFUSE_CALL(__NR_socket), REFUSE_CALL(__NR_socketpair), REFUSE_CALL(__NR_connect),
    REFUSE_CALL(__NR_bind), REFUSE_CALL(__NR_listen), REFUSE_CALL(__NR_accept),
    REFUSE_CALL(__NR_accept4), REFUSE_CALL(__NR_sendto), REFUSE_CALL(__NR_sendmsg),
    REFUSE_CALL(__NR_execve), REFUSE_CALL(__NR_execveat), REFUSE_CALL(__NR_ptrace),
    REFUSE_CALL(__NR_kill), REFUSE_CALL(__NR_tkill), REFUSE_CALL(__NR_pidfd_send_signal),
    REFUSE_CALL(__NR_process_vm_writev), REFUSE_CALL(__NR_setpgid), REFUSE_CALL(__NR_setsid),
    REFUSE_CALL(__NR_unlinkat), REFUSE_CALL(__NR_renameat), REFUSE_CALL(__NR_renameat2),
    REFUSE_CALL(__NR_mkdirat), REFUSE_CALL(__NR_linkat), REFUSE_CALL(__NR_symlinkat),
    REFUSE_CALL(__NR_truncate), REFUSE_CALL(__NR_fchmodat), REFUSE_CALL(__NR_chdir),
    REFUSE_CALL(__NR_mount), REFUSE_CALL(__NR_io_uring_setup), REFUSE_CALL(__NR_bpf),
    REFUSE_CALL(__NR_unshare), REFUSE_CALL(__NR_openat2),
#if defined(__x86_64__)
    REFUSE_CALL(__NR_fork), REFUSE_CALL(__NR_vfork), REFUSE_CALL(__NR_unlink),
    REFUSE_CALL(__NR_rename), REFUSE_CALL(__NR_mkdir), REFUSE_CALL(__NR_rmdir),
    REFUSE_CALL(__NR_link), REFUSE_CALL(__NR_symlink), REFUSE_CALL(__NR_creat),
    REFUSE_CALL(__NR_chmod), REFUSE_CALL(__NR_chown),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_open, 0, 4),
    LOAD(args[1]),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0, 1),
    REFUSE,
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
#endif
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_openat, 0, 4),
    LOAD(args[2]),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0, 1),
    REFUSE,
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    // clone3 hides its flags in memory: the C library falls back to clone.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone3, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 4),
    LOAD(args[0]),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x00010000 /* CLONE_THREAD */, 1, 0),
    REFUSE,
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  // The explored code shares the process with its explorer anyway: it has no secrets to speculate on.
  if (syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program) != 0)
    return errno;
  return 0;
}
#else
long cexploration_reserved_memory(void) { return 0; }
long cexploration_allocated_memory(void) { return 0; }
long cexploration_resident_memory(void) { return 0; }
void cexploration_limit(uint64_t memory, uint64_t file) { (void)memory, (void)file; }
int cexploration_confine(void) { return -1; }
#endif
