// expected: wrongResult
// After a fetch that failed the state stays "loading", and the next load does nothing.
import Synchronization

final class Departures: @unchecked Sendable {
  private static let empty = 0
  private static let loading = 1
  private static let loaded = 2

  private var minutes: [Int] = []
  private let state = Atomic(Departures.empty)

  func load(_ fetch: () throws -> [Int]) rethrows {
    let isFirst = state.compareExchange(
      expected: Departures.empty, desired: Departures.loading, ordering: .acquiringAndReleasing
    ).exchanged
    guard isFirst else { return }
    minutes = try fetch()
    state.store(Departures.loaded, ordering: .releasing)
  }

  func today() -> [Int]? {
    guard state.load(ordering: .acquiring) == Departures.loaded else { return nil }
    return minutes
  }
}
