import Checking
import Exploration

/// What is wrong with a submission, in one word: a kind of finding, or why there was nothing to explore.
package enum Diagnosis: Sendable, Hashable {
  /// The explorer found it.
  case found(FindingKind)
  /// The compiler refuses it.
  case doesNotCompile
  /// It does what no submission may do.
  case notAllowed
  /// There is no file.
  case missing
  /// There is a file, and nothing in it that could be Swift.
  case unreadable
  /// A tool or the machine failed, and the submission is not to blame.
  case notGraded

  /// The word in files and reports.
  package var word: String {
    switch self {
    case .found(let kind): kind.rawValue
    case .doesNotCompile: "doesNotCompile"
    case .notAllowed: "notAllowed"
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .notGraded: "notGraded"
    }
  }

  /// The diagnosis of a word.
  package init?(word: String) {
    switch word {
    case "doesNotCompile": self = .doesNotCompile
    case "notAllowed": self = .notAllowed
    case "missing": self = .missing
    case "unreadable": self = .unreadable
    case "notGraded": self = .notGraded
    default:
      guard let kind = FindingKind(rawValue: word) else { return nil }
      self = .found(kind)
    }
  }

  /// The criterion that it costs.
  package var criterion: Criterion {
    guard case .found(let kind) = self else { return .builds }
    return switch kind {
    case .dataRace: .races
    case .tooSlow, .tooManyAtOnce: .concurrency
    case .wrongResult, .failedCheck, .uncaughtError, .crashed, .ended, .tooMuchOutput,
      .uncontrolled:
      .result
    case .unsupported: .builds
    default: .misuse
    }
  }

  /// Which of several to name first: what explains the others before what it leads to.
  var rank: Int {
    switch criterion {
    case .builds: 0
    case .races: 1
    case .misuse: 2
    case .concurrency: 4
    case .result: 3
    }
  }

  /// Whether the check did not reach its end where this happened.
  var preventsResult: Bool {
    guard criterion == .misuse, case .found(let kind) = self else { return false }
    let isLeftBehind: Set<FindingKind> = [
      .stillWaiting, .operationNeverFinished,
      // Where waits end with signals only, everything comes out right.
      .spuriousWakeup,
    ]
    return !isLeftBehind.contains(kind)
  }
}

extension Diagnosis: Codable {
  /// Reads the word.
  package init(from decoder: any Decoder) throws {
    let word = try decoder.singleValueContainer().decode(String.self)
    guard let diagnosis = Diagnosis(word: word) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "unknown diagnosis '\(word)'"))
    }
    self = diagnosis
  }

  /// Writes the word.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(word)
  }
}
