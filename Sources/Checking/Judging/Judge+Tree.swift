import Channel
import Dispatch
import Exploration
import Synchronization

extension Judge {
  /// All executions as a tree, once the worker has told them.
  ///
  /// - Parameter settings: What the worker was told.
  /// - Throws: ``TreelessProgram`` where there is none.
  package func tree(_ settings: SearchSettings) throws(TreelessProgram) -> ScheduleTree {
    if let obstacle { throw TreelessProgram(obstacle) }
    guard !branches.isEmpty else { throw TreelessProgram(.unsteady) }
    var breaks = BreakingFailures()
    for failure in failures { breaks.add(failure) }
    let resolver = Symbolizer(
      codes, in: settings.object, sources: sources, toolchain: toolchain, known: known)
    let wanted = breaks.wanted
    // To tell the stories takes longest, and each is told without the others.
    let halves = [branches[..<(branches.count / 2)], branches[(branches.count / 2)...]]
    let told = Mutex([[ToldBranch]](repeating: [], count: halves.count))
    DispatchQueue.concurrentPerform(iterations: halves.count) { number in
      let stories = storyBuilder(resolver)
      let half = halves[number].map { tell($0, wanted, stories, resolver) }
      told.withLock { $0[number] = half }
    }
    var builder = TreeBuilder(program: String(settings.program, radix: 36))
    for branch in told.withLock({ $0 }).joined() {
      builder.know(branch.lanes)
      for step in branch.steps { builder.add(step) }
    }
    return builder.finished
  }

  /// An execution's lanes, and where it stood before each of its choices and at its end.
  private struct ToldBranch {
    let lanes: [Story.Lane]
    let steps: [Step]
  }

  private func tell(
    _ branch: SteppedExecution, _ wanted: SteppingRequest.Wanted, _ stories: StoryBuilder,
    _ resolver: Symbolizer
  ) -> ToldBranch {
    let names = StepNames(branch.execution, words: words)
    let places = VariablePlaces(branch.execution, globals)
    let first = branch.path.count - branch.execution.choices.count
    let before = branch.execution.choices.enumerated().map { number, moment in
      step(branch, at: moment, choice: first + number, names, places, stories, resolver)
    }
    return ToldBranch(
      lanes: names.lanes, steps: before + [end(branch, wanted, names, places, stories, resolver)])
  }

  /// Where an execution stood before one of its choices.
  private func step(
    _ branch: SteppedExecution, at moment: Halt, choice: Int, _ names: StepNames,
    _ places: VariablePlaces, _ stories: StoryBuilder, _ resolver: Symbolizer
  ) -> Step {
    var past = branch
    past.execution.events.removeLast(branch.execution.events.count - moment.events.lowerBound)
    past.halt = moment
    var step = Step(
      path: Array(branch.path[..<choice]), schedule: "", switches: 0,
      story: story(past, stories, numbering: branch.execution.events), output: "")
    step.variables = StepVariables(past, places, resolver).all
    step.options = names.options(moment, current: moment.current, resolver)
    step.waiting = names.waiters(moment, resolver)
    step.resources = names.resources(moment)
    return step
  }

  private func end(
    _ branch: SteppedExecution, _ wanted: SteppingRequest.Wanted, _ names: StepNames,
    _ places: VariablePlaces, _ stories: StoryBuilder, _ resolver: Symbolizer
  ) -> Step {
    var step = Step(
      path: branch.path, schedule: branch.schedule.text, switches: branch.switches,
      story: story(branch, stories, numbering: branch.execution.events),
      output: branch.execution.output)
    step.variables = StepVariables(branch, places, resolver).all
    if let last = branch.execution.moments.last, !last.lanes.contains(where: \.isOffered) {
      step.waiting = names.waiters(last, resolver)
      step.resources = names.resources(last)
    }
    let found = findings(in: branch.execution, branch.wrong, branch.schedule, resolver)
    step.end = end(branch, found, wanted)
    return step
  }
}
