import Foundation

/// Limits of a process that grades one submission of a class, and of what it starts.
enum ProcessLimits {
  /// Limits processor time and memory.
  ///
  /// So a compiler that a hostile file keeps busy ends as well. Processor time, unlike the clock's, does
  /// not depend on what else runs. The worker, which has a limit of its own for loops without end,
  /// takes all that is allowed; a compiler ends at the first limit.
  static func set() {
    // The parent may ignore or block the signal, and children would inherit that.
    signal(SIGXCPU, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXCPU)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    limit(RLIMIT_CPU, soft: 20, hard: 300)
    limit(RLIMIT_AS, soft: 4 << 30, hard: .max)
  }

  #if os(Linux)
    private static func limit(_ resource: __rlimit_resource, soft: rlim_t, hard: rlim_t) {
      var limit = rlimit()
      let number = __rlimit_resource_t(resource.rawValue)
      guard getrlimit(number, &limit) == 0 else { return }
      limit.rlim_max = min(limit.rlim_max, hard)
      limit.rlim_cur = min(limit.rlim_max, soft)
      _ = setrlimit(number, &limit)
    }
  #else
    private static func limit(_ resource: Int32, soft: rlim_t, hard: rlim_t) {
      var limit = rlimit()
      guard getrlimit(resource, &limit) == 0 else { return }
      limit.rlim_max = min(limit.rlim_max, hard)
      limit.rlim_cur = min(limit.rlim_max, soft)
      _ = setrlimit(resource, &limit)
    }
  #endif
}
