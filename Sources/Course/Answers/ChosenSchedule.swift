import Exploration

/// The schedule with which a learner wants a program to fail: the one line of the file that is no comment.
package struct ChosenSchedule: Sendable, Equatable {
  /// Who continues where.
  package let schedule: Schedule
  /// The line of the file.
  package let line: Int

  /// Reads a file.
  ///
  /// - Throws: ``AnswerFault``.
  package init(_ text: String) throws(AnswerFault) {
    let lines = try AnswerText(text).lines
    guard let only = lines.first else { throw .noSchedule }
    if lines.count > 1 { throw .secondSchedule(line: lines[1].number) }
    line = only.number
    do {
      schedule = try Schedule(text: Self.pasted(only.text))
    } catch {
      throw .noScheduleHere(line: only.number, error)
    }
    guard schedule.workers == nil, schedule.reading == .plain, schedule.numbers == 0,
      schedule.hashSeed == 0
    else {
      throw .moreThanChoices(line: only.number)
    }
  }

  /// A schedule as people paste it: behind the command that replays it, in quotes, with blanks at its commas.
  private static func pasted(_ line: Substring) -> String {
    let option = line.firstRange(of: "--replay")
    let text = (option.map { line[$0.upperBound...] } ?? line).filter { !"\"'`“”‘’".contains($0) }
    let choices = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix(while: \.isWhitespace) }
    let joined = choices.joined(separator: ",").lowercased()
    if option == nil { return joined }
    // Other options of the command may stand behind it.
    return joined.drop { $0.isWhitespace || $0 == "=" }.prefix { !$0.isWhitespace }.description
  }
}
