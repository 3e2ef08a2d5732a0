/// The files of an exercise that is begun: it can be graded at once, and says what is to be filled in.
struct ExerciseTemplate {
  static let mark = FillIn.mark

  /// The texts by their paths.
  let files: [(path: String, text: String)]

  init(_ name: String) {
    let mark = Self.mark
    let title = name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")
    files = [
      ("README.md", Self.readMe(title, of: name)), ("exercise.json", Self.manifest),
      ("starter/Tally.swift", Self.tally("\(mark) What a learner starts with.")),
      ("check/Check.swift", Self.check),
      ("hints/1.md", "\(mark) Where to look.\n"),
      ("hints/2.md", "\(mark) What goes wrong there.\n"),
      ("hints/3.md", "\(mark) What to write.\n"),
      ("solutions/mutex.swift", Self.mutex), ("solutions/queue.swift", Self.queue),
      ("wrong/concurrent-queue.swift", Self.concurrentQueue),
      ("wrong/only-the-write.swift", Self.onlyTheWrite),
      ("wrong/never-unlocked.swift", Self.neverUnlocked),
    ]
  }

  private static func readMe(_ title: String, of name: String) -> String {
    """
    # \(title)

    ## Story

    \(mark) A small real situation, in a few lines.

    ## Concept

    \(mark) A paragraph, and a small right example that is not the solution.

    ## Task

    Your file is `Exercises/\(Workspace.usualName)/\(name)/Tally.swift`.

    \(mark) What to change in it, and what the check calls.

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
        "\(mark) What goes wrong no more.", "\(mark) What a right solution does.",
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
