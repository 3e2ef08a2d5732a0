import Channel
import Checking
import Foundation
import Terminal

/// The command line of `grade`, understood.
package struct GradeOptions: Sendable {
  /// What is to be done.
  package enum Action: String, Sendable, CaseIterable {
    /// The current exercise: watched on a terminal, graded once elsewhere.
    case watch
    case list, run, diff, show, hint, next, skip, reset, solution, explain, all, verify, new
  }

  /// Whether only the help is asked for.
  package let wantsHelp: Bool
  /// What is to be done.
  package let action: Action
  /// The exercises' names after it.
  package let names: [String]
  /// The folder of the course.
  package let course: URL
  /// The folder of the learner's files.
  package let work: URL
  /// The arguments themselves, for what only one action knows.
  package let arguments: Arguments
  private let width: Int?
  /// How much of a story is shown.
  package let steps: StorySteps

  /// Where the result goes as JSON, if that is asked for.
  ///
  /// - Throws: `OutputError` if nothing can be written there.
  package var json: OutputFile? {
    get throws {
      guard let path = arguments.string("--json") else { return nil }
      let file = OutputFile(path)
      try file.check()
      return file
    }
  }

  /// Where the result goes as a page, if that is asked for.
  ///
  /// - Throws: `OutputError` if nothing can be written there, or `UsageError` for `--open` without a file.
  package var html: OutputFile? {
    get throws {
      let file = arguments.string("--html").map(OutputFile.init)
      if arguments.has("--open"), file?.isStandardOutput ?? true {
        throw UsageError("--open shows the page that --html FILE writes: name that file")
      }
      try file?.check()
      return file
    }
  }

  /// The part of a class that is graded; the whole of it is the only part of one.
  ///
  /// - Throws: `UsageError` for what is no part.
  package var part: Shard {
    get throws(UsageError) {
      guard let text = arguments.string("--shard") else { return Shard(index: 1, count: 1) }
      guard let part = Shard(text) else {
        throw UsageError("--shard takes a part of a whole, such as 1/4 up to 4/4, not '\(text)'")
      }
      return part
    }
  }

  /// The form in which results are written.
  ///
  /// - Throws: `UsageError` with the nearest name if there is no such form.
  package var format: GradeFormat {
    get throws(UsageError) {
      let word = try arguments.choice(
        "--format", default: GradeFormat.all[0].name, among: GradeFormat.names)
      return GradeFormat.named(word) ?? GradeFormat.all[0]
    }
  }

  /// Understands a command line.
  ///
  /// - Throws: `UsageError`.
  package init(arguments words: [String]) throws(UsageError) {
    arguments = try Self.syntax.parse(words)
    wantsHelp = arguments.has("--help")
    let word = arguments.operands.first ?? Action.watch.rawValue
    guard let action = Action(rawValue: word) else {
      let nearest = Suggestion.nearest(to: word, among: Action.allCases.map(\.rawValue))
      throw UsageError(
        "there is no '\(word)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ";")
          + " --help lists the commands")
    }
    self.action = action
    names = Array(arguments.operands.dropFirst())
    course = URL(filePath: arguments.string("--course") ?? CourseCommands.usualCourse)
    work =
      arguments.string("--work").map { URL(filePath: $0) }
      ?? course.appending(path: Workspace.usualName)
    width = try arguments.width(from: Self.narrowest)
    steps = try StorySteps(arguments)
  }

  /// The commands that texts suggest, for the same course, files and salt.
  package var commands: CourseCommands {
    CourseCommands(
      course: arguments.string("--course"), work: arguments.string("--work"),
      salt: arguments.string("--salt"))
  }

  /// Makes sure that the folder of the course is there, unless the command line names it.
  ///
  /// - Throws: ``CourseError``, with what to do.
  package func checkCourse() throws(CourseError) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: course.relativePath, isDirectory: &isFolder)
    guard arguments.has("--course") || exists && isFolder.boolValue else {
      throw CourseError(
        description: "there is no folder \(course.relativePath) here: "
          + "start in the folder of the package, or name a course with --course DIR")
    }
  }

  /// Whether everything is to be said in words, line after line.
  package var isPlain: Bool { arguments.has("--plain") }

  /// How text is written now: a terminal's width can change.
  package var style: TerminalStyle { TerminalStyle(descriptor: 1, plain: isPlain, width: width) }

  /// The fewest columns that it can do with.
  static let narrowest = 40

  /// What `grade` understands.
  package static let syntax = CommandSyntax(
    name: "grade",
    summary: "Exercises in concurrency, judged over every interleaving.",
    usage: [
      "grade                     your current exercise: save the file, see the verdict",
      "grade list                all exercises, your points, where you are",
      "grade run [NAME]          grade an exercise once",
      "grade diff [NAME]         what changed in the verdict since your last version",
      "grade show|hint [NAME]    the task; the next hint",
      "grade next|skip           go to the next exercise, after a pass or without",
      "grade next NAME           go to an exercise of your choice",
      "grade reset NAME|--all    start an exercise again, or all of them",
      "grade solution NAME       compare your solution with others",
      "grade explain [KIND]      what a finding is, with a wrong and a right program",
      "grade all                 grade every exercise, or a class",
      "grade verify [NAME]       for authors: verify exercises",
      "grade new NAME            for authors: start a new exercise",
    ],
    options: [
      .init("--replay", "SCHEDULE", help: "run: show the story of this schedule again."),
      .init(
        StorySteps.option, "key|all",
        help: "run: show the steps that say most, or every step (default: key)."),
      .init("--file", "FILE", help: "run: grade this file instead of yours."),
      .init("--yes", help: "reset: do not ask."),
      .init("--all", help: "reset: every exercise."),
      .init("--reveal", help: "solution: show them before a pass, which is recorded."),
      .init(
        "--course", "DIR",
        help: "The folder of the course (default: \(CourseCommands.usualCourse))."),
      .init(
        "--work", "DIR", help: "The folder of your files (default: Work in the course's folder)."),
      .init(
        "--json", "FILE|-", help: "run, all, explain, verify --mutants: write the result as JSON."),
      .init(
        "--html", "FILE|-",
        help: "run: write the result as a page that shows it step by step; all: as a page of "
          + "learners and exercises."),
      .init("--open", help: "run, all: show the page in a browser."),
      .init(
        "--format", "NAME",
        help: "run, all: " + GradeFormat.names.joined(separator: ", ")
          + " (default: \(GradeFormat.all[0].name))."
      ),
      .init(
        "--submissions", "DIR",
        help: "all: grade a class: a folder that has one folder for each learner."),
      .init(
        "--shard", "I/N",
        help:
          "all: grade only part I of N of a class, into one file, to share a class between machines."
      ),
      .init("--merge", help: "all: merge such parts: grade all --merge FILE…"),
      .init(
        "--out", "PATH",
        help: "run, all: the file for the result; with --submissions the folder "
          + "(default: DIR-graded); "
          + "verify --mutants: a folder for those that pass."),
      .init(
        "--salt", "FILE",
        help: "run, all: a secret that the numbers of the checks depend on as well."),
      .init("--one-of-many", help: "run: limit the processor time, as when grading a class."),
      .init(
        "--first-mistake", help: "run --one-of-many: leave out the checks after one that fails."),
      .init(
        "--chapter", "N", help: "new: put it at the end of this chapter (default: the last one)."),
      .init("--after", "NAME", help: "new: put it right after this exercise."),
      .init(
        "--kind", "KIND",
        help: "new: \(ExerciseKind.allCases.map(\.rawValue).joined(separator: ", ")) "
          + "(default: \(ExerciseKind.repair.rawValue))."),
      .init(
        "--mutants",
        help: "verify: change each solution in one place, and list the changes that still pass."),
      .init("--table", "FILE", help: "verify --mutants: write the table of the course."),
      .init("--write", help: "verify: write each exercise's table of wrong solutions."),
      .init("--plain", help: "ASCII only, no colour, and words for every sign."),
      .width(from: narrowest),
    ],
    epilogue: """
      NAME is the name of an exercise, the beginning of one, or a number.
      Status: 0 all passed, 1 not yet, 64 wrong usage, 65 a file holds something
      else than it should, 66 a file cannot be read, 69 a tool or the machine
      failed: nothing is recorded then.
      """)
}
