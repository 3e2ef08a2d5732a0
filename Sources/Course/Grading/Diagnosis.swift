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
  /// The file is not the answer that the task asks for.
  case notAnAnswer
  /// A prediction has an outcome that cannot happen.
  case impossibleOutcome
  /// A prediction lacks an outcome.
  case missingOutcome
  /// A schedule does not fit the program.
  case doesNotFit
  /// With a schedule the program ends in another way than the task asks.
  case otherEnd
  /// A schedule switches more often than is needed.
  case tooManySwitches
  /// A tool or the machine failed, and the submission is not to blame.
  case notGraded

  /// Those that are no kinds of finding.
  private static let others: [Diagnosis] = [
    .doesNotCompile, .notAllowed, .missing, .unreadable, .notAnAnswer, .impossibleOutcome,
    .missingOutcome, .doesNotFit, .otherEnd, .tooManySwitches, .notGraded,
  ]

  /// The word in files and reports.
  package var word: String {
    switch self {
    case .found(let kind): kind.rawValue
    case .doesNotCompile: "doesNotCompile"
    case .notAllowed: "notAllowed"
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .notAnAnswer: "notAnAnswer"
    case .impossibleOutcome: "impossibleOutcome"
    case .missingOutcome: "missingOutcome"
    case .doesNotFit: "doesNotFit"
    case .otherEnd: "otherEnd"
    case .tooManySwitches: "tooManySwitches"
    case .notGraded: "notGraded"
    }
  }

  /// The diagnosis of a finding: a submission has to end within the limits, whatever keeps it.
  package init(of kind: FindingKind) { self = .found(kind == .unfinished ? .noProgress : kind) }

  /// The diagnosis of a word.
  package init?(word: String) {
    if let other = Self.others.first(where: { $0.word == word }) {
      self = other
    } else if let kind = FindingKind(rawValue: word) {
      self = .found(kind)
    } else {
      return nil
    }
  }

  /// The criterion that it costs.
  package var criterion: Criterion {
    guard case .found(let kind) = self else { return criterionOfOthers }
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

  /// The criterion that it costs, if it is no kind of finding.
  private var criterionOfOthers: Criterion {
    switch self {
    case .impossibleOutcome: .possible
    case .missingOutcome: .complete
    case .doesNotFit, .otherEnd: .fails
    case .tooManySwitches: .fewest
    default: .builds
    }
  }

  /// Which of several to name first: what explains the others before what it leads to.
  var rank: Int {
    switch criterion {
    case .builds, .possible, .complete, .fails, .fewest: 0
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
