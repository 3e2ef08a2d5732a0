import Channel
import Checking
import Exploration

/// Judging answers about programs: the program is explored or run again, and the answer only read.
extension Grader {
  /// Judges an answer into a draft.
  ///
  /// - Parameter file: How reports call the learner's file.
  /// - Throws: ``UnfitProgram`` for an exercise of which no answer can be judged, and what
  ///   ``grade(_:of:progress:)`` throws.
  func judge(
    _ text: String, in file: String, about program: ExerciseProgram, of exercise: Exercise,
    into draft: inout ReportDraft
  ) throws {
    do {
      if let failure = exercise.failure {
        let chosen = try ChosenSchedule(text)
        let result = try result(of: chosen.schedule, failure, program, of: exercise)
        draft.add(result, of: chosen, in: text, of: file)
      } else {
        let prediction = try Prediction(text)
        let verdict = try explore(program, of: exercise)
        let outcomes = try ExploredOutcomes(verdict).all
        let result = PredictionResult(
          try prediction.read(as: outcomes, of: program.text), with: outcomes)
        draft.add(result, of: verdict, in: text, of: file)
      }
    } catch let fault as AnswerFault {
      let beginning = try exercise.failure.map { _ in try program.plainSchedule().text }
      draft.add(fault, beginning: beginning, in: text, of: file)
    }
  }

  private func result(
    of schedule: Schedule, _ failure: FindingKind, _ program: ExerciseProgram,
    of exercise: Exercise
  ) throws -> ScheduleResult {
    guard let verdict = try replay(schedule, program, of: exercise) else {
      return .ofAnotherProgram(beginning: try program.plainSchedule().text)
    }
    if verdict.hasDeparted { return .notOffered }
    guard let preemptions = verdict.preemptions else { throw noAnswer(verdict) }
    guard verdict.findings.contains(where: { $0.kind == failure }) else {
      return .otherEnd(verdict, asked: failure)
    }
    let fewest = try fewest(failure, below: preemptions, program, of: exercise)
    return .fails(preemptions: preemptions, fewest: fewest)
  }

  // MARK: The program

  /// Explores the program of an exercise.
  ///
  /// - Throws: What ``grade(_:of:progress:)`` throws.
  package func explore(_ program: ExerciseProgram, of exercise: Exercise) throws -> Verdict {
    try explore(program, of: exercise, upTo: nil)
  }

  /// Runs one schedule of the program of an exercise again.
  ///
  /// - Returns: What happened; `nil` for a schedule of another program.
  /// - Throws: What ``grade(_:of:progress:)`` throws.
  package func replay(
    _ schedule: Schedule, _ program: ExerciseProgram, of exercise: Exercise
  ) throws -> Verdict? {
    let verdict = try pipeline(try program.request(), of: exercise).replay(schedule)
    if let verdict, verdict.kind == .inconclusive, !verdict.hasDeparted {
      throw noAnswer(verdict)
    }
    return verdict
  }

  /// The fewest preemptions with which a program fails in a way, if they are fewer than those of a schedule
  /// that was found; otherwise those.
  ///
  /// Only what needs fewer is searched, from none to more: a search that is complete proves that the schedule
  /// is the shortest, and one that finds something finds the fewest first.
  private func fewest(
    _ failure: FindingKind, below preemptions: Int, _ program: ExerciseProgram,
    of exercise: Exercise
  ) throws -> Int {
    guard preemptions > 0 else { return 0 }
    let verdict = try explore(program, of: exercise, upTo: preemptions - 1)
    let shorter = try verdict.findings.filter { $0.kind == failure }.compactMap { finding in
      try replay(Schedule(text: finding.schedule), program, of: exercise)?.preemptions
    }
    if let fewest = shorter.min() { return min(fewest, preemptions) }
    switch verdict.certainty {
    case .proved: return preemptions
    case .provedUpTo(let bound) where bound >= preemptions - 1: return preemptions
    case .provedUpTo, .sampled: throw UnfitProgram.isNotSettled(failure)
    }
  }

  private func explore(
    _ program: ExerciseProgram, of exercise: Exercise, upTo preemptions: Int?
  ) throws -> Verdict {
    let pipeline = try pipeline(try program.request(), of: exercise, upTo: preemptions)
    let worker = try pipeline.start()
    let verdict = try pipeline.explore(try pipeline.build()[0], on: worker)
    guard verdict.kind != .inconclusive else { throw noAnswer(verdict) }
    return verdict
  }

  private func noAnswer(_ verdict: Verdict) -> WorkerWithoutAnswer {
    WorkerWithoutAnswer(reason: verdict.messages.first ?? "no reason is known")
  }
}
