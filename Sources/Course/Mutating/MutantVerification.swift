import Checking
import Foundation

/// Verifies the check of an exercise: that what a small change makes wrong does not pass.
package struct MutantVerification: Sendable {
  private let exercise: Exercise
  private let listed: [Equivalent]
  /// The mutants with the name of the solution that each is made from.
  package let mutants: [(solution: String, mutant: Mutant)]

  /// The largest share of a course's mutants that may be listed as equivalent, in percent.
  package static let mostListed = 10

  /// Derives the mutants of every right solution; of answers, which are no Swift, there are none.
  ///
  /// - Throws: ``CourseError``, or an error of the tool that reads Swift.
  package init(_ exercise: Exercise) throws {
    self.exercise = exercise
    listed = try exercise.equivalents()
    let solutions = exercise.kind == .repair ? try exercise.solutions() : []
    let sources = try SwiftSource.all(solutions.map { ($0.path, $0.text) })
    var known = solutions.map(\.text)
    var mutants: [(String, Mutant)] = []
    for (solution, source) in zip(solutions, sources) {
      let derived = Mutations(source, except: known).mutants
      known += derived.map(\.text)
      mutants += derived.map { (solution.name, $0) }
    }
    self.mutants = mutants
  }

  /// What is wrong with the list of equivalents, as far as it shows without grading.
  package var faultsOfList: [MutantFault] {
    var seen: [Equivalent] = []
    var faults: [MutantFault] = []
    for entry in listed {
      if !mutants.contains(where: { entry.lists($0.mutant, of: $0.solution) }) {
        faults.append(.listsNothing(entry))
      }
      if entry.why.allSatisfy(\.isWhitespace) { faults.append(.hasNoReason(entry)) }
      let isKnown = seen.contains {
        ($0.solution, $0.line, $0.operation.rawValue, $0.code)
          == (entry.solution, entry.line, entry.operation.rawValue, entry.code)
      }
      if isKnown { faults.append(.listedTwice(entry)) }
      seen.append(entry)
    }
    return faults
  }

  /// What became of the mutants, and what is wrong with that.
  ///
  /// - Parameter grades: One for each mutant, in their order.
  package func judge(_ grades: [MutantGrade]) -> (summary: MutantSummary, faults: [MutantFault]) {
    var faults = faultsOfList
    var records: [MutantRecord] = []
    for ((solution, mutant), grade) in zip(mutants, grades) {
      let entry = listed.first { $0.lists(mutant, of: solution) }
      let record = MutantRecord(
        solution: solution, line: mutant.line, operation: mutant.operation, code: mutant.code,
        answer: grade.answer, diagnosis: grade.diagnosis, equivalent: entry?.why)
      records.append(record)
      if record.survives { faults.append(.survives(record)) }
      if grade.answer == .notGraded {
        faults.append(.notGraded(record))
      } else if let entry, grade.answer != .passed {
        faults.append(.listsRejected(entry, grade.answer))
      }
    }
    let summary = MutantSummary(exercise: exercise.name, records)
    if summary.mutants == 0 { faults.append(.noneCompiles) }
    return (summary, faults)
  }

  /// That more of a course's mutants are listed than may be.
  package static func faultOfCourse(_ summaries: [MutantSummary]) -> MutantFault? {
    let mutants = summaries.reduce(0) { $0 + $1.mutants }
    let listed = summaries.reduce(0) { $0 + $1.equivalent }
    return listed * 100 > mutants * mostListed ? .tooManyListed(listed, of: mutants) : nil
  }
}

/// What grading a mutant came to.
package struct MutantGrade: Sendable, Codable, Equatable {
  /// What it got.
  package let answer: MutantRecord.Answer
  /// The first diagnosis of one that is rejected.
  package let diagnosis: String?

  /// What a report says of a mutant.
  package init(_ report: GradeReport) {
    let first = report.problems.first?.diagnosis
    answer =
      switch first {
      case _ where report.hasPassed: .passed
      case .doesNotCompile: .doesNotCompile
      case .notGraded: .notGraded
      default: .rejected
      }
    diagnosis = answer == .rejected ? first?.word : nil
  }
}
