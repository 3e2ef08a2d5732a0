import Terminal

/// What became of the mutants of an exercise, as its author reads it.
package struct MutantText {
  private let style: TerminalStyle

  /// Words for a terminal of a certain style.
  package init(style: TerminalStyle) { self.style = style }

  /// The numbers of an exercise, and below them each mutant that passes.
  package func lines(_ summary: MutantSummary) -> [String] {
    var line =
      "\(summary.exercise): \(Self.count(summary.mutants, "mutant")), \(summary.rejected) rejected, "
    line += "\(summary.passed) passed, \(summary.equivalent) of these listed as equivalent; "
    line += "\(summary.didNotCompile) more did not compile"
    return [line]
      + summary.passing.map { record in
        "  " + (record.survives ? "PASSES  " : "equal   ") + Self.name(record)
          + (record.equivalent.map { ": \($0)" } ?? "")
      }
  }

  /// The sum of all exercises.
  package func total(_ summaries: [MutantSummary]) -> String {
    let mutants = summaries.reduce(0) { $0 + $1.mutants }
    let equivalent = summaries.reduce(0) { $0 + $1.equivalent }
    let survivors = summaries.reduce(0) { $0 + $1.passed } - equivalent
    return "\(Self.count(mutants, "mutant")) of \(Self.count(summaries.count, "exercise")): "
      + "\(Self.count(survivors, "survivor")), \(equivalent) listed as equivalent."
  }

  static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  /// What is wrong, as a sentence.
  package static func sentence(_ fault: MutantFault) -> String {
    let file = Exercise.equivalentsName
    return switch fault {
    case .survives(let record):
      "a mutant passes: \(name(record)). Make the check sharper, or list it in \(file)"
    case .notGraded(let record): "a mutant was not graded: \(name(record))"
    case .noneCompiles: "no mutant compiles, so nothing was verified"
    case .listsNothing(let entry): "\(file) lists what is no mutant any more: \(name(entry))"
    case .listsRejected(let entry, .doesNotCompile):
      "\(file) lists a mutant that does not compile: \(name(entry))"
    case .listsRejected(let entry, _): "\(file) lists a mutant that is rejected: \(name(entry))"
    case .listedTwice(let entry): "\(file) lists a mutant twice: \(name(entry))"
    case .hasNoReason(let entry): "\(file) does not say why this is equivalent: \(name(entry))"
    case .tooManyListed(let listed, let all):
      "the course lists \(listed) of \(all) mutants as equivalent: more than "
        + "\(MutantVerification.mostListed) %"
    }
  }

  private static func name(_ record: MutantRecord) -> String {
    name(record.solution, record.line, record.operation, record.code)
  }

  private static func name(_ entry: Equivalent) -> String {
    name(entry.solution, entry.line, entry.operation, entry.code)
  }

  private static func name(
    _ solution: String, _ line: Int, _ operation: MutationOperator, _ code: String
  ) -> String { "\(solution), line \(line), \(operation.words): \(code)" }
}

extension MutationOperator {
  /// What was done, in a few words before the code.
  package var words: String {
    switch self {
    case .leaveOut: "left out"
    case .swap: "in the other order"
    case .withoutLock: "without its lock or queue"
    case .betweenLocks: "the lock given back in between"
    case .outsideLock: "outside the lock"
    case .ifForWhile: "checked once"
    case .always: "without its condition"
    case .limit: "another limit"
    case .reverse: "the reverse order"
    case .offByOne: "off by one"
    case .atOnce: "not deferred"
    case .ignoreError: "the error ignored"
    case .otherEnd: "the other end"
    case .wake: "one woken in place of all"
    case .waitForAWhile: "a wait with a limit"
    case .captureWeakly: "captured weakly"
    case .opposite: "the opposite"
    case .handOver: "sync or async"
    case .otherQueue: "another kind of queue"
    }
  }
}
