/// How far a learner has come: a value that only says what was done, exercise by exercise.
package struct CourseProgress: Sendable, Equatable {
  /// The form of the file that this version writes, and the newest that it can read.
  package static let schema = 1

  /// The exercise that the learner is at, if it was ever chosen.
  package var current: String?
  /// What was done, by the name of the exercise; also for exercises that the course no longer has.
  package var exercises: [String: Record]

  /// Nothing done yet.
  package init() { exercises = [:] }

  /// What was done with one exercise.
  package struct Record: Sendable, Equatable {
    /// What passed last, if anything did.
    package var passed: Pass?
    /// How many hints were asked for.
    package var hints = 0
    /// Whether the learner moved on without a pass.
    package var isSkipped = false
    /// Whether a solution was shown before a pass.
    package var hasRevealed = false

    /// Nothing done yet.
    package init() {}
  }

  /// A submission that passed.
  package struct Pass: Sendable, Equatable, Codable {
    /// The points that it got.
    package var points: Int
    /// The points that there were.
    package var of: Int
    /// The digest of the text that passed.
    package var text: String
  }

  /// What was done with an exercise.
  package subscript(exercise: Exercise) -> Record {
    get { exercises[exercise.name] ?? Record() }
    set { exercises[exercise.name] = newValue == Record() ? nil : newValue }
  }
}

extension CourseProgress: Codable {
  private enum Key: String, CodingKey { case schema, current, exercises }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError`, also for a newer schema.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let schema = try values.decode(Int.self, forKey: .schema)
    guard (1...Self.schema).contains(schema) else {
      throw DecodingError.dataCorruptedError(
        forKey: .schema, in: values,
        debugDescription: "it is of schema \(schema), and this version knows \(Self.schema)")
    }
    current = try values.decodeIfPresent(String.self, forKey: .current)
    exercises = try values.decode([String: Record].self, forKey: .exercises)
  }

  /// Writes the schema with the rest.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.schema, forKey: .schema)
    try values.encodeIfPresent(current, forKey: .current)
    try values.encode(exercises, forKey: .exercises)
  }
}

extension CourseProgress.Record: Codable {
  private enum Key: String, CodingKey {
    case passed, hints
    case isSkipped = "skipped"
    case hasRevealed = "revealed"
  }

  /// Reads what ``encode(to:)`` writes; what is missing has not happened.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    passed = try values.decodeIfPresent(CourseProgress.Pass.self, forKey: .passed)
    hints = max(0, try values.decodeIfPresent(Int.self, forKey: .hints) ?? 0)
    isSkipped = try values.decodeIfPresent(Bool.self, forKey: .isSkipped) ?? false
    hasRevealed = try values.decodeIfPresent(Bool.self, forKey: .hasRevealed) ?? false
  }

  /// Writes only what has happened.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(passed, forKey: .passed)
    if hints > 0 { try values.encode(hints, forKey: .hints) }
    if isSkipped { try values.encode(true, forKey: .isSkipped) }
    if hasRevealed { try values.encode(true, forKey: .hasRevealed) }
  }
}
