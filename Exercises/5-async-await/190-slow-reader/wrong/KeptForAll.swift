// diagnosis: wrongResult
// What is kept for the readers is a global variable: two bridges share it, and its places.

import Synchronization

private final class Kept: Sendable {
  let depth = Mutex<Int?>(nil)
  let cars = Mutex<[String]>([])
}

private let kept = Kept()

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

  private let places: Int
  private let depthTicks: AsyncStream<Void>.Continuation
  private let carTicks: AsyncStream<Void>.Continuation
  private let alarmSource: AsyncStream<String>.Continuation

  /// A bridge with places for so many cars that have arrived and were not read yet.
  init(places: Int) {
    self.places = places
    kept.depth.withLock { $0 = nil }
    kept.cars.withLock { $0 = [] }
    let (newDepths, depthTicks) = AsyncStream.makeStream(of: Void.self)
    let (newCars, carTicks) = AsyncStream.makeStream(of: Void.self)
    self.depthTicks = depthTicks
    self.carTicks = carTicks
    depths = AsyncStream {
      for await _ in newDepths {
        if let depth = kept.depth.withLock({ $0.take() }) { return depth }
      }
      return nil
    }
    cars = AsyncStream {
      for await _ in newCars { return kept.cars.withLock { $0.removeFirst() } }
      return nil
    }
    (alarms, alarmSource) = AsyncStream.makeStream()
  }

  /// The depth was measured.
  func measured(_ depth: Int) {
    kept.depth.withLock {
      if case .terminated = depthTicks.yield() { return }
      $0 = depth
    }
  }

  /// Something has to be looked after.
  func alarmed(_ text: String) { alarmSource.yield(text) }

  /// A car has arrived; returns whether there is a place for it.
  func arrived(_ car: String) -> Bool {
    kept.cars.withLock { cars in
      guard cars.count < places else { return false }
      if case .terminated = carTicks.yield() { return false }
      cars.append(car)
      return true
    }
  }

  /// The ferry is in port: nothing else comes.
  func close() {
    depthTicks.finish()
    alarmSource.finish()
    carTicks.finish()
  }
}
