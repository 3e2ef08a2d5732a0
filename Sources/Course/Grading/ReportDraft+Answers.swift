import Checking
import Exploration

/// What the judge of an answer says.
extension ReportDraft {
  /// The file is no answer.
  ///
  /// - Parameter beginning: How the schedules of the program begin, if one is asked for.
  mutating func add(_ fault: AnswerFault, beginning: String?, in text: String, of file: String) {
    let places = fault.line.map { [place($0, in: text, of: file)] } ?? []
    let sentences = [fault.sentence, beginning.map(ScheduleResult.beginning)].compactMap(\.self)
    add(.notAnAnswer, sentences.joined(separator: " "), at: places)
  }

  /// The answer is a prediction.
  ///
  /// - Parameter verdict: The exploration that it was compared with.
  mutating func add(
    _ result: PredictionResult, of verdict: Verdict, in text: String, of file: String
  ) {
    if !result.impossible.isEmpty {
      add(
        .impossibleOutcome, result.sentenceOfImpossible,
        at: result.impossible.map { place($0.line, in: text, of: file) },
        headline: result.headlineOfImpossible)
    }
    if result.missing > 0 {
      add(.missingOutcome, result.sentenceOfMissing, headline: result.headlineOfMissing)
    }
    // An empty list has nothing that cannot happen, and a list of everything one can think of lacks nothing:
    // neither is a merit.
    let isMostlyRight = result.right > result.impossible.count
    let reason =
      result.right == 0 ? Criterion.reasonNothingListed : Criterion.reasonHalfCannotHappen
    note(judged: isMostlyRight ? [.possible, .complete] : [], otherwise: reason, explored: verdict)
  }

  /// The answer is a schedule.
  mutating func add(
    _ result: ScheduleResult, of chosen: ChosenSchedule, in text: String, of file: String
  ) {
    let places = [place(chosen.line, in: text, of: file)]
    switch result {
    case .ofAnotherProgram, .notOffered: add(.doesNotFit, result.sentence, at: places)
    case .otherEnd(let verdict, _): add(.otherEnd, result.sentence, replayed: verdict)
    case .fails(let preemptions, let fewest):
      if preemptions > fewest {
        add(.tooManySwitches, result.sentence, at: places, headline: result.headline)
      }
      return note(judged: [.fails, .fewest], otherwise: Criterion.reasonNoFailure)
    }
    note(judged: [.fails], otherwise: Criterion.reasonNoFailure)
  }

  private func place(_ line: Int, in text: String, of file: String) -> Place {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let code = lines.indices.contains(line - 1) ? String(lines[line - 1].prefix(200)) : ""
    return Place(file: file, line: line, code: code)
  }
}
