// expected: wrongResult
// Takes the number that is left after the car for the number before it: the car in the last place
// is refused and comes all the same.
struct Bridge: Sendable {
  let depths: AsyncStream<Int>
  let alarms: AsyncStream<String>
  let cars: AsyncStream<String>

  private let depthSource: AsyncStream<Int>.Continuation
  private let alarmSource: AsyncStream<String>.Continuation
  private let carSource: AsyncStream<String>.Continuation

  init(places: Int) {
    (depths, depthSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    (alarms, alarmSource) = AsyncStream.makeStream()
    (cars, carSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(places))
  }

  func measured(_ depth: Int) { depthSource.yield(depth) }

  func alarmed(_ text: String) { alarmSource.yield(text) }

  func arrived(_ car: String) -> Bool {
    if case .enqueued(let remaining) = carSource.yield(car) {
      return remaining > 0
    }
    return false
  }

  func close() {
    depthSource.finish()
    alarmSource.finish()
    carSource.finish()
  }
}
