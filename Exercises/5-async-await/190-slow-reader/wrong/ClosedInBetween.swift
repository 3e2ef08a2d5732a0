// diagnosis: wrongResult
// It looks whether the bridge is closed, and then puts the car down: the bridge may close in between.
import Synchronization

final class Bridge: Sendable {
  let depths: AsyncStream<Int>
  let alarms: AsyncStream<String>
  let cars: AsyncStream<String>
  private let depthSource: AsyncStream<Int>.Continuation
  private let alarmSource: AsyncStream<String>.Continuation
  private let carSource: AsyncStream<String>.Continuation
  private let isClosed = Atomic(false)

  init(places: Int) {
    (depths, depthSource) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    (alarms, alarmSource) = AsyncStream.makeStream(of: String.self)
    (cars, carSource) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingOldest(places))
  }
  func measured(_ depth: Int) { depthSource.yield(depth) }
  func alarmed(_ text: String) { alarmSource.yield(text) }
  func arrived(_ car: String) -> Bool {
    guard !isClosed.load(ordering: .acquiring) else { return false }
    if case .dropped = carSource.yield(car) { return false }
    return true
  }
  func close() {
    isClosed.store(true, ordering: .releasing)
    depthSource.finish()
    alarmSource.finish()
    carSource.finish()
  }
}
