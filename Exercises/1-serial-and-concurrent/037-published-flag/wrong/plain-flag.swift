// diagnosis: dataRace
// A plain Bool is written in one step by the processor, but it is neither atomic nor ordered.
/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: @unchecked Sendable {
  private var minutes: [Int] = []
  private var isLoaded = false

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    minutes = try fetch()
    isLoaded = true
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    isLoaded ? minutes : nil
  }
}
