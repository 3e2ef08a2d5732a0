import Exploration

/// What a learner reads about a topic: the idea, and two programs that show it.
package struct Explanation: Sendable {
  /// The topic in one line, without an end.
  package let summary: String
  /// The idea; an empty line divides paragraphs.
  package let idea: String
  /// A program whose verdict has the topic in it.
  package let example: Example
  /// A near twin whose verdict has not.
  package let twin: Example
  /// The exercises of the course that practise it, the best one first.
  package let exercises: [String]
  /// The patterns of `demo` that show how it is done right.
  package let patterns: [String]
  /// Where definitions and more can be read.
  package let reading: [String]
  /// Other words under which people look for it.
  package let otherNames: [String]

  init(
    summary: String, idea: String, example: Example, twin: Example, exercises: [String] = [],
    patterns: [String] = [], reading: [String], otherNames: [String] = []
  ) {
    self.summary = summary
    self.idea = idea
    self.example = example
    self.twin = twin
    self.exercises = exercises
    self.patterns = patterns
    self.reading = reading
    self.otherNames = otherNames
  }
}

extension Explanation {
  /// A whole program, with what `check` says of it.
  package struct Example: Sendable {
    /// What `check` says of it.
    package let outcome: Outcome
    /// The options with which `check` says so.
    package let options: [String]
    /// What to look at, in a sentence or two.
    package let caption: String
    /// The file.
    package let code: String

    init(_ outcome: Outcome, options: [String] = [], _ caption: String, _ code: String) {
      self.outcome = outcome
      self.options = options
      self.caption = caption
      self.code = code
    }
  }

  /// What `check` says of an example.
  package enum Outcome: Sendable, Equatable {
    /// One finding.
    ///
    /// - Parameters:
    ///   - lines: The lines that it names, in order.
    ///   - processors: The most with which it hangs, where that is said.
    case finds(FindingKind, lines: [Int], processors: Int? = nil)
    /// Nothing wrong, without an assumption.
    case proved
    /// Nothing wrong, if something holds of the machine.
    case provedAssuming(Assumption)
    /// Nothing wrong in any schedule with so few preemptions.
    case provedUpTo(preemptions: Int)
    /// Nothing wrong in some schedules.
    case sampled(Uncertainty.Reason, names: [String])
  }
}
