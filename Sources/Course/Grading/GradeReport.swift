import Channel
import Checking
import Exploration

/// What grading one submission came to; the same submission gives the same report, byte for byte.
package struct GradeReport: Sendable, Codable, Equatable {
  /// The exercise's name.
  package var exercise: String
  /// The exercise's title.
  package var title: String
  /// Whether it has all points.
  package var hasPassed: Bool
  /// The points that it has.
  package var points: Int
  /// The points that there are.
  package var of: Int
  /// The points line by line.
  package var lines: [Line]
  /// What each check came to.
  package var checks: [Check]
  /// What is wrong, the most telling first.
  package var problems: [Problem]
  /// How sure it is that nothing else is wrong; `nil` where nothing was explored.
  package var certainty: Certainty?
  /// What the proofs of the checks take for granted; `nil` for nothing.
  package var assumptions: [Assumption]?
  /// How many executions the checks took.
  package var executions: Int
  /// The units of virtual time of the timed check, where everything passed.
  package var makespan: Int?
  /// What the compiler says, on the learner's lines.
  package var diagnostics: String?
  /// The secret that the numbers depend on as well; `nil` for none.
  package var salt: Salt?
  /// Which part of an exercise it is of how many; `nil` for an exercise that stands alone.
  package var part: Part?

  /// The name of a secret, and what tells it from another one.
  package struct Salt: Sendable, Codable, Equatable {
    /// The name of its file.
    package var name: String
    /// Its SHA-256, in hexadecimal digits.
    package var digest: String

    /// A secret by its name.
    package init(name: String, digest: String) {
      self.name = name
      self.digest = digest
    }
  }

  /// A criterion with its points.
  package struct Line: Sendable, Codable, Equatable {
    /// What the points are for.
    package var criterion: Criterion
    /// Those it has.
    package var points: Int
    /// Those there are.
    package var of: Int
    /// Why they are not all there, in a few words.
    package var reason: String?
  }

  /// One check: a function that runs through every interleaving.
  package struct Check: Sendable, Codable, Equatable {
    /// The function's name.
    package var name: String
    /// What is demanded.
    package var sentence: String
    /// Whether nothing was found in it.
    package var hasPassed: Bool
    /// Its own executions.
    package var executions: Int
    /// How sure its verdict is.
    package var certainty: Certainty
    /// The number of the earlier part that demands it; `nil` for a check of the exercise's own.
    package var part: Int?
  }

  /// Something that is wrong.
  package struct Problem: Sendable, Codable, Equatable {
    /// What it is.
    package var diagnosis: Diagnosis
    /// The check in which it shows.
    package var check: String?
    /// What and where, in a few words.
    package var headline: String
    /// What it means in this exercise, in plain words.
    package var words: String
    /// What happened here, as the explorer tells it.
    package var explanation: String
    /// The lines that are to blame.
    package var places: [Place]
    /// The schedule that shows it again.
    package var schedule: String?
    /// What happened, event by event.
    package var story: Story?
  }
}
