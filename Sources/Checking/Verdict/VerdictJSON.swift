import Channel
import Exploration
import Foundation
import Terminal

/// A result that cannot be read, in one sentence.
package struct VerdictError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence, with the file's name.
  package let description: String
}

extension Verdict: Codable {
  /// The version of the JSON's form: it changes when a reader of the old form would be misled.
  package static let schema = 2

  private enum Key: String, CodingKey {
    case schema, verdict, certainty, preemptions, assumptions, uncertainty, executions, cutShort,
      before, seconds, workers, findings, outcomes, moreOutcomes, messages, program, visible,
      build, shards, story, late, spurious, source
  }

  /// Writes the form that ``Verdict/schema`` numbers.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.schema, forKey: .schema)
    try values.encode(kind, forKey: .verdict)
    switch certainty {
    case .proved: try values.encode(CertaintyWord.proved, forKey: .certainty)
    case .sampled: try values.encode(CertaintyWord.sampled, forKey: .certainty)
    case .provedUpTo(let preemptions):
      try values.encode(CertaintyWord.provedUpTo, forKey: .certainty)
      try values.encode(preemptions, forKey: .preemptions)
    }
    if !assumptions.isEmpty {
      try values.encode(Assumption.allCases.filter(assumptions.contains), forKey: .assumptions)
    }
    try values.encodeIfPresent(uncertainty, forKey: .uncertainty)
    try values.encode(executions, forKey: .executions)
    try values.encode(cutShort, forKey: .cutShort)
    try values.encode(before, forKey: .before)
    try values.encode(seconds, forKey: .seconds)
    try values.encode(workers, forKey: .workers)
    try values.encode(findings.map(ToldFinding.init), forKey: .findings)
    try values.encode(outcomes.map(told), forKey: .outcomes)
    try values.encode(moreOutcomes, forKey: .moreOutcomes)
    try values.encode(messages, forKey: .messages)
    try values.encode(program, forKey: .program)
    if !visible.isEmpty { try values.encode(visible, forKey: .visible) }
    if !build.isEmpty { try values.encode(build, forKey: .build) }
    try values.encode(shards, forKey: .shards)
    try values.encodeIfPresent(story, forKey: .story)
    try values.encodeIfPresent(late, forKey: .late)
    try values.encodeIfPresent(spurious, forKey: .spurious)
    if !source.isEmpty { try values.encode(source, forKey: .source) }
  }

  /// Reads the form that ``Verdict/schema`` numbers, and no other.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let schema = try values.decode(Int.self, forKey: .schema)
    guard schema == Self.schema else {
      throw DecodingError.dataCorruptedError(
        forKey: .schema, in: values,
        debugDescription: "schema \(schema), this program reads \(Self.schema)")
    }
    let outcomes = try values.decode([ToldOutcome].self, forKey: .outcomes)
    let certainty: Certainty =
      switch try values.decode(CertaintyWord.self, forKey: .certainty) {
      case .proved: .proved
      case .sampled: .sampled
      case .provedUpTo:
        .provedUpTo(preemptions: try values.decode(Int.self, forKey: .preemptions))
      }
    self.init(
      kind: try values.decode(Kind.self, forKey: .verdict), certainty: certainty,
      executions: try values.decode(Int.self, forKey: .executions),
      cutShort: try values.decode(Int.self, forKey: .cutShort),
      before: try values.decode(Int.self, forKey: .before),
      seconds: try values.decode(Double.self, forKey: .seconds),
      workers: try values.decode(Int.self, forKey: .workers),
      findings: try values.decode([Finding].self, forKey: .findings),
      outcomes: outcomes.map(\.outcome),
      moreOutcomes: try values.decode(Int.self, forKey: .moreOutcomes),
      messages: try values.decode([String].self, forKey: .messages),
      program: try values.decode(String.self, forKey: .program),
      visible: try values.decodeIfPresent(String.self, forKey: .visible) ?? "",
      shards: try values.decode([Shard].self, forKey: .shards),
      story: try values.decodeIfPresent(Story.self, forKey: .story))
    assumptions = try values.decodeIfPresent(Set<Assumption>.self, forKey: .assumptions) ?? []
    uncertainty = try values.decodeIfPresent(Uncertainty.self, forKey: .uncertainty)
    late = try values.decodeIfPresent(OtherReading.self, forKey: .late)
    spurious = try values.decodeIfPresent(OtherReading.self, forKey: .spurious)
    build = try values.decodeIfPresent(String.self, forKey: .build) ?? ""
    source = try values.decodeIfPresent([SourceText].self, forKey: .source) ?? []
    for one in outcomes { stories[one.outcome.schedule] = one.story }
  }

  private func told(_ outcome: Outcome) -> ToldOutcome {
    ToldOutcome(
      outcome: outcome, finding: findings.firstIndex { $0.leads(to: outcome) },
      story: stories[outcome.schedule])
  }

  /// The verdict as JSON with sorted keys, ending in a line break.
  ///
  /// - Throws: `EncodingError` if the duration is not finite, which JSON cannot hold.
  package func json() throws -> String {
    try CanonicalJSON.line(self)
  }

  /// Reads what ``json()`` wrote.
  ///
  /// - Parameters:
  ///   - data: The JSON.
  ///   - path: Where it comes from, for the error.
  /// - Throws: ``VerdictError``.
  package static func read(_ data: Data, from path: String) throws(VerdictError) -> Verdict {
    do {
      return try JSONDecoder().decode(Verdict.self, from: data)
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      throw VerdictError(
        description: "\(path) is not a result of check: \(context.debugDescription)")
    } catch {
      throw VerdictError(description: "\(path) is not a result of check")
    }
  }
}
