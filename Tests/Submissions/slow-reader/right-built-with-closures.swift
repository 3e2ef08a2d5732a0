struct Bridge: Sendable {
  let depths: AsyncStream<Int>
  let alarms: AsyncStream<String>
  let cars: AsyncStream<String>

  private let depthSource: AsyncStream<Int>.Continuation
  private let alarmSource: AsyncStream<String>.Continuation
  private let carSource: AsyncStream<String>.Continuation

  init(places: Int) {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var depthSource: AsyncStream<Int>.Continuation!
    depths = AsyncStream(bufferingPolicy: .bufferingNewest(1)) { depthSource = $0 }
    self.depthSource = depthSource

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var alarmSource: AsyncStream<String>.Continuation!
    alarms = AsyncStream(bufferingPolicy: .unbounded) { alarmSource = $0 }
    self.alarmSource = alarmSource

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var carSource: AsyncStream<String>.Continuation!
    cars = AsyncStream(bufferingPolicy: .bufferingOldest(places)) { carSource = $0 }
    self.carSource = carSource
  }

  func measured(_ depth: Int) { depthSource.yield(depth) }

  func alarmed(_ text: String) { alarmSource.yield(text) }

  func arrived(_ car: String) -> Bool {
    switch carSource.yield(car) {
    case .enqueued: return true
    case .dropped, .terminated: return false
    @unknown default: return false
    }
  }

  func close() {
    depthSource.finish()
    alarmSource.finish()
    carSource.finish()
  }
}
