import Exploration

/// Lanes that do something at a virtual instant; one that has done it is used again by who comes after that anyhow.
final class Timers {
  private var idle: [Waker] = []
  /// How many lanes wait for somebody who comes after them, before a pause takes one of them.
  private static let mostIdle = 32
  private var count = 0

  private static let ofExecution = PerExecution { Timers() }
  static var current: Timers { ofExecution.current }

  /// Calls `action` at an instant, on a lane of its own.
  ///
  /// - Parameter isPause: Whether the program did not ask for it: then it is never early or late.
  func at(_ instant: UInt64, isPause: Bool = false, _ action: @escaping () -> Void) {
    let order = Order(instant: instant, isPause: isPause, action: action)
    // A loop that pauses again and again would have a lane for each time; the verdict names it.
    let isOften = isPause && idle.count >= Self.mostIdle
    if let free = idle.lastIndex(where: { $0.lane.isKnown }) ?? (isOften ? 0 : nil) {
      return idle.remove(at: free).take(order)
    }
    count += 1
    _ = Waker(self, number: count, order)
  }

  fileprivate func free(_ waker: Waker) { idle.append(waker) }
}

/// What is to be done when.
private struct Order {
  let instant: UInt64
  let isPause: Bool
  let action: () -> Void
}

private final class Waker: Resource {
  private unowned let timers: Timers
  private var order: Order?
  private var stamp = Stamp()
  private(set) var lane: Lane

  init(_ timers: Timers, number: Int, _ order: Order) {
    self.timers = timers
    self.order = order
    lane = Engine.shared.lane
    super.init(kind: .dispatchTimer)
    lane = Engine.shared.spawn(.other, name: "timer \(number)", isDaemon: true) { self.work() }
  }

  func take(_ order: Order) {
    self.order = order
    Engine.shared.release(into: &stamp)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { order != nil }

  private func work() {
    let engine = Engine.shared
    while true {
      engine.acquire(stamp)
      if let order {
        engine.sleep(until: order.instant, isPause: order.isPause)
        order.action()
      }
      order = nil
      timers.free(self)
      engine.wait(Action(.sleep, self, []))
    }
  }
}
