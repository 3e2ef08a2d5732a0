import Channel
import Checking
import Course
import Foundation
import Terminal

/// What every command of `grade` works with: the course, the learner's files and the progress.
struct Session {
  let options: GradeOptions
  let course: Course
  let workspace: Workspace

  /// Reads the course.
  init(_ options: GradeOptions) throws {
    self.options = options
    try options.checkCourse()
    course = try Course(folder: options.course)
    workspace = Workspace(folder: options.work, options.commands)
  }

  /// The commands that texts suggest.
  var commands: CourseCommands { options.commands }

  var style: TerminalStyle { options.style }

  /// Puts the files of the course in their places where nothing is yet.
  ///
  /// - Returns: Whether the work folder is new.
  func prepare() throws -> Bool {
    let isNew = try workspace.prepare(for: course)
    try workspace.unlock(course, try progress())
    return isNew
  }

  /// The learner's progress now.
  func progress() throws -> CourseProgress { told(try workspace.progress.read()) }

  /// Changes the progress and returns it.
  @discardableResult
  func update(_ change: (inout CourseProgress) -> Void) throws -> CourseProgress {
    let progress = told(
      try workspace.progress.update { progress in
        progress.stay(in: course)
        change(&progress)
      })
    try workspace.unlock(course, progress)
    return progress
  }

  /// Remembers what grading a learner's own file came to.
  @discardableResult
  func note(_ report: GradeReport, of text: String) throws -> KeptVerdicts {
    try update { $0.note(report, of: text) }
    return try VerdictFolder(work: workspace.folder).note(report, of: text)
  }

  private func told(_ reading: ProgressFile.Reading) -> CourseProgress {
    if let notice = reading.notice { Console.complain(notice, as: "grade") }
    return reading.progress
  }

  /// The exercise that the command line names, or the current one.
  func exercise() throws -> Exercise {
    guard options.names.count <= 1 else {
      throw UsageError("'\(options.action.rawValue)' takes one exercise at a time")
    }
    guard let word = options.names.first else { return try progress().current(in: course) }
    return try exercise(meaning: word)
  }

  /// The exercise that a word of the command line stands for.
  func exercise(meaning word: String) throws(UsageError) -> Exercise {
    try course.exercise(meaning: word, commands)
  }

  /// Where the learner stands with each exercise.
  func standings(_ progress: CourseProgress) -> [Standing] {
    course.exercises.map {
      Standing(
        $0, record: progress[$0], text: workspace.text(of: $0),
        beginning: workspace.beginning(of: $0), isLocked: progress.isLocked($0))
    }
  }

  /// Says which of the exercises their author has not finished: learners would read the marks in the reports.
  func warn(about exercises: [Exercise]) {
    for sentence in UnfinishedText.sentences(exercises, commands) {
      Console.complain(sentence, as: "grade")
    }
  }

  /// What grades.
  ///
  /// - Parameter detail: What is told of each execution besides the verdict; `nil` for what a text needs.
  func grader(detail: ToldDetail? = nil) throws -> Grader {
    guard let toolchain = Toolchain() else { throw MissingToolchain() }
    let executable = try executable
    let builder = try ObjectBuilder(toolchain: toolchain, executable: executable)
    Interruption.cleanUp = builder.abandon
    return Grader(
      toolchain: toolchain, executable: executable, salt: try salt, detail: detail)
  }

  /// The secret that the numbers depend on, if there is one.
  var salt: Salt? {
    get throws(CourseError) { try options.arguments.string("--salt").map(Salt.init(file:)) }
  }

  /// The running command.
  var executable: String {
    get throws { try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") }
  }
}

/// There is no compiler.
struct MissingToolchain: Error, CustomStringConvertible {
  let description = "no swiftc on the PATH: install a Swift toolchain"
}
