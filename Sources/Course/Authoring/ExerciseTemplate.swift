import Foundation

/// The files of an exercise that is begun: it can be graded at once, and says what is to be filled in.
struct ExerciseTemplate {
  static let mark = FillIn.mark

  /// The texts by their paths.
  let files: [(path: String, text: String)]

  /// - Parameter course: The course's folder.
  /// - Throws: An error of the tool that reads Swift.
  init(_ name: String, _ kind: ExerciseKind, in course: URL) throws {
    let mark = Self.mark
    let title = name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")
    let own =
      switch kind {
      case .repair: Self.repair
      case .predict: Self.predict
      case .breakIt: try Self.breakIt()
      }
    files =
      [
        ("README.md", Self.readMe(title, of: name, kind, in: course)),
        ("hints/1.md", "\(mark) Where to look.\n"),
        ("hints/2.md", "\(mark) What goes wrong there.\n"),
        ("hints/3.md", "\(mark) What to write.\n"),
      ] + own
  }

  /// A Swift file to be repaired, and what judges it.
  private static var repair: [(path: String, text: String)] {
    [
      ("exercise.json", Self.manifest),
      ("starter/Tally.swift", Self.tally("\(mark) What a learner starts with.")),
      ("check/Check.swift", Self.check),
      ("solutions/mutex.swift", Self.mutex), ("solutions/queue.swift", Self.queue),
      ("wrong/concurrent-queue.swift", Self.concurrentQueue),
      ("wrong/only-the-write.swift", Self.onlyTheWrite),
      ("wrong/never-unlocked.swift", Self.neverUnlocked),
    ]
  }

  private static func readMe(
    _ title: String, of name: String, _ kind: ExerciseKind, in course: URL
  ) -> String {
    // A path of the author's machine is not the learners'.
    let home =
      course.relativePath.hasPrefix("/") ? course.lastPathComponent : course.relativePath
    let (file, task) =
      switch kind {
      case .repair: ("Tally.swift", "What to change in it, and what the check calls.")
      case .predict:
        ("Outcomes.txt", "What is to be predicted, and how an outcome is written in it.")
      case .breakIt:
        ("Schedule.txt", "How the program has to fail, and how a schedule is found for it.")
      }
    return """
      # \(title)

      ## Story

      \(mark) A small real situation, in a few lines.

      ## Concept

      \(mark) A paragraph, and a small right example that is not the solution.

      ## Task

      Your file is `\(home)/\(Workspace.usualName)/\(name)/\(file)`.

      \(mark) \(task)

      ## Graded

      - \(mark) What gives points, in the words of the task.

      ## Read

      - \(mark) One to three references, such as `swift run demo lock`.

      """
  }

  private static let manifest = """
    {
      "teaches": ["\(mark) the concepts that are new here"],
      "uses": [],
      "points": {"builds": 1, "result": 3, "races": 4, "misuse": 2},
      "starter": "dataRace",
      "words": {
        "dataRace": "\(mark) What it means here that {lanes} both read {read} before either wrote.",
        "deadlock": "\(mark) What it means here that no thread can continue."
      },
      "why": [
        "\(mark) What goes wrong no more.",
        "\(mark) What a right solution does.",
        "\(mark) Why that is enough in every order of the threads."
      ]
    }

    """

  private static let check = """
    import Dispatch
    import Grading

    /// \(mark) The sentence that a learner reads in the report.
    func everythingIsCounted() {
      let tally = Tally()
      let amounts = [given(1...99), given(1...99)]
      DispatchQueue.concurrentPerform(iterations: 2) { tally.add(amounts[$0]) }
      let total: Int = tally.total
      expect(total, equals: amounts[0] + amounts[1], "everything is counted")
    }

    """

  private static func tally(_ remark: String) -> String {
    """
    /// \(remark)
    final class Tally: @unchecked Sendable {
      private var sum = 0

      func add(_ amount: Int) {
        sum += amount
      }

      var total: Int {
        sum
      }
    }

    """
  }
}
