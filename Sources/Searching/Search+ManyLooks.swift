import Channel
import Exploration

/// Loops that look a number of times for what others have to do, and then give up.
///
/// The search lets a loop look a few times before others go first: each number of looks would be another interleaving.
/// One that would have given up after some more of them has an outcome of its own then. So where loops looked in vain,
/// each is let look many times, once: what that leads to is told as what any other execution does, and the proof still
/// says that it takes few looks for granted. A loop that goes on after many has no outcome of its own; that it waits by
/// looking is a mistake in a submission.
extension Search {
  /// How many loops are let look, and how many executions, with how many points, are looked through for them.
  private static let (mostLoops, mostTries, mostPoints) = (8, 300, 100_000)

  /// Lets each loop that looked in vain look many times.
  func lookManyTimes() {
    guard state.isFirstSearch, !isHopeless, state.summary.assumptions.contains(.fewLooks) else {
      return
    }
    let (strategy, reading) = (engine.strategy, engine.reading)
    defer { (engine.strategy, engine.reading) = (strategy, reading) }
    for (look, schedule) in vainLooks() where elapsed < end && !hasGrown {
      var schedule = schedule
      schedule.reading.looks = .many(by: look.lane, after: look.step)
      schedule.deviations.removeAll { $0.step > look.step }
      let recording = Recording(Replay(schedule, goesOn: true))
      guard recording.begin() else { continue }
      engine.strategy = recording
      engine.reading = schedule.reading
      let result = engine.runExecution(program)
      if !Self.isEndless(result), result.end != .cutShort {
        let goesOn = result.vainLooks.contains { $0.lane == look.lane }
        if goesOn { tellThatItWaits(result, schedule) } else { tell(result, schedule) }
      }
      guard result.foundNewRace else { continue }
      // Its accesses are points of choice from now on, and the schedules of the other loops have other steps.
      noteRaces(recording)
      return makeRacesVisible()
    }
  }

  /// Where loops look in vain, each with a schedule in which one does: the same ones on any number of processors.
  private func vainLooks() -> [(VainLook, Schedule)] {
    var found: [(look: VainLook, schedule: Schedule)] = []
    var points = Self.mostPoints
    for bound in 0...1 {
      let recording = Recording(BoundedSearch(preemptions: bound))
      engine.strategy = recording
      for _ in 0..<Self.mostTries {
        guard points > 0, elapsed < end, !hasGrown, recording.begin() else { break }
        let result = engine.runExecution(program)
        points -= result.steps + 1
        if Self.isEndless(result) { return found }
        for look in result.vainLooks
        where !found.contains(where: { $0.look.lane == look.lane && $0.look.place == look.place }) {
          found.append((look, self.schedule(of: recording)))
          if found.count == Self.mostLoops { return found }
        }
      }
    }
    return found
  }

  private func tell(_ result: ExecutionResult, _ schedule: Schedule) {
    let wrong = wrong(in: result)
    state.outcomes.add(result, wrong.first) { schedule }
    keep(new: wrong, schedule)
  }

  private func tellThatItWaits(_ result: ExecutionResult, _ schedule: Schedule) {
    keep(new: wrong(in: result).filter { $0.kind == .tooSlow }, schedule)
  }
}
