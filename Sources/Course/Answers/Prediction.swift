/// What a learner expects that a program can print: an outcome on each line.
package struct Prediction: Sendable {
  /// An outcome and where it stands.
  package struct Entry: Sendable, Equatable {
    /// What is printed.
    package let outcome: PrintedLines
    /// The line of the file.
    package let line: Int
  }

  /// The outcomes in the order of the file, each once.
  package let entries: [Entry]

  init(entries: [Entry]) { self.entries = entries }

  /// Reads a file.
  ///
  /// - Throws: ``AnswerFault``.
  package init(_ text: String) throws(AnswerFault) {
    var seen: Set<PrintedLines> = []
    entries = try AnswerText(text).lines.compactMap { line in
      let outcome = PrintedLines(answer: line.text)
      // What says the same twice is no second outcome.
      guard !outcome.lines.isEmpty, seen.insert(outcome).inserted else { return nil }
      return Entry(outcome: outcome, line: line.number)
    }
  }
}

/// How a prediction compares with what a program can print.
package struct PredictionResult: Sendable, Equatable {
  /// What stands in the prediction and cannot be printed.
  package let impossible: [Prediction.Entry]
  /// How many outcomes of the prediction can be printed.
  package let right: Int
  /// How many outcomes there are that do not stand in it.
  package let missing: Int

  /// Compares a prediction with everything that can be printed.
  package init(_ prediction: Prediction, with outcomes: Set<PrintedLines>) {
    impossible = prediction.entries.filter { !outcomes.contains($0.outcome) }
    right = prediction.entries.count - impossible.count
    missing = outcomes.count - right
  }
}
