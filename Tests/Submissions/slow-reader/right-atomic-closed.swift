// right: an atomic flag for close in a class; the streams have their policies
import Synchronization

final class Bridge: Sendable {
  let depths: AsyncStream<Int>
  let alarms: AsyncStream<String>
  let cars: AsyncStream<String>
  private let depthSource: AsyncStream<Int>.Continuation
  private let alarmSource: AsyncStream<String>.Continuation
  private let carSource: AsyncStream<String>.Continuation
  private let isClosed = Atomic<Bool>(false)

  init(places: Int) {
    (depths, depthSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    (alarms, alarmSource) = AsyncStream.makeStream()
    (cars, carSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(places))
  }

  func measured(_ depth: Int) {
    guard !isClosed.load(ordering: .acquiring) else { return }
    depthSource.yield(depth)
  }
  func alarmed(_ text: String) {
    guard !isClosed.load(ordering: .acquiring) else { return }
    alarmSource.yield(text)
  }
  func arrived(_ car: String) -> Bool {
    guard !isClosed.load(ordering: .acquiring) else { return false }
    guard case .enqueued = carSource.yield(car) else { return false }
    return true
  }
  func close() {
    isClosed.store(true, ordering: .releasing)
    depthSource.finish()
    alarmSource.finish()
    carSource.finish()
  }
}
