import Synchronization

/// Work under a deadline: completion and expiry may come at once, and the host is told only once.
final class BackgroundWork: Sendable {
  /// How the work ended.
  enum Ending: String, Sendable {
    /// It was done in time.
    case completed
    /// The host cut it short.
    case expired
  }

  private let host: BackgroundHost
  private let ticket: BackgroundLedger.Ticket
  private let state = Mutex<Ending?>(nil)

  /// Begins the work.
  ///
  /// - Parameters:
  ///   - host: The host that lets it run.
  ///   - allowance: For how long.
  ///   - onExpiry: Called, on the host's thread, if the host ends the work: it must be short.
  init(
    on host: BackgroundHost, allowance: Duration, onExpiry: @escaping @Sendable () -> Void
  ) {
    self.host = host
    ticket = host.begin(allowance: allowance)
    host.whenTimeIsUp(ticket) { [self] in
      if end(.expired) { onExpiry() }
    }
  }

  /// How the work has ended, or `nil` while it runs.
  var ending: Ending? { state.withLock { $0 } }

  /// Ends the work, from any thread; only the first call has an effect.
  ///
  /// Looking and writing are one step under the lock: of two callers only one finds `nil`.
  ///
  /// - Returns: Whether this call ended it.
  @discardableResult
  func end(_ ending: Ending) -> Bool {
    let isFirst = state.withLock { state in
      guard state == nil else { return false }
      state = ending
      return true
    }
    if isFirst { host.end(ticket) }
    return isFirst
  }
}
