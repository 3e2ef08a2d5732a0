/// A mutant with what became of it.
package struct MutantRecord: Sendable, Codable, Equatable {
  /// The name of the solution, without the ending.
  package let solution: String
  /// The line of the change.
  package let line: Int
  /// How it was changed.
  package let operation: MutationOperator
  /// The code that the change is about.
  package let code: String
  /// What it got.
  package let answer: Answer
  /// The first diagnosis of one that is rejected.
  package let diagnosis: String?
  /// Why it is no wrong solution, if the author lists it.
  package let equivalent: String?

  /// What a mutant got.
  package enum Answer: String, Sendable, Codable {
    /// It is no program.
    case doesNotCompile
    /// It is judged to be wrong.
    case rejected
    /// It gets all points.
    case passed
    /// A tool or the machine failed.
    case notGraded
  }

  /// Whether it passes, and nobody has said why that is right.
  package var survives: Bool { answer == .passed && equivalent == nil }
}

/// What became of the mutants of an exercise.
package struct MutantSummary: Sendable, Codable, Equatable {
  /// The exercise's name.
  package let exercise: String
  /// How many there are that compile.
  package let mutants: Int
  /// How many were no programs, and do not count.
  package let didNotCompile: Int
  /// How many were judged to be wrong.
  package let rejected: Int
  /// How many pass, those that are listed as equivalent included.
  package let passed: Int
  /// How many are listed as equivalent and pass.
  package let equivalent: Int
  /// Those that pass, in the order of the solutions and lines.
  package let passing: [MutantRecord]

  init(exercise: String, _ records: [MutantRecord]) {
    self.exercise = exercise
    passing = records.filter { $0.answer == .passed }
    didNotCompile = records.count { $0.answer == .doesNotCompile }
    mutants = records.count - didNotCompile
    rejected = records.count { $0.answer == .rejected }
    passed = passing.count
    equivalent = passing.count { $0.equivalent != nil }
  }
}

/// What is wrong with the mutants of an exercise, or with the list of those that are equivalent.
package enum MutantFault: Sendable, Equatable {
  /// A mutant passes that nobody has listed.
  case survives(MutantRecord)
  /// A mutant could not be graded.
  case notGraded(MutantRecord)
  /// There are mutants, and none compiles: nothing was verified.
  case noneCompiles
  /// An entry of the list is of no mutant.
  case listsNothing(Equivalent)
  /// An entry of the list is of a mutant that does not pass.
  case listsRejected(Equivalent, MutantRecord.Answer)
  /// The same mutant is listed twice.
  case listedTwice(Equivalent)
  /// An entry of the list has no reason.
  case hasNoReason(Equivalent)
  /// More of the mutants are listed than may be.
  case tooManyListed(Int, of: Int)
}
