import Exploration

extension SourceMachine {
  /// - Parameter interval: In nanoseconds; `nil` for a timer that goes off once.
  func schedule(_ start: DispatchTime, every interval: UInt64?) {
    Engine.shared.perform(Action(.schedule, self, .write))
    self.start = start
    self.interval = interval.map { max($0, 1) }
    generation += 1
    pending = 0
    if isRegistered { beginTimer() }
  }

  func beginTimer() {
    guard let start, start.virtual != .max, !isOver else { return }
    // The first time may lie in the past: the intervals since then count as missed.
    let instant = start.virtual
    let missed = interval.map { UInt(start.age / $0) } ?? 0
    let generation = generation
    Engine.shared.spawn(.other, name: "timer") { [self] in
      tick(from: instant, missed: missed, generation: generation)
    }
  }

  /// After so many ticks a timer has shown what it can; a lane that still waits for more waits forever.
  private static var mostTicks: Int { 2_000 }

  private func tick(from first: UInt64, missed: UInt, generation: Int) {
    let engine = Engine.shared
    var next = first
    var missed = missed
    for _ in 0..<Self.mostTicks {
      let action = Action(.waitForTime, self, [], mayWait: true, detail: generation)
      if engine.wait(action, deadline: next) {
        // It would have gone off if it had come first and its time was there.
        return engine.effect(.read, on: self, stopsAfter: false)
      }
      engine.perform(Action(.tick, self, .write))
      guard !isOver, self.generation == generation else { return }
      pending += 1 + missed
      missed = 0
      deliver()
      // With the main thread's end the program has ended, and a timer alone does not keep it.
      guard let interval, engine.mainLane?.isFinished == false else { return }
      next = max(next, engine.now) + interval
    }
  }
}
