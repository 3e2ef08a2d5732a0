import Synchronization

/// Keeps an observation going for as long as it is held and was not invalidated.
package final class ObservationToken: Sendable {
  /// What the token and the deliveries on their way have in common.
  final class Flag: Sendable {
    private let isRaised = Atomic(true)

    /// Whether the observer is still to be told.
    var isValid: Bool { isRaised.load(ordering: .acquiring) }

    /// Ends the observation.
    ///
    /// - Returns: Whether this call did it, and none before.
    func lower() -> Bool { isRaised.exchange(false, ordering: .acquiringAndReleasing) }
  }

  private let flag: Flag
  private let onEnd: @Sendable () -> Void

  init(flag: Flag, onEnd: @escaping @Sendable () -> Void) {
    self.flag = flag
    self.onEnd = onEnd
  }

  deinit { invalidate() }

  /// Stops the observation; doing it again does nothing.
  ///
  /// No call of the observer begins afterwards, not even for a notice that was already on its way.
  /// A call that has begun ends as it would, unless this is called on the observer's own serial
  /// queue: then there is none.
  package func invalidate() {
    if flag.lower() { onEnd() }
  }
}
