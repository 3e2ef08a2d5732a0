// finds: nothing
// outcomes: gone
// A timer's handler keeps its owner alive, and to cancel the timer lets both go.
import Dispatch

final class Ticker: @unchecked Sendable {
  private let timer = DispatchSource.makeTimerSource(queue: .global())
  private let isGone: DispatchSemaphore

  init(_ isGone: DispatchSemaphore) {
    self.isGone = isGone
    timer.schedule(deadline: .now() + 60)
    timer.setEventHandler { self.tick() }
    timer.activate()
  }

  private func tick() {}
  func stop() { timer.cancel() }
  deinit { isGone.signal() }
}

func run() {
  let isGone = DispatchSemaphore(value: 0)
  func tickOnce() { Ticker(isGone).stop() }
  tickOnce()
  isGone.wait()
  print("gone")
}
run()
