import Exploration

/// Why a learner's file is no answer.
package enum AnswerFault: Error, Sendable, Equatable {
  /// A line is longer than any answer.
  case tooLong(line: Int)
  /// There are more lines than any answer has; the first of them.
  case tooManyLines(line: Int)
  /// A word of a prediction, on a line, is none that the program could print.
  case neverPrinted(String, line: Int)
  /// There is no schedule.
  case noSchedule
  /// A second schedule stands on a line.
  case secondSchedule(line: Int)
  /// What stands on a line is no schedule.
  case noScheduleHere(line: Int, ScheduleError)
  /// The schedule chooses more than who continues: fewer workers, a wakeup without a signal, numbers.
  case moreThanChoices(line: Int)

  /// The line, if it is about one.
  package var line: Int? {
    switch self {
    case .tooLong(let line), .tooManyLines(let line), .neverPrinted(_, let line),
      .secondSchedule(let line), .noScheduleHere(let line, _), .moreThanChoices(let line):
      line
    case .noSchedule: nil
    }
  }
}
