import Checking
import Terminal

extension GradeReport {
  /// The report with nothing in it that a terminal obeys, or that turns a line round.
  ///
  /// What a submission prints, calls its tasks or writes in its lines is quoted, and a teacher's terminal
  /// is not the learner's to command.
  var printable: GradeReport {
    var report = self
    report.diagnostics = diagnostics?.printable
    for index in lines.indices {
      report.lines[index].reason = lines[index].reason?.printable
    }
    for index in problems.indices { report.problems[index] = problems[index].printable }
    return report
  }
}

extension GradeReport.Problem {
  fileprivate var printable: GradeReport.Problem {
    var problem = self
    problem.headline = headline.printable
    problem.words = words.printable
    problem.explanation = explanation.printable
    problem.places = places.map(\.printable)
    problem.story = story?.printable
    return problem
  }
}
