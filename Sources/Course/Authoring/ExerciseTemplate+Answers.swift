import Exploration

/// A program with an answer about it, to be replaced: what it prints, or how it fails.
extension ExerciseTemplate {
  /// The files of a prediction.
  static var predict: [(path: String, text: String)] {
    [
      ("exercise.json", predictManifest), ("program/Greeting.swift", greeting),
      ("starter/Outcomes.txt", "// \(mark) What an outcome is, and how it is written down.\n"),
      (
        "solutions/all.txt",
        "// \(mark) How one finds them: there is a place before and behind each line.\n"
          + "hello / world / end\nworld / hello / end\n"
      ),
      (
        "wrong/in-order.txt",
        "// diagnosis: missingOutcome\n// \(mark) Why one would think so: the lines in their order.\n"
          + "hello / world / end\n"
      ),
      (
        "wrong/end-anywhere.txt",
        "// diagnosis: impossibleOutcome\n// \(mark) Why one would think so: nobody waits.\n"
          + "hello / world / end\nworld / hello / end\nend / hello / world\n"
      ),
      (
        "wrong/half.txt",
        "// diagnosis: impossibleOutcome\n// \(mark) Why one would think so: one line is lost.\n"
          + "hello / end\n"
      ),
    ]
  }

  private static let predictManifest = """
    {
      "kind": "predict",
      "teaches": ["\(mark) the concepts that are new here"],
      "uses": [],
      "points": {"possible": 4, "complete": 6},
      "starter": "missingOutcome",
      "words": {
        "impossibleOutcome": "\(mark) What rules out an order here.",
        "missingOutcome": "\(mark) What one overlooks here."
      },
      "why": [
        "\(mark) What decides it.",
        "\(mark) What a right answer has seen.",
        "\(mark) Why there is nothing else."
      ]
    }

    """

  private static let greeting = """
    // \(mark) A program of some ten lines in which nothing is wrong. Nobody edits it.
    import Dispatch

    let other = DispatchQueue(label: "other")

    other.async { print("world") }
    print("hello")
    other.sync {}
    print("end")

    """

  /// The files of a program that is to be broken.
  ///
  /// - Throws: An error of the tool that reads Swift.
  static func breakIt() throws -> [(path: String, text: String)] {
    let program = ExerciseProgram(fileName: "TicketDesk.swift", text: ticketDesk)
    let start = try program.plainSchedule().text
    return [
      ("exercise.json", breakManifest), ("program/\(program.fileName)", program.text),
      ("starter/Schedule.txt", "// \(mark) What a schedule is, and how one finds it.\n\(start)\n"),
      ("solutions/second-look.txt", "// \(mark) Where the switch is.\n\(start)5:2\n"),
      (
        "wrong/one-after-the-other.txt",
        "// diagnosis: otherEnd\n// \(mark) Why one would try it: another order.\n\(start)3:2\n"
      ),
      (
        "wrong/of-another-program.txt",
        "// diagnosis: doesNotFit\n// \(mark) Why one would try it: the program was another one.\n"
          + "10000--4:2\n"
      ),
      (
        "wrong/to-and-fro.txt",
        "// diagnosis: tooManySwitches\n// \(mark) Why one would try it: more switches, more harm.\n"
          + "\(start)5:2,8:1\n"
      ),
    ]
  }

  private static let breakManifest = """
    {
      "kind": "break",
      "failure": "failedCheck",
      "teaches": ["\(mark) the concepts that are new here"],
      "uses": [],
      "points": {"fails": 6, "fewest": 4},
      "starter": "otherEnd",
      "words": {
        "otherEnd": "\(mark) What this means here.",
        "tooManySwitches": "\(mark) What this means here."
      },
      "why": [
        "\(mark) What decides it.",
        "\(mark) What a right answer has seen.",
        "\(mark) Why there is nothing else."
      ]
    }

    """

  private static let ticketDesk = """
    import Dispatch
    import Foundation

    let lock = NSLock()
    nonisolated(unsafe) var tickets = 1

    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      let isOneLeft = lock.withLock { tickets > 0 }
      if isOneLeft { lock.withLock { tickets -= 1 } }
    }

    precondition(tickets >= 0, "a ticket was sold twice")

    """
}
