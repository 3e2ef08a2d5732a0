import Synchronization

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: Sendable {
  private enum State {
    case empty
    case loaded([Int])
  }
  private let state = Mutex(State.empty)

  /// Loads the departures.
  func load(_ fetch: () throws -> [Int]) rethrows {
    let minutes = try fetch()
    state.withLock { $0 = .loaded(minutes) }
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    state.withLock { state in
      guard case .loaded(let minutes) = state else { return nil }
      return minutes
    }
  }
}
