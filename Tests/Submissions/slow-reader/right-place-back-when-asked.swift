// A place is given back when the reader asks: what comes then is for it, and does not wait.
import Synchronization

struct Bridge: Sendable {
  let depths: AsyncStream<Int>
  let alarms: AsyncStream<String>
  let cars: AsyncStream<String>
  private let depthSource: AsyncStream<Int>.Continuation
  private let alarmSource: AsyncStream<String>.Continuation
  private let quay: Quay

  private final class Quay: Sendable {
    let waiting = Mutex(0)
    let places: Int
    let stream: AsyncStream<String>
    let source: AsyncStream<String>.Continuation
    init(places: Int) {
      self.places = places
      (stream, source) = AsyncStream.makeStream()
    }
    func arrived(_ car: String) -> Bool {
      waiting.withLock { waiting in
        guard waiting < places, case .enqueued = source.yield(car) else { return false }
        waiting += 1
        return true
      }
    }
    func next() async -> String? {
      var iterator = stream.makeAsyncIterator()
      waiting.withLock { $0 -= 1 }
      return await iterator.next()
    }
  }
  init(places: Int) {
    (depths, depthSource) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    (alarms, alarmSource) = AsyncStream.makeStream()
    let quay = Quay(places: places)
    self.quay = quay
    cars = AsyncStream { await quay.next() }
  }
  func measured(_ depth: Int) { depthSource.yield(depth) }
  func alarmed(_ text: String) { alarmSource.yield(text) }
  func arrived(_ car: String) -> Bool { quay.arrived(car) }
  func close() {
    depthSource.finish()
    alarmSource.finish()
    quay.source.finish()
  }
}
