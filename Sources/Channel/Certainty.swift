/// How sure a verdict is.
package enum Certainty: Sendable, Hashable {
  /// All inequivalent interleavings were explored.
  case proved
  /// All schedules with at most so many preemptions were explored.
  case provedUpTo(preemptions: Int)
  /// Some schedules ran.
  case sampled

  /// What is certain of a whole whose parts are as certain as this one and another.
  package func combined(with other: Certainty) -> Certainty {
    switch (self, other) {
    case (.sampled, _), (_, .sampled): .sampled
    case (.proved, .proved): .proved
    case (.provedUpTo(let bound), .proved), (.proved, .provedUpTo(let bound)):
      .provedUpTo(preemptions: bound)
    case (.provedUpTo(let one), .provedUpTo(let two)): .provedUpTo(preemptions: min(one, two))
    }
  }
}

/// As one identifier: `proved`, `provedUpTo:2`, `sampled`.
extension Certainty: Codable {
  private static let bounded = "provedUpTo:"

  /// Reads the identifier.
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    switch text {
    case "proved": self = .proved
    case "sampled": self = .sampled
    default:
      guard text.hasPrefix(Self.bounded), let bound = Int(text.dropFirst(Self.bounded.count)) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "no certainty: \(text)"))
      }
      self = .provedUpTo(preemptions: bound)
    }
  }

  /// Writes the identifier.
  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .proved: try value.encode("proved")
    case .provedUpTo(let bound): try value.encode("\(Self.bounded)\(bound)")
    case .sampled: try value.encode("sampled")
    }
  }
}
