// expected: wrongResult
// The newest cars are kept: a car that was promised a place is thrown away for a later one.
struct Bridge: Sendable {
  let depths: AsyncStream<Int>
  let alarms: AsyncStream<String>
  let cars: AsyncStream<String>

  private let depthSource: AsyncStream<Int>.Continuation
  private let alarmSource: AsyncStream<String>.Continuation
  private let carSource: AsyncStream<String>.Continuation

  init(places: Int) {
    (depths, depthSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    (alarms, alarmSource) = AsyncStream.makeStream(bufferingPolicy: .unbounded)
    (cars, carSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(places))
  }

  func measured(_ depth: Int) { depthSource.yield(depth) }

  func alarmed(_ text: String) { alarmSource.yield(text) }

  func arrived(_ car: String) -> Bool {
    guard case .enqueued = carSource.yield(car) else { return false }
    return true
  }

  func close() {
    depthSource.finish()
    alarmSource.finish()
    carSource.finish()
  }
}
