import Dispatch

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: @unchecked Sendable {
  private let queue = DispatchQueue(label: "departures", attributes: .concurrent)
  private var minutes: [Int]?

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    let fetched = try fetch()
    queue.async(flags: .barrier) {
      self.minutes = fetched
    }
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    queue.sync { minutes }
  }
}
