import CPlatform
import Foundation

/// Tells the lanes of a recording apart: the current Swift task, or else the current thread.
struct LaneKey: Hashable {
  let kind: Timeline.Lane.Kind
  /// The kernel's thread number, or the task's identity.
  let identity: Int
  /// The name that the program gave it, if any.
  let name: String?

  static var current: LaneKey {
    let task = withUnsafeCurrentTask { $0?.hashValue }
    if let task {
      return LaneKey(kind: .task, identity: task, name: Task.name)
    }
    let isMain = Thread.isMainThread
    let given = isMain ? "main" : Thread.current.name
    let name = given.flatMap { $0.isEmpty || isKernelName($0) ? nil : $0 }
    return LaneKey(
      kind: .thread, identity: Int(truncatingIfNeeded: cplatform_thread_id()), name: name)
  }

  /// The label of the dispatch queue that runs the caller; `nil` outside any queue and for main.
  static var currentQueueLabel: String? {
    let label = String(cString: cplatform_current_queue_label())
    return label.isEmpty || label == "com.apple.main-thread" ? nil : label
  }

  /// Foundation on Linux reports the kernel's name of a thread: for a worker of the Dispatch pool
  /// that is made from a queue's label, for a thread without a name it is the process's.
  private static func isKernelName(_ name: String) -> Bool {
    name.hasPrefix("com.apple.") || name.contains("-qos")
      || name == String(ProcessInfo.processInfo.processName.prefix(15))
  }
}
