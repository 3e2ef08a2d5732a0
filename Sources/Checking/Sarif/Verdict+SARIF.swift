import Channel
import Exploration

extension SARIF {
  /// How sure a run is, and what it rests on.
  package struct Properties: Sendable, Encodable {
    /// How sure another reading is.
    struct Other: Sendable, Encodable {
      let certainty: Certainty
      let assumptions: [Assumption]
      let executions: Int

      init(_ reading: OtherReading) {
        certainty = reading.certainty
        assumptions = Assumption.allCases.filter(reading.assumptions.contains)
        executions = reading.executions
      }
    }

    /// How sure it is.
    var certainty: Certainty?
    /// What of the machine it takes for granted.
    var assumptions: [Assumption]?
    /// Why nothing was proved.
    var uncertainty: Uncertainty?
    /// How many executions ran.
    var executions: Int
    /// What timers that come late add.
    var late: Other?
    /// What waits add that return without a signal.
    var spurious: Other?
    /// What each exercise came to.
    package var exercises: [Exercise]?

    /// What one exercise came to.
    package struct Exercise: Sendable, Encodable {
      let exercise: String
      let hasPassed: Bool
      let points: Int
      let of: Int
      let certainty: Certainty?
      let assumptions: [Assumption]?

      /// - Parameters:
      ///   - certainty: How sure it is; `nil` where nothing was explored.
      ///   - assumptions: What it takes for granted; `nil` for nothing.
      package init(
        _ exercise: String, hasPassed: Bool, points: Int, of: Int, certainty: Certainty?,
        assumptions: [Assumption]?
      ) {
        self.exercise = exercise
        self.hasPassed = hasPassed
        (self.points, self.of) = (points, of)
        self.certainty = certainty
        self.assumptions = assumptions
      }
    }

    /// The properties of a verdict.
    init(_ verdict: Verdict) {
      let hasAnswer = [.nothingWrong, .findings].contains(verdict.kind)
      certainty = hasAnswer ? verdict.certainty : nil
      assumptions = hasAnswer ? Assumption.allCases.filter(verdict.assumptions.contains) : nil
      uncertainty = verdict.uncertainty
      executions = verdict.executions
      late = verdict.late.map(Other.init)
      spurious = verdict.spurious.map(Other.init)
    }

    /// The properties of some exercises.
    package init(_ exercises: [Exercise], executions: Int) {
      self.exercises = exercises
      self.executions = executions
    }
  }
}

extension Verdict {
  /// The verdict for editors and code hosts: the same bytes for the same findings.
  ///
  /// - Parameters:
  ///   - command: The command that checks the program again, to which `--replay` can be added.
  ///   - folder: The folder from which the files' paths start.
  package func sarif(command: String, folder: String) -> SARIF {
    let file = { SARIF.File.inFolder($0, current: folder) }
    let found: [(Finding, SARIF.Result.Reading?)] =
      findings.map { ($0, nil) } + (spurious?.findings ?? []).map { ($0, .spurious) }
      + (late?.findings ?? []).map { ($0, .late) }
    let results = found.enumerated().map { index, found in
      let (finding, reading) = found
      var facts = SARIF.Result.Facts()
      facts.schedule = finding.schedule.isEmpty ? nil : finding.schedule
      facts.replay = facts.schedule.map { "\(command) --replay \($0)" }
      facts.processors = finding.width
      facts.reading = reading
      return SARIF.Result(
        rule: finding.kind.rawValue, finding.kind.level, finding.sentences, at: finding.places,
        story: finding.story ?? (index == 0 ? story : nil), facts: facts, file: file)
    }
    let topics: [Topic] = [.certainty(CertaintyWord(certainty))]
    let kinds = FindingKind.allCases.filter { kind in found.contains { $0.0.kind == kind } }
    return SARIF(
      SARIF.Run(
        command: "check",
        rules: kinds.map { SARIF.Rule(.finding($0)) }
          + (kind == .nothingWrong ? topics : []).map(SARIF.Rule.init),
        isSuccessful: hasAnswer, notifications: notifications(topics[0].word, file),
        results: results, properties: SARIF.Properties(self)))
  }

  private var hasAnswer: Bool { kind == .nothingWrong || kind == .findings }

  private func notifications(
    _ topic: String, _ file: (String) -> SARIF.File
  ) -> [SARIF.Notification] {
    if kind == .doesNotCompile {
      let errors = Diagnostic.all(in: messages.joined(separator: "\n"))
      return [SARIF.Notification(.error, untimedLine)] + errors.map { $0.notification(file) }
    }
    guard hasAnswer else {
      return [SARIF.Notification(.error, untimedLine)]
        + messages.dropFirst().map { SARIF.Notification(.error, $0) }
    }
    return [SARIF.Notification(.note, untimedLine, about: kind == .nothingWrong ? topic : nil)]
      + messages.map { SARIF.Notification(.note, $0) }
  }
}

extension Diagnostic {
  /// What the compiler says, at its line.
  package func notification(_ file: (String) -> SARIF.File) -> SARIF.Notification {
    let place = Place(file: path, line: line, column: column)
    return SARIF.Notification(.error, message, at: [SARIF.Location(place, file: file)])
  }
}
