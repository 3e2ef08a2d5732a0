import Exploration

/// Lanes that do something at a virtual instant; one that has done it is used again for the next.
final class Timers {
  private var idle: [Waker] = []
  private var count = 0

  private static let ofExecution = PerExecution { Timers() }
  static var current: Timers { ofExecution.current }

  /// Calls `action` at an instant, on a lane of its own.
  func at(_ instant: UInt64, _ action: @escaping () -> Void) {
    if let waker = idle.popLast() {
      waker.take(instant, action)
      return
    }
    count += 1
    _ = Waker(self, number: count, instant, action)
  }

  fileprivate func free(_ waker: Waker) { idle.append(waker) }
}

private final class Waker: Resource {
  private unowned let timers: Timers
  private var instant: UInt64
  private var action: (() -> Void)?
  private var stamp = Stamp()

  init(_ timers: Timers, number: Int, _ instant: UInt64, _ action: @escaping () -> Void) {
    self.timers = timers
    self.instant = instant
    self.action = action
    super.init(kind: .dispatchTimer)
    Engine.shared.spawn(.other, name: "timer \(number)", isDaemon: true) { self.work() }
  }

  func take(_ instant: UInt64, _ action: @escaping () -> Void) {
    self.instant = instant
    self.action = action
    Engine.shared.release(into: &stamp)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { self.action != nil }

  private func work() {
    let engine = Engine.shared
    while true {
      engine.acquire(stamp)
      engine.sleep(until: instant)
      action?()
      action = nil
      timers.free(self)
      engine.wait(Action(.sleep, self, []))
    }
  }
}
