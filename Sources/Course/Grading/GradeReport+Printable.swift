import Checking
import Terminal

extension GradeReport {
  /// The report with nothing in it that a terminal obeys, or that turns a line round.
  ///
  /// What a submission prints, calls its tasks or writes in its lines is quoted, and a teacher's terminal
  /// is not the learner's to command.
  var printable: GradeReport {
    var report = self
    report.diagnostics = diagnostics.map(Self.printable)
    for index in lines.indices {
      report.lines[index].reason = lines[index].reason.map(Self.printable)
    }
    for index in problems.indices { report.problems[index] = problems[index].printable }
    return report
  }

  /// Line feeds and tabs stay, and what joins the parts of an emoji.
  static func printable(_ text: String) -> String {
    Console.printable(text, keeping: ["\n", "\t", "\u{200D}"])
  }
}

extension GradeReport.Problem {
  fileprivate var printable: GradeReport.Problem {
    var problem = self
    problem.headline = GradeReport.printable(headline)
    problem.words = GradeReport.printable(words)
    problem.explanation = GradeReport.printable(explanation)
    problem.places = places.map(\.printable)
    problem.story = story?.printable
    return problem
  }
}

extension Place {
  fileprivate var printable: Place {
    Place(
      file: GradeReport.printable(file), line: line, column: column,
      function: function.map(GradeReport.printable), code: GradeReport.printable(code))
  }
}

extension Story {
  fileprivate var printable: Story {
    var story = self
    for index in lanes.indices {
      story.lanes[index].name = GradeReport.printable(lanes[index].name)
    }
    for index in rows.indices {
      story.rows[index].text = GradeReport.printable(rows[index].text)
      story.rows[index].note = GradeReport.printable(rows[index].note)
      story.rows[index].reason = GradeReport.printable(rows[index].reason)
      story.rows[index].place = rows[index].place?.printable
    }
    return story
  }
}
