// diagnosis: dataRace
// It counts the cars that wait in a variable that the reader changes too, without a lock.

/// What happens on a ferry, told to those on its bridge.
///
/// Each of the streams has one reader.
final class Bridge: @unchecked Sendable {
  /// How deep the water is, in metres.
  let depths: AsyncStream<Int>
  /// What has to be looked after.
  let alarms: AsyncStream<String>
  /// The cars that may come on board.
  let cars: AsyncStream<String>

  private let depthSource: AsyncStream<Int>.Continuation
  private let alarmSource: AsyncStream<String>.Continuation
  private let carSource: AsyncStream<String>.Continuation
  private final class Count: @unchecked Sendable { var waiting = 0 }
  private let count = Count()
  private let places: Int

  /// A bridge with places for so many cars that have arrived and were not read yet.
  init(places: Int) {
    (depths, depthSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    (alarms, alarmSource) = AsyncStream.makeStream()
    self.places = places
    let (arrivals, source) = AsyncStream.makeStream(of: String.self)
    carSource = source
    cars = AsyncStream { [count] in
      for await car in arrivals {
        count.waiting -= 1
        return car
      }
      return nil
    }
  }

  /// The depth was measured.
  func measured(_ depth: Int) { depthSource.yield(depth) }

  /// Something has to be looked after.
  func alarmed(_ text: String) { alarmSource.yield(text) }

  /// A car has arrived; returns whether there is a place for it.
  func arrived(_ car: String) -> Bool {
    guard count.waiting < places, case .enqueued = carSource.yield(car) else { return false }
    count.waiting += 1
    return true
  }

  /// The ferry is in port: nothing else comes.
  func close() {
    depthSource.finish()
    alarmSource.finish()
    carSource.finish()
  }
}
