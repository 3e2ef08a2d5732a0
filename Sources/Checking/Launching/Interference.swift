import Channel
import Foundation

/// Ends of a worker that the explored code did not cause.
enum Interference {
  /// The signals with which code ends its own process: by a trap, by an access, by what it writes.
  ///
  /// It can send itself no others: the calls for that are refused, by name and by the kernel. When another
  /// process sends one of the list, the worker turns it into a request to end.
  private static let own: Set<Int32> = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGXFSZ,
  ]

  /// What ended a worker, if it was not what it explored.
  ///
  /// - Parameter limit: After how many seconds of processor time the system ends it; `nil` for no limit.
  static func error(
    _ end: ChildProcess.End, _ settings: SearchSettings, limit: rlim_t? = processorTime
  ) -> ToolError? {
    guard end.signal != 0, !own.contains(end.signal) else { return nil }
    if let limit, end.processorSeconds >= Double(limit) - 0.5 {
      // Where effort is counted, a search of modest code ends long before: the time went into the code.
      return settings.effort != nil
        ? nil : .outOfProcessorTime(tool: WorkerLauncher.tool, seconds: Int(limit))
    }
    return .died(tool: WorkerLauncher.tool, how: ChildProcess.words(end.status))
  }

  /// The seconds of processor time after which the system ends a process that was started here.
  private static var processorTime: rlim_t? {
    var limit = rlimit()
    #if os(Linux)
      let number = __rlimit_resource_t(RLIMIT_CPU.rawValue)
    #else
      let number = RLIMIT_CPU
    #endif
    guard getrlimit(number, &limit) == 0, limit.rlim_max < rlim_t(Int.max) else { return nil }
    return limit.rlim_max
  }
}
