/// A moment after which a process is not waited for any more.
///
/// The time during which the machine sleeps does not count: no process runs then.
package struct Deadline: Sendable {
  private let instant: SuspendingClock.Instant

  /// - Parameter duration: How long from now.
  package init(in duration: Duration) { instant = SuspendingClock.now.advanced(by: duration) }

  /// Whether it is over.
  package var isOver: Bool { SuspendingClock.now >= instant }

  /// What is left for `poll`, which counts in milliseconds: rounded up, so that it does not ask again at
  /// once, and no more than it can take.
  var milliseconds: Int32 {
    let left = SuspendingClock.now.duration(to: instant) / .milliseconds(1)
    return Int32(min(max(left, 0).rounded(.up), 1e9))
  }
}
