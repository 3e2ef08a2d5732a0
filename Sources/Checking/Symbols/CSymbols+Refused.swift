/// What must not run, and why; see ``SymbolPolicy``.
extension CSymbols {
  /// Families that are refused as a whole; the first that fits counts.
  static let refusedPrefixes: [(prefix: String, reason: String)] = [
    ("dispatch_", "the C interface of Dispatch is not modelled; use its Swift interface."),
    ("_dispatch_", "the C interface of Dispatch is not modelled; use its Swift interface."),
    ("thrd_", c11), ("mtx_", c11), ("cnd_", c11), ("tss_", c11),
    ("epoll_", events), ("inotify_", events), ("fanotify_", events), ("eventfd", events),
    ("timerfd_", events), ("signalfd", events), ("io_uring_", events), ("kqueue", events),
    ("mq_", processes), ("shm_", processes),
    ("sem_", "a named semaphore belongs to several processes."),
    ("msg", processes), ("aio_", "it reads or writes in the background."),
    ("exec", programs), ("posix_spawn", programs), ("wait", programs),
    ("sig", signals), ("timer_", signals),
    ("pthread_", "the model of threads does not include it."),
    ("drand48", chance), ("lrand48", chance), ("mrand48", chance), ("srand", chance),
  ]

  static let refused: [String: String] = {
    let families: [(String, [String])] = [
      (
        network,
        [
          "socket", "socketpair", "connect", "bind", "listen", "accept", "accept4", "send",
          "sendto", "sendmsg", "sendfile", "recv", "recvfrom", "recvmsg", "shutdown",
          "getaddrinfo", "freeaddrinfo", "gethostbyname", "gethostbyaddr", "getnameinfo",
          "setsockopt", "getsockopt",
        ]
      ),
      (events, ["poll", "ppoll", "select", "pselect"]),
      (
        input,
        [
          "read", "readv", "pread", "fread", "fgets", "fgetc", "getc", "getchar", "gets", "getline",
          "getdelim", "ungetc", "scanf", "vscanf", "fscanf", "vfscanf", "readLine",
        ]
      ),
      (
        files,
        [
          "open", "open64", "openat", "creat", "fopen", "fopen64", "fdopen", "freopen", "tmpfile",
          "mkstemp", "mkdtemp", "close", "fclose", "pwrite", "writev", "ftruncate", "truncate",
          "lseek", "fseek", "ftell", "rewind", "unlink", "remove", "rename", "mkdir", "rmdir",
          "chdir", "chmod", "symlink", "link", "flock", "lockf", "fcntl", "ioctl", "opendir",
          "readdir", "closedir", "stat", "lstat", "fstat", "access", "realpath", "getcwd", "fsync",
        ]
      ),
      (
        "it maps memory that other programs or the kernel may change.",
        ["mmap", "munmap", "mprotect", "mremap"]
      ),
      (processes, ["pipe", "pipe2", "mkfifo", "popen", "pclose", "dup", "dup2", "dup3"]),
      (programs, ["fork", "vfork", "clone", "system", "daemon", "setsid"]),
      (
        signals,
        [
          "kill", "killpg", "raise", "signal", "alarm", "ualarm", "setitimer", "pause",
          "abort_handler_s",
        ]
      ),
      (
        "it loads or looks up code that the explorer has not seen.",
        ["dlopen", "dlsym", "dlvsym", "dlclose", "dlmopen"]
      ),
      (
        "it controls a process from outside.",
        ["ptrace", "prctl", "syscall", "personality", "seccomp"]
      ),
      (
        "it skips what the explorer and Swift must do when a call ends.",
        [
          "setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "longjmp", "_longjmp", "siglongjmp",
          "getcontext", "setcontext", "makecontext", "swapcontext",
        ]
      ),
      (
        "it ends or interrupts a thread at an arbitrary point.",
        ["pthread_cancel", "pthread_kill", "pthread_sigqueue", "pthread_sigmask"]
      ),
      (
        "it runs after the end of the program, which is not explored.",
        ["atexit", "at_quick_exit", "on_exit"]
      ),
      (chance, ["rand", "rand_r", "random", "random_r", "initstate", "setstate"]),
      (
        "it measures processor time, which differs each time.",
        ["clock", "times", "getrusage", "clock_getcpuclockid", "getloadavg", "sysinfo"]
      ),
      (
        "it changes the process in which the explorer runs.",
        [
          "setenv", "unsetenv", "putenv", "clearenv", "setrlimit", "nice", "setpriority",
          "sched_setaffinity", "sched_setscheduler", "sched_setparam", "clock_settime",
          "settimeofday", "adjtime", "umask", "setlocale", "uselocale",
        ]
      ),
      (
        "locks behave otherwise with it, and only their usual behaviour is modelled.",
        ["pthread_rwlockattr_setkind_np", "pthread_mutexattr_setrobust"]
      ),
      (
        "the lock of a file is not modelled; use a mutex around what belongs together.",
        ["flockfile", "ftrylockfile", "funlockfile"]
      ),
      (c11, ["call_once"]),
    ]
    var all: [String: String] = [:]
    for (reason, names) in families {
      for name in names { all[name] = reason }
    }
    return all
  }()

  private static let c11 = "the threads of C11 are not modelled; use those of POSIX."
  private static let network = "the network answers at a time that no schedule decides."
  private static let events = "it waits for the system, which no schedule decides."
  private static let input = "it waits for input, which no schedule decides."
  private static let files = "no schedule decides what a file holds or when it answers."
  private static let processes = "it talks to other processes, which the explorer does not control."
  private static let programs =
    "it starts or awaits another program, which explored code may not do."
  private static let signals = "a signal comes at a moment that no schedule decides."
  private static let chance =
    "its sequence does not restart with each execution; use Swift's generators."
}
