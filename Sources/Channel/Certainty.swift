/// How sure a verdict is, in the words that everybody reads.
public enum Certainty: Sendable, Hashable, Codable {
  /// All inequivalent interleavings were explored.
  case proved
  /// All schedules with at most so many preemptions were explored.
  case provedUpTo(preemptions: Int)
  /// Some schedules ran.
  case sampled

  /// What is certain of a whole whose parts are as certain as this one and another.
  public func combined(with other: Certainty) -> Certainty {
    switch (self, other) {
    case (.sampled, _), (_, .sampled): .sampled
    case (.proved, .proved): .proved
    case (.provedUpTo(let bound), .proved), (.proved, .provedUpTo(let bound)):
      .provedUpTo(preemptions: bound)
    case (.provedUpTo(let one), .provedUpTo(let two)): .provedUpTo(preemptions: min(one, two))
    }
  }
}
