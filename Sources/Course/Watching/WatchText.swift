import Terminal

/// What the blocks of a watched exercise look like.
package struct WatchText {
  private let exercise: Exercise
  private let place: Place
  private let style: TerminalStyle

  /// Where the learner is.
  package struct Place: Sendable {
    /// The course.
    package var course: Course
    /// The folder of the learner's files, as it is to be shown.
    package var folder: String
    /// The learner's file of the exercise, as it is to be shown.
    package var path: String
    /// What is in it.
    package var own: String?
    /// The commands that the texts suggest.
    package var commands: CourseCommands

    /// A place from its parts.
    package init(
      course: Course, folder: String, path: String, own: String?, commands: CourseCommands
    ) {
      self.course = course
      self.folder = folder
      self.path = path
      self.own = own
      self.commands = commands
    }
  }

  /// Makes texts about one exercise.
  package init(_ exercise: Exercise, at place: Place, style: TerminalStyle) {
    self.exercise = exercise
    self.place = place
    self.style = style
  }

  /// The block as text that ends in a line break.
  ///
  /// - Parameter standings: Where the learner stands with each exercise.
  /// - Throws: ``CourseError`` if a file of the course cannot be read, and what `standings` throws.
  package func text(
    of block: WatchBlock, isWhole: Bool, standings: () throws -> [Standing]
  ) throws -> String {
    switch block {
    case .welcome: return WelcomeText(place.course, folder: place.folder, style: style).text
    case .task: return try TaskText(exercise, path: place.path, place.commands, style: style).text()
    case .hints(let range):
      return try TaskText(exercise, path: place.path, place.commands, style: style).hints(range)
    case .list:
      return ListText(place.course, try standings(), current: exercise.name, style: style).text
    case .finish: return FinishText(place.course, style: style).text
    case .report(let report) where isWhole:
      return of(report).text + "\nYour file: " + style.paint(place.path, .cyan) + "\n"
    case .report(let report): return of(report).verdict(file: place.path)
    case .passed(let report, let text): return text + "\n" + of(report).verdict(file: place.path)
    case .story(let report): return of(report).story
    case .solution: return try SolutionText(exercise, own: place.own, style: style).text()
    case .all(let reports):
      return Gradebook(course: place.course.title, exercises: reports).text(style)
    case .help: return WatchKey.explanations
    case .text(let text):
      return text.hasSuffix("\n")
        ? text : TextLayout.wrap(text, width: style.width).joined(separator: "\n") + "\n"
    case .resetQuestion:
      return TextLayout.wrap(
        "Begin \(exercise.name) again? Your version is kept next to it.", width: style.width
      ).joined(separator: "\n") + "\n"
    }
  }

  private func of(_ report: GradeReport) -> GradeReportText {
    GradeReportText(
      report, style: style, command: place.commands.ofLearner("run \(exercise.name)"))
  }
}

extension WatchBlock {
  /// Whether its end says most.
  package var isReadFromEnd: Bool {
    switch self {
    case .report, .passed, .hints, .text, .resetQuestion: true
    case .welcome, .task, .list, .finish, .story, .solution, .all, .help: false
    }
  }
}
