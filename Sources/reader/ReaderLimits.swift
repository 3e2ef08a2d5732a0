import Glibc

/// What this process may use.
///
/// Some texts keep the parser for minutes, or take all memory: thousands of strings in one another.
enum ReaderLimits {
  /// Sets them; a signal ends the process when it exceeds one.
  ///
  /// - Parameter bytes: How much is to be read. A large file takes a second for a megabyte and less than
  ///   a hundred times its size.
  static func set(for bytes: Int) {
    // The handlers that print where a process crashed look through the whole stack.
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT] { _ = Glibc.signal(signal, SIG_DFL) }
    limit(RLIMIT_CORE, to: 0)
    limit(RLIMIT_CPU, to: 10 + bytes >> 17)
    limit(RLIMIT_AS, to: 2 << 30 + bytes << 7)
  }

  private static func limit(_ resource: __rlimit_resource, to most: Int) {
    let number = __rlimit_resource_t(resource.rawValue)
    var limits = rlimit()
    getrlimit(number, &limits)
    limits.rlim_cur = min(rlim_t(most), limits.rlim_max)
    setrlimit(number, &limits)
  }
}
