// diagnosis: wrongResult
// When the reader of the alarms is gone, the bridge is taken for closed, and all of its streams end.

/// What happens on a ferry, told to those on its bridge.
///
/// Each of the streams has one reader.
struct Bridge: Sendable {
  /// How deep the water is, in metres.
  let depths: AsyncStream<Int>
  /// What has to be looked after.
  let alarms: AsyncStream<String>
  /// The cars that may come on board.
  let cars: AsyncStream<String>

  private let depthSource: AsyncStream<Int>.Continuation
  private let alarmSource: AsyncStream<String>.Continuation
  private let carSource: AsyncStream<String>.Continuation

  /// A bridge with places for so many cars that have arrived and were not read yet.
  init(places: Int) {
    (depths, depthSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    (alarms, alarmSource) = AsyncStream.makeStream()
    (cars, carSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(places))
    let others = (depthSource, carSource)
    alarmSource.onTermination = { _ in
      others.0.finish()
      others.1.finish()
    }
  }

  /// The depth was measured.
  func measured(_ depth: Int) { depthSource.yield(depth) }

  /// Something has to be looked after.
  func alarmed(_ text: String) { alarmSource.yield(text) }

  /// A car has arrived; returns whether there is a place for it.
  func arrived(_ car: String) -> Bool {
    guard case .enqueued = carSource.yield(car) else { return false }
    return true
  }

  /// The ferry is in port: nothing else comes.
  func close() {
    depthSource.finish()
    alarmSource.finish()
    carSource.finish()
  }
}
