import Channel
import Exploration

extension Judge {
  /// What happened in one execution: its story, and all that was wrong with it.
  func verdict(
    of execution: RecordedExecution, _ wrong: [Classification], _ settings: SearchSettings,
    _ resolver: Symbolizer
  ) -> Verdict {
    let builder = StoryBuilder(
      resolver: resolver, sources: sources, checkFiles: checkFiles, words: words)
    var verdict = Verdict(
      kind: .nothingWrong, executions: 1, workers: settings.schedule?.workers ?? settings.workers,
      program: String(settings.program, radix: 36))
    verdict.findings = findings(in: execution, wrong, settings.schedule, resolver)
    if !verdict.findings.isEmpty { verdict.kind = .findings }
    verdict.outcomes = [
      Outcome(
        output: execution.output, executions: 1, schedule: settings.schedule?.text ?? "",
        isWrong: !wrong.isEmpty, mistake: wrong.first?.mistake)
    ]
    verdict.preemptions = execution.preemptions
    verdict.story = builder.story(
      of: execution.events, lanes: execution.lanes.map { ($0.kind, $0.name) },
      fault: fault(of: execution), detail: detail(of: execution, resolver))
    return verdict
  }

  /// All that is wrong with one execution, without its story.
  func findings(
    in execution: RecordedExecution, _ wrong: [Classification], _ schedule: Schedule?,
    _ resolver: Symbolizer
  ) -> [Finding] {
    let builder = StoryBuilder(
      resolver: resolver, sources: sources, checkFiles: checkFiles, words: words)
    var findings = wrong.map { one in
      Finding(
        one.mistake, at: resolver.places(of: one.places, else: one.fallback), schedule: schedule,
        namedFiles: namedFiles, words: words)
    }
    let race = builder.racePlaces(in: execution.events)
    if !race.isEmpty {
      findings.append(
        Finding(
          .dataRace(Mistake.RaceAccesses(writes: nil)), at: race, schedule: schedule,
          namedFiles: namedFiles, words: words))
    }
    return findings
  }
}
