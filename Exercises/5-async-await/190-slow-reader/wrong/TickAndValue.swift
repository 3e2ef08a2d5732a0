// diagnosis: wrongResult
// The stream says that there is something new, and a variable says what: the same depth comes twice.

import Synchronization

/// What happens on a ferry, told to those on its bridge.
///
/// Each of the streams has one reader.
final class Bridge: Sendable {
  /// How deep the water is, in metres.
  let depths: AsyncStream<Int>
  /// What has to be looked after.
  let alarms: AsyncStream<String>
  /// The cars that may come on board.
  let cars: AsyncStream<String>

  private let ticks: AsyncStream<Void>.Continuation
  private let alarmSource: AsyncStream<String>.Continuation
  private let carSource: AsyncStream<String>.Continuation

  private final class Newest: Sendable { let depth = Mutex(0) }
  private let newest = Newest()

  /// A bridge with places for so many cars that have arrived and were not read yet.
  init(places: Int) {
    let (news, ticks) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.ticks = ticks
    depths = AsyncStream { [newest] in
      for await _ in news { return newest.depth.withLock { $0 } }
      return nil
    }
    (alarms, alarmSource) = AsyncStream.makeStream()
    (cars, carSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(places))
  }

  /// The depth was measured.
  func measured(_ depth: Int) {
    newest.depth.withLock { $0 = depth }
    ticks.yield()
  }

  /// Something has to be looked after.
  func alarmed(_ text: String) { alarmSource.yield(text) }

  /// A car has arrived; returns whether there is a place for it.
  func arrived(_ car: String) -> Bool {
    guard case .enqueued = carSource.yield(car) else { return false }
    return true
  }

  /// The ferry is in port: nothing else comes.
  func close() {
    ticks.finish()
    alarmSource.finish()
    carSource.finish()
  }
}
