import Channel
import Exploration
import SeededRandom

/// What is told besides the verdict, when that is known.
extension Search {
  /// The most scheduling points of all executions of a tree together.
  private static let mostPoints = 100_000

  /// Tells an execution with each outcome, and all executions if they are few.
  func tell(_ detail: ToldDetail, _ summary: SearchSummary) {
    let order = summary.outcomes.sorted { one, other in
      (one.isWrong ? 0 : 1, -one.executions, one.output, one.schedule)
        < (other.isWrong ? 0 : 1, -other.executions, other.output, other.schedule)
    }
    for outcome in order.prefix(detail.outcomes) where !isHopeless {
      guard let schedule = try? Schedule(text: outcome.schedule),
        let (execution, wrong) = record(schedule)
      else { continue }
      tell(.recounted(schedule: outcome.schedule, execution, wrong: wrong))
    }
    guard let most = detail.executions else { return }
    // A search that leaves out what is equivalent runs no more of them than there are.
    let isLarge = summary.executions > most || summary.moreOutcomes > 0
    let base = Schedule(
      program: settings.program, racyPlaces: Set(summary.racyPlaces), reading: plan.reading)
    if let obstacle = isHopeless ? .endless : isLarge ? .tooMany : tellTree(base, most) {
      tell(.noTree(obstacle))
    }
  }

  /// Tells all executions, if there are at most so many.
  ///
  /// - Returns: What keeps it from that, perhaps after some were told.
  private func tellTree(_ base: Schedule, _ most: Int) -> TreeObstacle? {
    let vast = 30 * most
    let guess = guess(base, upTo: vast)
    guard guess <= Double(vast) else { return .tooMany }
    // Where it is near, they are counted first: to tell them takes several times as long.
    if guess > Double(most) / 2, let obstacle = walk(base, most, recording: false) {
      return obstacle
    }
    return walk(base, most, recording: true)
  }

  /// How many executions there are, as far as a few tell; more than the most, if it is certainly that.
  ///
  /// Each guesses how many there are by the choices on its way; the mean of such guesses is right (Knuth, "Estimating
  /// the efficiency of backtrack programs", Mathematics of Computation 29, 1975). To count them would take longer than
  /// all the rest of a check.
  private func guess(_ base: Schedule, upTo most: Int) -> Double {
    let putBack = takeOn(base)
    defer { putBack() }
    let probes = 16
    var guesses = 0.0
    var dice = SeededGenerator(seed: 1)
    for _ in 0..<probes where !hasGrown {
      let probe = Probe(dice)
      engine.strategy = probe
      _ = engine.runExecution(program)
      (guesses, dice) = (guesses + probe.guess, probe.dice)
      if guesses / Double(probes) > Double(most) { break }
    }
    return guesses / Double(probes)
  }

  /// Runs every execution once, in the order of a tree: an execution and then those that leave it, the last one
  /// that leaves it first.
  ///
  /// - Parameter recording: Whether each is told; otherwise they are only counted.
  /// - Returns: What keeps it from running them all.
  private func walk(_ base: Schedule, _ most: Int, recording: Bool) -> TreeObstacle? {
    let putBack = takeOn(base)
    defer { putBack() }
    var beginnings: [[Int]] = [[]]
    var (executions, points) = (0, 0)
    var told = ToldExecutions()
    while let beginning = beginnings.popLast() {
      guard executions < most, points < Self.mostPoints, !hasGrown else { return .tooMany }
      let walk = TreeWalk(choices: beginning)
      let strategy = Recording(walk)
      guard strategy.begin() else { return .endless }
      engine.strategy = strategy
      let recorder = recording ? Recorder(keeping: .choices(after: beginning.count)) : nil
      engine.recorder = recorder
      let result = engine.runExecution(program)
      engine.recorder = nil
      guard !Self.isEndless(result) else { return .endless }
      guard !walk.hasDeparted else { return .unsteady }
      executions += 1
      points += result.steps
      for choice in beginning.count..<walk.path.count {
        for lane in walk.offers[choice] where lane != walk.path[choice] {
          beginnings.append(walk.path[..<choice] + [lane])
        }
      }
      guard let recorder else { continue }
      tell(.branched(told.shorten(branch(recorder, result, strategy, walk))))
    }
    return nil
  }

  private func branch(
    _ recorder: Recorder, _ result: ExecutionResult, _ strategy: Recording, _ walk: TreeWalk
  ) -> SteppedExecution {
    var execution = RecordedExecution(recorder, result)
    let choices = execution.choices.count
    for (index, current) in walk.currents.suffix(choices).enumerated() {
      execution.moments[index].current = current
    }
    return SteppedExecution(
      execution: execution, wrong: wrong(in: execution, result),
      mistake: wrong(in: result).first?.mistake,
      schedule: strategy.schedule(
        program: settings.program, racyPlaces: engine.racyPlaces, workers: leanWidth,
        reading: engine.reading, numbers: GivenNumbers.shared.set),
      path: walk.path, switches: walk.switches, current: nil, halt: nil)
  }
}

/// One execution of a tree with chances for choices: the product of their numbers is a guess of the tree's size.
private final class Probe: Strategy {
  private(set) var guess = 1.0
  private(set) var dice: SeededGenerator

  init(_ dice: SeededGenerator) { self.dice = dice }

  func begin() -> Bool { true }

  func choose(_ point: borrowing SchedulingPoint) -> Int? {
    if let fresh = point.fresh, point.enabled.contains(fresh) { return fresh }
    let lanes = point.enabled.lanes
    guess *= Double(lanes.count)
    return lanes.randomElement(using: &dice)
  }
}
