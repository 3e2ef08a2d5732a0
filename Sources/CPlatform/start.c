// Starts programs with limits, and so that none of them outlives this process.
#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#endif

// The kernel tells a program that its parent has ended when the thread ends that started it. So one thread starts
// all of them, and ends with the process.
static bool is_served;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static const cplatform_program *wanted;
static int32_t answer;
static int failure;

static int limit(int resource, uint64_t most) {
  struct rlimit now;
  if (most == 0) return 0;
  if (getrlimit(resource, &now) != 0) return errno;
  if (now.rlim_cur > most) now.rlim_cur = most;
  return setrlimit(resource, &now) == 0 ? 0 : errno;
}

// In the new process, which shares this one's memory: nothing here may allocate, lock or return.
_Noreturn static void become(const cplatform_program *program, pid_t parent, volatile int *error) {
  for (int number = 1; number < NSIG; number++) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_IGN) continue;
    action.sa_handler = SIG_DFL;
    action.sa_flags = 0;
    sigaction(number, &action, NULL);
  }
#if defined(__linux__)
  // It may have ended before it was asked to tell of its end.
  if (prctl(PR_SET_PDEATHSIG, program->signal_at_end) != 0 || getppid() != parent) *error = ESRCH;
#endif
  if (program->leads_group && setpgid(0, 0) != 0) *error = errno;
  // First out of the way: a target may be the number of another's source.
  int aside[CPLATFORM_DESCRIPTORS];
  for (int i = 0; i < CPLATFORM_DESCRIPTORS && *error == 0; i++) {
    if (program->descriptors[i] < 0) continue;
    aside[i] = fcntl(program->descriptors[i], F_DUPFD_CLOEXEC, program->first_aside);
    if (aside[i] < 0) *error = errno;
  }
  for (int i = 0; i < CPLATFORM_DESCRIPTORS && *error == 0; i++) {
    close(i);
    if (program->descriptors[i] == CPLATFORM_CLOSED) continue;
    int made = program->descriptors[i] < 0 ? open("/dev/null", O_RDWR) : dup2(aside[i], i);
    if (made != i) *error = made < 0 ? errno : EBADF;
  }
  for (int other = CPLATFORM_DESCRIPTORS; other < program->first_aside; other++) close(other);
#if defined(SYS_close_range)
  syscall(SYS_close_range, program->first_aside, ~0u, 1u << 2 /* CLOSE_RANGE_CLOEXEC */);
#endif
  if (*error == 0) *error = limit(RLIMIT_AS, program->memory);
  if (*error == 0) *error = limit(RLIMIT_CPU, program->processor_seconds);
  if (*error == 0) *error = limit(RLIMIT_FSIZE, program->file_bytes);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (*error == 0) {
    execve(program->path, program->arguments, program->environment);
    *error = errno;
  }
  _exit(127);
}

static void start_wanted(void) {
  volatile int error = 0;
  pid_t parent = getpid();
  // It goes on when the new process has become the program, or has failed to.
  pid_t child = vfork();
  if (child == 0) become(wanted, parent, &error);
  failure = child < 0 ? errno : error;
  answer = failure == 0 ? child : -1;
  if (child > 0 && failure != 0) waitpid(child, NULL, 0);
}

static void *serve(void *nothing) {
  pthread_mutex_lock(&lock);
  for (;;) {
    while (wanted == NULL) pthread_cond_wait(&changed, &lock);
    start_wanted();
    wanted = NULL;
    pthread_cond_broadcast(&changed);
  }
  return nothing;
}

static int start_server(void) {
  // No handler of this process may run in a new one, which shares its memory.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  int error = pthread_create(&thread, NULL, serve, NULL);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error == 0) pthread_detach(thread);
  return error;
}

int32_t cplatform_start(const cplatform_program *program, int32_t *error) {
  pthread_mutex_lock(&turn);
  *error = is_served ? 0 : start_server();
  int32_t process = -1;
  if (*error == 0) {
    is_served = true;
    pthread_mutex_lock(&lock);
    wanted = program;
    pthread_cond_broadcast(&changed);
    while (wanted != NULL) pthread_cond_wait(&changed, &lock);
    process = answer;
    *error = failure;
    pthread_mutex_unlock(&lock);
  }
  pthread_mutex_unlock(&turn);
  return process;
}
