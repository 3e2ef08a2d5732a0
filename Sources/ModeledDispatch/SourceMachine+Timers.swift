import Exploration

extension SourceMachine {
  /// - Parameter interval: In nanoseconds; `nil` for a timer that goes off once.
  func schedule(_ start: DispatchTime, every interval: UInt64?) {
    Engine.shared.perform(Action(.schedule, self, .write))
    self.start = start
    self.interval = interval.map { max($0, 1) }
    generation += 1
    pending = 0
    guard isRegistered else { return }
    hasNewSchedule = isInLine
    beginTimer()
  }

  /// Whether Dispatch makes it ready only once its queue, or for a timer the thread of all timers, comes to it.
  var isInstalledWhereServed: Bool {
    queue.leadsToMain || queue.chain.contains { $0.suspensions > 0 || $0.isInactive }
  }

  /// Goes through the thread that serves all timers, and back to its queue if there is something to tell.
  func passManager() {
    isBusy = true
    Engine.shared.spawn(.other, name: "timers") { [self] in
      hear()
      hasNewSchedule = false
      isBusy = false
      deliver()
    }
  }

  /// Whether a timer was scheduled anew before its queue came to it: whoever schedules it now may come first.
  func mustPassManager() -> Bool {
    guard variety == .timer, isInLine, tellsOfRegistration else { return false }
    Engine.shared.perform(Action(.goOnWith, self, .read))
    return hasNewSchedule && tellsOfRegistration
  }

  private func hear() {
    var action = Action(.goOnWith, self, .enter)
    action.conflicts = [.await, .write]
    Engine.shared.perform(action)
  }

  func beginTimer() {
    isArmed = false
    guard let first = start?.fromStart, !isOver else { return }
    isArmed = isInLine
    let generation = generation
    Engine.shared.spawn(.other, name: "timer") { [self] in
      tick(from: first, generation: generation)
    }
  }

  /// After so many ticks a timer has shown what it can; a lane that still waits for more waits forever.
  private static var mostTicks: Int { 2_000 }

  /// - Parameter first: In virtual nanoseconds, also before the execution's start: the times since then are told
  ///   together with the first one, and the later ones keep the rhythm.
  private func tick(from first: Int64, generation: Int) {
    let engine = Engine.shared
    var next = first
    for _ in 0..<Self.mostTicks {
      let action = Action(.waitForTime, self, [], mayWait: true, detail: generation)
      if engine.wait(action, deadline: UInt64(max(0, next))) {
        // It would have gone off if it had come first and its time was there.
        engine.effect(.read, on: self, stopsAfter: false)
        if self.generation == generation { disarm() }
        return
      }
      engine.perform(Action(.tick, self, .write))
      guard self.generation == generation else { return }
      guard !isOver else { return disarm() }
      let late = Int64(clamping: engine.now) - next
      let times = interval.map { late / Int64(clamping: $0) + 1 } ?? 1
      pending += UInt(times)
      // With the main thread's end the program has ended, and a timer alone does not keep it.
      let goesOn = interval != nil && engine.mainLane?.isFinished == false
      if !goesOn { isArmed = false }
      deliver()
      guard goesOn, let interval else { return }
      next += times * Int64(clamping: interval)
    }
  }

  /// The thread that serves all timers takes back one that was cancelled, and sends it on to its queue: what was put
  /// there right after the cancellation may come first (`_dispatch_source_invoke2`).
  private func disarm() {
    guard hasCancelled, isArmed else { return }
    hear()
    isArmed = false
    deliver()
  }
}
