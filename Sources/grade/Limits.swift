import Foundation

/// Limits of a process that grades one submission of a class.
enum Limits {
  /// Limits the processor time of this process and of each that it starts.
  ///
  /// So a compiler that a hostile file keeps busy ends as well. Processor time, unlike the clock's, does
  /// not depend on who else works.
  static func set() {
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_CPU.rawValue)
    #else
      let resource = RLIMIT_CPU
    #endif
    var limit = rlimit(rlim_cur: seconds, rlim_max: seconds + 10)
    _ = setrlimit(resource, &limit)
  }

  private static let seconds: rlim_t = 120
}
