// finds: deadlock
// A timer that nobody cancels keeps its handler, and the handler its owner: the wait for its end is endless.
import Dispatch

final class Ticker: @unchecked Sendable {
  private let timer = DispatchSource.makeTimerSource(queue: .global())
  private let isGone: DispatchSemaphore

  init(_ isGone: DispatchSemaphore) {
    self.isGone = isGone
    timer.schedule(deadline: .distantFuture)
    timer.setEventHandler { self.tick() }
    timer.activate()
  }

  private func tick() {}
  deinit { isGone.signal() }
}

func run() {
  let isGone = DispatchSemaphore(value: 0)
  func tickOnce() { _ = Ticker(isGone) }
  tickOnce()
  isGone.wait()
  print("gone")
}
run()
