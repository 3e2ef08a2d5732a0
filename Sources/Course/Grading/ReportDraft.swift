import Channel
import Checking
import Exploration

/// A report while the checks run.
struct ReportDraft {
  private let exercise: Exercise
  private var checks: [GradeReport.Check] = []
  private var problems: [GradeReport.Problem] = []
  private var certainty = Certainty.proved
  private var assumptions: Set<Assumption> = []
  private var diagnostics: String?
  private var makespan: Int?  // in units of ten milliseconds
  /// What was explored for an answer; which criteria it was judged by, and why not by others.
  private var answered: (explored: Verdict?, judged: Set<Criterion>, otherwise: String)?
  /// Whether every check came out right in at least one interleaving.
  private var isEverRight = true

  init(_ exercise: Exercise) { self.exercise = exercise }

  /// Whether anything is wrong so far.
  var hasProblem: Bool { !problems.isEmpty }

  /// The submission as source, unless there is nothing to explore, which is then the report.
  ///
  /// - Throws: An error of the tool that reads it.
  mutating func read(_ submission: Submission) throws -> SwiftSource? {
    guard let text = text(of: submission), let source = try parsed(text, submission.name) else {
      return nil
    }
    for violation in try FairPlay(source, of: exercise).violations {
      add(
        .notAllowed, violation.sentence,
        at: [
          Place(
            file: submission.name, line: violation.line,
            code: source.code(atLine: violation.line) ?? "")
        ])
    }
    return problems.isEmpty ? source : nil
  }

  /// The text of the submission, unless there is none, which is then the report.
  mutating func text(of submission: Submission) -> String? {
    switch submission.content {
    case .missing(let reason): add(.missing, reason)
    case .unreadable(let reason): add(.unreadable, reason)
    case .text(let text): return text
    }
    return nil
  }

  private mutating func parsed(_ text: String, _ name: String) throws -> SwiftSource? {
    do {
      return try SwiftSource(path: name, text: text)
    } catch is UnreadableSource {
      add(
        .doesNotCompile,
        "Swift's parser crashed or did not finish with this file. Nest fewer "
          + "brackets.")
      return nil
    }
  }

  mutating func refuse(_ diagnosis: Diagnosis, diagnostics text: String) {
    diagnostics = text
    let errors = Diagnostic.all(in: text).filter { $0.severity == "error" }
    let isCheck = errors.first.map { $0.path.hasPrefix("check/") } ?? false
    add(
      diagnosis,
      isCheck
        ? "Your file no longer has what the check calls: \(errors.first?.message ?? "")."
        : errors.first.map { "Line \($0.line): \($0.message)." } ?? "The compiler rejects it.")
  }

  mutating func refuse(_ error: UnsupportedAPI) {
    add(
      .found(.unsupported), error.description,
      at: [Place(file: error.path, line: error.line)])
  }

  mutating func refuse(_ use: UnsafeUse, in source: SwiftSource) {
    add(
      .notAllowed, use.sentence,
      at: [Place(file: source.path, line: use.line, code: source.code(atLine: use.line) ?? "")])
  }

  mutating func refuseMisread() {
    add(
      .notAllowed,
      "The compiler and Swift's parser read this file differently. Leave out what is unusual in it, such as "
        + "an '#if' around code of another version of Swift.")
  }

  mutating func refuseWithoutCompiler() {
    add(
      .doesNotCompile,
      "The compiler crashed or timed out on this file. Use simpler expressions and types.")
  }

  mutating func refuse(_ excess: ToolLimits.Excess) {
    add(.doesNotCompile, excess.sentence + " Use simpler expressions and types.")
  }

  /// The report of a submission that kept its grader from an answer.
  mutating func withoutAnswer(_ diagnosis: Diagnosis, _ reason: String) -> GradeReport {
    switch diagnosis {
    case .missing, .unreadable: add(diagnosis, reason)
    default: add(diagnosis, "There is no verdict: \(reason).")
    }
    if diagnosis == .notGraded { problems[0].headline += ": \(reason)" }
    return report
  }

  /// Adds what is wrong with the submission itself.
  ///
  /// - Parameters:
  ///   - headline: What and where, if the diagnosis and its lines do not say it best.
  ///   - replayed: The execution that shows it, if there is one.
  mutating func add(
    _ diagnosis: Diagnosis, _ explanation: String, at places: [Place] = [],
    headline: String? = nil, replayed: Verdict? = nil
  ) {
    isEverRight = false
    let finding = GradeReport.Problem(
      diagnosis: diagnosis, check: nil, headline: headline ?? diagnosis.title(at: places),
      words: exercise.manifest.words[diagnosis.word] ?? "", explanation: explanation,
      places: places, schedule: replayed?.outcomes.first?.schedule, story: replayed?.story)
    problems.append(finding)
  }

  /// Remembers by which criteria an answer was judged: without that none has points.
  ///
  /// - Parameter reason: Why it was not judged by the others.
  mutating func note(
    judged: Set<Criterion>, otherwise reason: String, explored verdict: Verdict? = nil
  ) {
    answered = (verdict, judged, reason)
  }

