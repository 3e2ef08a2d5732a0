import Channel
import Exploration

/// What another reading of a program adds to a verdict: only what the first one does not show.
package struct OtherReading: Sendable, Equatable {
  /// How sure it is.
  package var certainty: Certainty
  /// What of the machine it takes for granted all the same.
  package var assumptions: Set<Assumption>
  /// Why it is only sampled; `nil` if it is a proof.
  package var uncertainty: Uncertainty?
  /// How many executions ran to their ends.
  package var executions: Int
  /// How many were cut short, because they would have shown nothing new.
  package var cutShort: Int
  /// What is wrong in it, where that is not a finding of the whole verdict.
  package var findings: [Finding] = []
  /// What is printed in it only, the most frequent first.
  package var outcomes: [Outcome]
  /// How many more such outcomes there are than are listed.
  package var moreOutcomes: Int

  /// What a search came to.
  package init(_ summary: ReadingSummary) {
    certainty = summary.certainty
    assumptions = summary.assumptions
    uncertainty = summary.uncertainty
    executions = summary.executions
    cutShort = summary.cutShort
    outcomes = summary.outcomes.sorted(by: Outcome.isBefore)
    moreOutcomes = summary.moreOutcomes
  }

  /// What a search came to that had found something, and ended before it summed it up.
  init(unfinished reading: Reading) {
    self.init(ReadingSummary(reading, SearchSummary()))
  }

  /// Whether it shows nothing that the first reading does not.
  package var isSilent: Bool { findings.isEmpty && outcomes.isEmpty && moreOutcomes == 0 }

  /// The same of a part of the search that had nothing to do with it.
  var withNothing: OtherReading {
    var nothing = self
    (nothing.executions, nothing.cutShort, nothing.outcomes) = (0, 0, [])
    return nothing
  }

  /// This and what another part of the search found in the same reading, beyond what is known.
  func joined(with other: OtherReading, besides known: [Outcome]) -> OtherReading {
    var both = self
    both.certainty = certainty.combined(with: other.certainty)
    both.assumptions.formUnion(other.assumptions)
    both.uncertainty = uncertainty ?? other.uncertainty
    both.executions += other.executions
    both.cutShort += other.cutShort
    both.findings.add(other.findings)
    both.outcomes.add(other.outcomes)
    both.outcomes.removeAll { outcome in known.contains { $0.isSame(as: outcome) } }
    both.outcomes.sort(by: Outcome.isBefore)
    both.moreOutcomes = max(moreOutcomes, other.moreOutcomes)
    return both
  }
}

extension OtherReading: Codable {
  private enum Key: String, CodingKey {
    case certainty, assumptions, uncertainty, executions, cutShort, findings, outcomes, moreOutcomes
  }

  /// Writes it as a part of a verdict.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(certainty, forKey: .certainty)
    if !assumptions.isEmpty {
      try values.encode(Assumption.allCases.filter(assumptions.contains), forKey: .assumptions)
    }
    try values.encodeIfPresent(uncertainty, forKey: .uncertainty)
    try values.encode(executions, forKey: .executions)
    try values.encode(cutShort, forKey: .cutShort)
    try values.encode(findings.map(ToldFinding.init), forKey: .findings)
    try values.encode(outcomes.map { ToldOutcome(outcome: $0) }, forKey: .outcomes)
    try values.encode(moreOutcomes, forKey: .moreOutcomes)
  }

  /// Reads a part of a verdict.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    certainty = try values.decode(Certainty.self, forKey: .certainty)
    assumptions = try values.decodeIfPresent(Set<Assumption>.self, forKey: .assumptions) ?? []
    uncertainty = try values.decodeIfPresent(Uncertainty.self, forKey: .uncertainty)
    executions = try values.decode(Int.self, forKey: .executions)
    cutShort = try values.decode(Int.self, forKey: .cutShort)
    findings = try values.decode([Finding].self, forKey: .findings)
    outcomes = try values.decode([Outcome].self, forKey: .outcomes)
    moreOutcomes = try values.decode(Int.self, forKey: .moreOutcomes)
  }
}
