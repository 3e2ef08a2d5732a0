import Channel
import Exploration

extension Judge {
  /// More of what an execution printed than this does not tell two outcomes apart.
  private static let longestOutput = 4096

  /// What there is to see where a person's execution stands.
  ///
  /// - Parameters:
  ///   - wanted: What counts as broken, besides what fails or waits forever.
  ///   - settings: What the worker was told.
  package mutating func step(
    _ stepped: SteppedExecution, wanted: SteppingRequest.Wanted, _ settings: SearchSettings
  ) -> Step {
    replayed = (stepped.execution, stepped.wrong)
    let places = stepped.halt?.lanes.flatMap(\.places) ?? []
    let resolver = Symbolizer(
      codes.union(places), in: settings.object, sources: sources, toolchain: toolchain,
      known: known)
    let names = StepNames(stepped.execution, words: words)
    var step = Step(
      path: stepped.path, schedule: stepped.schedule.text, switches: stepped.switches,
      story: story(stepped, storyBuilder(resolver)), output: stepped.execution.output)
    let globals = GlobalVariables(object: settings.object)
    step.variables =
      StepVariables(stepped, VariablePlaces(stepped.execution, globals), resolver).all
    if let halt = stepped.halt {
      step.options = names.options(halt, current: stepped.current, resolver)
      step.waiting = names.waiters(halt, resolver)
      step.resources = names.resources(halt)
    } else {
      let found = findings(in: stepped.execution, stepped.wrong, stepped.schedule, resolver)
      step.end = end(stepped, found, wanted)
    }
    return step
  }

  /// What makes the stories of one program, and looks up each place once for all of them.
  func storyBuilder(_ resolver: Symbolizer) -> StoryBuilder {
    StoryBuilder(resolver: resolver, sources: sources, checkFiles: checkFiles, words: words)
  }

  /// What happened so far; before the end nothing has gone wrong yet.
  ///
  /// - Parameter numbering: All events of the execution, after which locks are numbered; `nil` for those so far.
  func story(
    _ stepped: SteppedExecution, _ builder: StoryBuilder, numbering: [Recorder.Event]? = nil
  ) -> Story {
    builder.story(
      of: stepped.execution.events, lanes: stepped.execution.lanes.map { ($0.kind, $0.name) },
      fault: stepped.halt == nil ? fault(of: stepped.execution) : .nothing,
      visible: Set(stepped.schedule.racyPlaces), numbering: numbering)
  }

  func end(
    _ stepped: SteppedExecution, _ found: [Finding], _ wanted: SteppingRequest.Wanted
  ) -> Step.End {
    let output = stepped.execution.output
    let isBroken =
      !stepped.wrong.isEmpty || wanted.outputs.contains(output)
      || wanted.races && found.contains { $0.kind == .dataRace }
    return Step.End(
      outcome: Outcome(
        output: String(decoding: output.utf8.prefix(Self.longestOutput), as: UTF8.self),
        executions: 1, schedule: stepped.schedule.text, isWrong: isBroken,
        mistake: stepped.mistake),
      findings: found.map(\.headline), explanations: found.map(\.explanation),
      isBroken: isBroken)
  }
}
