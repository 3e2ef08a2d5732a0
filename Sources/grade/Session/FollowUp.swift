import Channel
import Checking
import Course
import Exploration
import Terminal
import Worker

/// What a learner sees after a pass: how the time compares, and the same code run for real.
struct FollowUp {
  private let exercise: Exercise
  private let grader: Grader
  private let style: TerminalStyle
  private let next: Exercise?
  private let commands: CourseCommands

  init(
    _ exercise: Exercise, _ grader: Grader, next: Exercise?, _ commands: CourseCommands,
    _ style: TerminalStyle
  ) {
    (self.next, self.commands) = (next, commands)
    self.exercise = exercise
    self.grader = grader
    self.style = style
  }

  /// The text for a submission that has passed, ending in a line break.
  func text(_ report: GradeReport, of submission: Submission) throws -> String {
    let comparison = try grader.compare(report, of: exercise)
    var text = AfterPassText(exercise, comparison, next: next, commands, style: style).text
    if let program = exercise.program {
      return text + "\n" + (try self.text(about: program, submission))
    }
    if let source = submission.text,
      let run = try grader.showRealRun(
        try SwiftSource(path: exercise.fileName, text: source), of: exercise,
        argument: Showing.argument)
    {
      text += "\n" + run.lines(style).joined(separator: "\n") + "\n"
    }
    return text
  }

  /// What the program does that the answer is about.
  private func text(about program: ExerciseProgram, _ submission: Submission) throws -> String {
    let text = ProgramText(program, style: style)
    if let answer = submission.text, exercise.failure != nil {
      let told = try grader.replay(ChosenSchedule(answer).schedule, program, of: exercise)
      return told.map(text.failure) ?? ""
    }
    let verdict = try grader.explore(program, of: exercise)
    let told = try verdict.outcomes.last.flatMap { outcome in
      try grader.replay(Schedule(text: outcome.schedule), program, of: exercise)
    }
    return text.outcomes(verdict, told: told)
  }
}
