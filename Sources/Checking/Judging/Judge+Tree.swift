import Channel
import Exploration

extension Judge {
  /// All executions as a tree, once the worker has told them.
  ///
  /// - Parameter settings: What the worker was told.
  /// - Throws: ``TreelessProgram`` where there is none.
  package mutating func tree(_ settings: SearchSettings) throws(TreelessProgram) -> ScheduleTree {
    if let obstacle { throw TreelessProgram(obstacle) }
    guard !branches.isEmpty else { throw TreelessProgram(.unsteady) }
    var breaks = BreakingFailures()
    for failure in failures { breaks.add(failure) }
    let resolver = Symbolizer(
      codes, in: settings.object, sources: sources, toolchain: toolchain, known: known)
    var builder = TreeBuilder(program: String(settings.program, radix: 36))
    let stories = storyBuilder(resolver)
    for branch in branches {
      let names = StepNames(branch.execution, words: words)
      builder.know(names.lanes)
      let first = branch.path.count - branch.execution.choices.count
      for (number, moment) in branch.execution.choices.enumerated() {
        builder.add(
          step(branch, at: moment, choice: first + number, names, stories, resolver))
      }
      builder.add(end(branch, breaks.wanted, names, stories, resolver))
    }
    return builder.finished
  }

  /// Where an execution stood before one of its choices.
  private func step(
    _ branch: SteppedExecution, at moment: Halt, choice: Int, _ names: StepNames,
    _ stories: StoryBuilder, _ resolver: Symbolizer
  ) -> Step {
    var past = branch
    past.execution.events.removeLast(branch.execution.events.count - moment.events.lowerBound)
    past.halt = moment
    var step = Step(
      path: Array(branch.path[..<choice]), schedule: "", switches: 0,
      story: story(past, stories, numbering: branch.execution.events), output: "")
    step.variables = StepVariables(past, globals, resolver).all
    step.options = names.options(moment, current: moment.current, resolver)
    step.waiting = names.waiters(moment, resolver)
    step.resources = names.resources(moment)
    return step
  }

  private func end(
    _ branch: SteppedExecution, _ wanted: SteppingRequest.Wanted, _ names: StepNames,
    _ stories: StoryBuilder, _ resolver: Symbolizer
  ) -> Step {
    var step = Step(
      path: branch.path, schedule: branch.schedule.text, switches: branch.switches,
      story: story(branch, stories, numbering: branch.execution.events),
      output: branch.execution.output)
    step.variables = StepVariables(branch, globals, resolver).all
    if let last = branch.execution.moments.last, !last.lanes.contains(where: \.isOffered) {
      step.waiting = names.waiters(last, resolver)
      step.resources = names.resources(last)
    }
    let found = findings(in: branch.execution, branch.wrong, branch.schedule, resolver)
    step.end = end(branch, found, wanted)
    return step
  }
}