  mutating func add(_ verdict: Verdict, of demand: Demand) {
    let findings = verdict.findings
    certainty = certainty.combined(with: verdict.certainty)
    assumptions.formUnion(verdict.assumptions)
    let passed = findings.isEmpty
    for finding in findings {
      // The same mistake shows in several checks: once is enough.
      let isKnown = problems.contains {
        $0.diagnosis == Diagnosis(of: finding.kind)
          && $0.places.map(\.line) == finding.places.map(\.line)
          && !finding.places.isEmpty
      }
      if !isKnown { problems.append(problem(finding, demand)) }
    }
    // What is only too slow, or too much at once, is done right all the same.
    let isOnlySlow =
      !findings.isEmpty
      && findings.allSatisfy { Diagnosis(of: $0.kind).criterion == .concurrency }
    if !isOnlySlow, verdict.outcomes.allSatisfy(\.isWrong) { isEverRight = false }
    let units = (verdict.longest + 9_999_999) / 10_000_000
    if demand.name == exercise.manifest.timed?.check { makespan = Int(units) }
    checks.append(
      GradeReport.Check(
        name: demand.name, sentence: demand.sentence, hasPassed: passed,
        executions: verdict.executions, certainty: verdict.certainty,
        part: demand.part > exercise.earlier.count ? nil : demand.part))
  }

  private func problem(_ finding: Finding, _ demand: Demand) -> GradeReport.Problem {
    let diagnosis = Diagnosis(of: finding.kind)
    let ofExercise = exercise.manifest.words[diagnosis.word] ?? ""
    let words = finding.isUnwoken == true ? PlainWords.unwoken : ofExercise
    return GradeReport.Problem(
      diagnosis: diagnosis, check: demand.name, headline: diagnosis.title(at: finding.places),
      words: PlainWords(finding).filled(words), explanation: finding.explanation,
      places: finding.places, schedule: finding.schedule.isEmpty ? nil : finding.schedule,
      story: finding.story)
  }

  // MARK: Points

  /// The report.
  ///
  /// What goes wrong where every wait ends with a signal says more than what only a wakeup without one
  /// shows: that is told where nothing else is.
  var report: GradeReport {
    var draft = self
    if problems.contains(where: { $0.diagnosis != .found(.spuriousWakeup) }) {
      draft.problems.removeAll { $0.diagnosis == .found(.spuriousWakeup) }
    }
    return draft.ofAll
  }

  private var ofAll: GradeReport {
    // A stable order: the most telling first, otherwise as they were found.
    let sorted = problems.enumerated().sorted {
      ($0.element.diagnosis.rank, $0.offset) < ($1.element.diagnosis.rank, $1.offset)
    }.map(\.element)
    let lines = Criterion.allCases.compactMap { line($0) }
    let points = lines.reduce(0) { $0 + $1.points }
    let hasPassed = points == exercise.manifest.total && problems.isEmpty
    return GradeReport(
      exercise: exercise.name, title: exercise.title, hasPassed: hasPassed, points: points,
      of: exercise.manifest.total, lines: lines, checks: checks, problems: sorted,
      certainty: checks.isEmpty ? answered?.explored?.certainty : certainty,
      assumptions: assumptions.union(answered?.explored?.assumptions ?? []).listed,
      executions: checks.reduce(answered?.explored?.executions ?? 0) { $0 + $1.executions },
      makespan: hasPassed ? makespan : nil, diagnostics: diagnostics, part: exercise.part
    ).printable
  }

  private func line(_ criterion: Criterion) -> GradeReport.Line? {
    guard let points = exercise.manifest.points(for: criterion) else { return nil }
    let reason = reason(against: criterion) ?? reasonToWait
    return GradeReport.Line(
      criterion: criterion, points: reason == nil ? points : 0, of: points, reason: reason)
  }

  /// What the starter meets already is no merit until what it does not meet passes.
  private var reasonToWait: String? {
    guard exercise.kind == .repair,
      let open = Diagnosis(word: exercise.manifest.starter)?.criterion, reason(against: open) != nil
    else { return nil }
    return Criterion.reasonMetFromStart(until: open)
  }

  private func reason(against criterion: Criterion) -> String? {
    if let own = problems.first(where: { self.criterion(of: $0) == criterion }) {
      return own.headline
    }
    if criterion == .builds { return nil }
    if exercise.kind.hasProgram {
      guard let answered else { return Criterion.reasonNoAnswer }
      return answered.judged.contains(criterion) ? nil : answered.otherwise
    }
    if checks.isEmpty { return Criterion.reasonNothingRan }
    if criterion == .result, let end = problems.first(where: { $0.diagnosis.preventsResult }) {
      return Criterion.reasonNoEnd(end.headline)
    }
    // What never does its work has no races either.
    return isEverRight ? nil : Criterion.reasonNeverRight
  }

  /// The criterion that a problem costs: what the exercise has no points for costs those of the result, so
  /// that nothing which is wrong stands above full points.
  private func criterion(of problem: GradeReport.Problem) -> Criterion {
    let criterion = problem.diagnosis.criterion
    return exercise.manifest.points(for: criterion) == nil ? .result : criterion
  }
}
