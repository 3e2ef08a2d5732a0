import Dispatch
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes = 0
  private let start = DispatchTime.now().uptimeNanoseconds
  private let continuous = ContinuousClock.now
  private let suspending = SuspendingClock.now
  private let uptime = ProcessInfo.processInfo.systemUptime
  private let date = Date()
  private var longest = Duration.zero
  private var wentBackwards = false

  func received(_ count: Int) {
    lock.lock()
    defer { lock.unlock() }
    bytes += count
    longest = max(longest, continuous.duration(to: .now), suspending.duration(to: .now))
    if DispatchTime.now().uptimeNanoseconds < start { wentBackwards = true }
    if ProcessInfo.processInfo.systemUptime < uptime || Date() < date { wentBackwards = true }
  }

  /// Bytes a second since the first one was expected.
  var rate: Double {
    let seconds = lock.withLock { Double(longest.components.seconds) }
    return seconds > 0 ? Double(total) / seconds : 0
  }

  var total: Int {
    lock.withLock { wentBackwards || longest < .zero ? -1 : bytes }
  }
}
