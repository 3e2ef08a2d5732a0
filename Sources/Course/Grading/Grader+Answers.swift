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
        let result = PredictionResult(prediction, with: try ExploredOutcomes(verdict).all)
        draft.add(result, of: verdict, in: text, of: file)
      }
    } catch let fault as AnswerFault {
      draft.add(fault, in: text, of: file)
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
    let fewest = try fewestPreemptions(failure, program, of: exercise)
    return .fails(preemptions: preemptions, fewest: fewest)
  }

  // MARK: The program

  /// Explores the program of an exercise.
  ///
  /// - Throws: What ``grade(_:of:progress:)`` throws.
  package func explore(_ program: ExerciseProgram, of exercise: Exercise) throws -> Verdict {
    try explore(program, of: exercise, by: .all)
  }

  /// Runs one schedule of the program of an exercise again.
  ///
  /// - Returns: What happened; `nil` for a schedule of another program.
  /// - Throws: What ``grade(_:of:progress:)`` throws.
  package func replay(
    _ schedule: Schedule, _ program: ExerciseProgram, of exercise: Exercise
  ) throws -> Verdict? {
    let verdict = try pipeline(try program.request(), of: exercise, .all).replay(schedule)
    if let verdict, verdict.kind == .inconclusive, !verdict.hasDeparted {
      throw noAnswer(verdict)
    }
    return verdict
  }

  /// The fewest preemptions with which a program fails in a way.
  ///
  /// The search goes from none to more, so that nothing that it finds first can be had with fewer.
  private func fewestPreemptions(
    _ failure: FindingKind, _ program: ExerciseProgram, of exercise: Exercise
  ) throws -> Int {
    let found = try explore(program, of: exercise, by: .bounded).findings
    let counts = try found.filter { $0.kind == failure }.compactMap { finding in
      try replay(Schedule(text: finding.schedule), program, of: exercise)?.preemptions
    }
    guard let fewest = counts.min() else { throw UnfitProgram.neverFails(failure) }
    return fewest
  }

  private func explore(
    _ program: ExerciseProgram, of exercise: Exercise, by strategy: SearchStrategy
  ) throws -> Verdict {
    let pipeline = try pipeline(try program.request(), of: exercise, strategy)
    let worker = try pipeline.start()
    let verdict = try pipeline.explore(try pipeline.build()[0], on: worker)
    guard verdict.kind != .inconclusive else { throw noAnswer(verdict) }
    return verdict
  }

  private func noAnswer(_ verdict: Verdict) -> WorkerWithoutAnswer {
    WorkerWithoutAnswer(reason: verdict.messages.first ?? "no reason is known")
  }
}
