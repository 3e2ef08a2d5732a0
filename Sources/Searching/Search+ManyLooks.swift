import Channel
import Exploration

/// Loops that look a number of times for what others have to do, and then give up.
///
/// The search lets a loop look a few times before others go first: each number of looks would be another interleaving.
/// One that would have given up after some more of them has an outcome of its own then. So where loops looked in vain,
/// each is let look many times: what that leads to, also with another preemption after it has given up, or where another
/// loop looks on then, is told as what any other execution does, and the proof still says that it takes few looks for
/// granted. A loop that goes on after many has no outcome of its own; that it waits by looking is a mistake in a
/// submission.
extension Search {
  /// How many loops are let look, from how many beginnings each, and how many of them in one execution.
  private static let (mostLoops, mostBeginnings, mostAtOnce) = (8, 6, 2)
  /// How many executions, with how many points, are looked through for them, and how many points they may have.
  private static let (mostTries, mostPoints, mostPointsOfLooks) = (300, 100_000, 100_000)
  /// How many executions are tried after a loop has given up.
  private static let mostEndings = 200

  /// Lets each loop that looked in vain look many times.
  func lookManyTimes() {
    guard state.isFirstSearch, !isHopeless, state.summary.assumptions.contains(.fewLooks) else {
      return
    }
    let (strategy, reading) = (engine.strategy, engine.reading)
    defer { (engine.strategy, engine.reading) = (strategy, reading) }
    var looks = vainLooks()
    var points = Self.mostPointsOfLooks
    for _ in 0..<Self.mostAtOnce {
      guard let given = lookOn(looks, within: &points), let next = goOn(given, within: &points)
      else { return makeRacesVisible() }
      looks = next
    }
  }

  /// A loop that looks in vain, or one that has given up, and how an execution comes there.
  private typealias Look = (look: VainLook, schedule: Schedule)

  /// Lets loops look on.
  ///
  /// - Returns: Those that gave up; `nil` where there was a new race: its accesses are points of choice from now on, and
  ///   the schedules of the other loops have other steps.
  private func lookOn(_ looks: [Look], within points: inout Int) -> [Look]? {
    var givenUp: [Look] = []
    var endless: [VainLook] = []
    for (look, schedule) in looks where !endless.contains(where: look.isOfLoop) {
      guard points > 0, elapsed < end, !hasGrown else { break }
      var schedule = schedule
      schedule.reading.looksOn.append(LookingOn(lane: look.lane, after: look.step))
      schedule.deviations.removeAll { $0.step > look.step }
      let recording = Recording(Replay(schedule, goesOn: true))
      guard recording.begin() else { continue }
      let result = run(recording, in: schedule.reading, within: &points)
      if Self.isEndless(result) {
        endless.append(look)
      } else if result.end != .cutShort {
        if look.goesOn(in: result) {
          endless.append(look)
          tellThatItWaits(result, schedule)
        } else {
          tell(result, schedule)
          if let last = result.lastLookOn, last > look.step {
            schedule.reading.looksOn[schedule.reading.looksOn.count - 1].until = last
            givenUp.append((look, schedule))
          }
        }
      }
      guard result.foundNewRace else { continue }
      noteRaces(recording)
      return nil
    }
    return givenUp
  }

  /// Tries what can happen after loops have given up.
  ///
  /// - Returns: The loops that look in vain then; `nil` where there was a new race.
  private func goOn(_ givenUp: [Look], within points: inout Int) -> [Look]? {
    var found: [Look] = []
    for (look, schedule) in givenUp {
      guard let last = schedule.reading.looksOn.last?.until else { continue }
      let recording = Recording(
        Continuation(schedule, upTo: last, then: BoundedSearch(preemptions: 1)))
      for _ in 0..<Self.mostEndings {
        guard points > 0, elapsed < end, !hasGrown, recording.begin() else { break }
        let result = run(recording, in: schedule.reading, within: &points)
        if Self.isEndless(result) { break }
        if result.end != .cutShort { tell(result, self.schedule(of: recording)) }
        if result.foundNewRace {
          noteRaces(recording)
          return nil
        }
        for next in result.vainLooks where next.step > last && !look.isOfLoop(next) {
          add((next, self.schedule(of: recording)), to: &found)
        }
      }
    }
    return found
  }

  /// Where loops look in vain, each with schedules in which one does: the same ones on any number of processors.
  private func vainLooks() -> [Look] {
    var found: [Look] = []
    var points = Self.mostPoints
    for bound in 0...1 {
      let recording = Recording(BoundedSearch(preemptions: bound))
      for _ in 0..<Self.mostTries {
        guard points > 0, elapsed < end, !hasGrown, recording.begin() else { break }
        let result = run(recording, in: engine.reading, within: &points)
        if Self.isEndless(result) { return found }
        for look in result.vainLooks { add((look, self.schedule(of: recording)), to: &found) }
      }
    }
    return found
  }

  /// Runs one execution, which uses up some of the points that executions may have.
  private func run(
    _ recording: Recording, in reading: Reading, within points: inout Int
  ) -> ExecutionResult {
    engine.strategy = recording
    engine.reading = reading
    let result = engine.runExecution(program)
    points -= result.steps + 1
    return result
  }

  /// Adds a loop that looks in vain, or another beginning of one that is known.
  private func add(_ new: Look, to found: inout [Look]) {
    let known = found.filter { $0.look.isOfLoop(new.look) }
    guard known.count < Self.mostBeginnings,
      !known.contains(where: { $0.look.step == new.look.step })
    else { return }
    if known.isEmpty, Set(found.map(\.look.loop)).count >= Self.mostLoops { return }
    found.append(new)
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

extension VainLook {
  /// What tells loops apart.
  fileprivate struct Loop: Hashable {
    let lane: Int
    let place: CodePlace
  }

  fileprivate var loop: Loop { Loop(lane: lane, place: place) }

  /// Whether another look is one of the same loop.
  fileprivate func isOfLoop(_ other: VainLook) -> Bool { loop == other.loop }

  /// Whether the loop has gone on after as many looks as it was let look, possibly at another place of it.
  ///
  /// One that has given up made its last look long before its lane looked in vain elsewhere.
  fileprivate func goesOn(in result: ExecutionResult) -> Bool {
    result.vainLooks.contains { other in
      guard other.lane == lane, other.step > step else { return false }
      guard let last = result.lastLookOn, last > step else { return true }
      return other.step - last <= 16 + (last - step) / 16
    }
  }
}
