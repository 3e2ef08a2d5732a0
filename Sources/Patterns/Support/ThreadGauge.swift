import Foundation
import Synchronization

/// How many threads this process has at the peak, more than at first.
final class ThreadGauge: Sendable {
  private let start = ThreadGauge.threads
  private let most = Atomic(0)

  /// Looks how many there are now.
  func sample() {
    most.max(ThreadGauge.threads ?? 0, ordering: .relaxed)
  }

  /// The highest of the samples above the start; `nil` if the system does not say.
  var growth: Int? {
    start.map { max(0, most.load(ordering: .relaxed) - $0) }
  }

  /// On Linux every thread has a folder there (proc(5)).
  private static var threads: Int? {
    try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
  }
}
