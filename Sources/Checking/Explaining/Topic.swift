import Channel
import Exploration

/// What `check --explain` explains: a word of a verdict.
///
/// The topics are those of the types behind the words, so that none can be left out.
package enum Topic: Sendable, Hashable, CaseIterable {
  /// A kind of finding.
  case finding(FindingKind)
  /// How sure a verdict is.
  case certainty(CertaintyWord)
  /// What a proof takes for granted.
  case assumption(Assumption)

  package static let allCases =
    FindingKind.allCases.map(Topic.finding) + CertaintyWord.allCases.map(Topic.certainty)
    + Assumption.allCases.map(Topic.assumption)

  /// The word as JSON has it: `dataRace`.
  package var word: String {
    switch self {
    case .finding(let kind): kind.rawValue
    case .certainty(let word): word.rawValue
    case .assumption(let assumption): assumption.rawValue
    }
  }

  /// The word as people type it: `data-race`.
  package var name: String {
    word.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}

extension Topic {
  /// The command of `check` that explains a topic, to which its name can be added.
  package static let checkCommand = "swift run check --explain"
  /// The command of `grade` that does.
  package static let gradeCommand = "swift run grade explain"
}
