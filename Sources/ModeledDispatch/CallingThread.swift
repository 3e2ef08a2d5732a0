import Exploration

/// Whether a program can see on which thread its code runs.
///
/// Where it cannot, it makes no difference whether an iteration has a thread of its own or the caller's.
package enum CallingThread {
  /// Whether it can; set before the first execution.
  nonisolated(unsafe) package private(set) static var isSeen = false

  /// Parts of the names of what depends on the thread: the running task and its values, what belongs to an actor,
  /// the thread itself, the queue whose block runs, and locks that their owner can lock again.
  private static let signs = [
    "TaskLocal", "swift_task_localValue", "swift_task_getCurrent", "swift_task_isCancelled",
    "withUnsafeCurrentTask", "isCancelledSbvgZ", "checkCancellation", "currentPriority",
    "basePriority", "4nameSSSgvgZ", "swift_task_isCurrentExecutor", "ssumeIsolated", "heckIsolated",
    "onIsolated", "sertIsolated", "6ThreadC", "7RunLoopC7current", "14OperationQueueC7current",
    "pthread_self", "pthread_equal", "pecific", "Precondition", "RecursiveLock",
    "mutexattr_settype",
  ]

  /// Finds out what a program can see, from what its object takes from elsewhere.
  package static func know(symbols: [String]) {
    isSeen = symbols.contains { symbol in signs.contains { symbol.mentions($0) } }
  }
}
