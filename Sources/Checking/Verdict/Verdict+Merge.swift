import Exploration
import Channel

/// Verdicts that do not belong together, in one sentence.
package struct MergeError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  package let description: String
}

extension Verdict {
  /// The verdict of a whole search, from those of its parts.
  ///
  /// It is no more certain than the least certain part, and only sampled if a part is missing.
  ///
  /// - Throws: ``MergeError`` if there is nothing to merge, a part comes twice, two builds made
  ///   them, or they are about different programs, settings or divisions.
  package static func merge(_ verdicts: [Verdict]) throws(MergeError) -> Verdict {
    guard var merged = verdicts.first else {
      throw MergeError(description: "there is nothing to merge")
    }
    for other in verdicts.dropFirst() {
      guard other.program == merged.program, other.workers == merged.workers else {
        throw MergeError(description: "the results are about different programs or settings")
      }
      merged.add(other)
    }
    try merged.checkShards(of: verdicts)
    if let count = merged.shards.first?.count, merged.shards.count < count {
      merged.unprove("Only \(merged.shards.count) of \(count) parts of the search are given.")
    }
    if verdicts.contains(where: { $0.visible != merged.visible }) {
      merged.unprove(
        "The parts found different races, so some orders may belong to none of them.")
    }
    merged.shards.sort { $0.index < $1.index }
    merged.outcomes.sort(by: Outcome.isBefore)
    return merged
  }

  private func checkShards(of verdicts: [Verdict]) throws(MergeError) {
    guard verdicts.count > 1 else { return }
    guard verdicts.allSatisfy({ !$0.shards.isEmpty }) else {
      throw MergeError(description: "one result is from a whole search, not from a shard (--shard)")
    }
    guard verdicts.allSatisfy({ $0.build == build }) else {
      throw MergeError(
        description: "different builds of check made the results, and may divide a search "
          + "differently: search all parts with copies of one build")
    }
    guard Set(shards.map(\.count)).count == 1 else {
      throw MergeError(description: "the results come from different divisions (--shard)")
    }
    if let twice = shards.first(where: { one in shards.count { $0 == one } > 1 }) {
      throw MergeError(description: "part \(twice.index)/\(twice.count) is given twice")
    }
  }

  /// Both verdicts as one: of functions that were checked one after the other.
  package func followed(by other: Verdict) -> Verdict {
    var whole = self
    whole.add(other)
    whole.seconds = seconds + other.seconds
    return whole
  }

  /// Takes back what was proved, in every reading.
  private mutating func unprove(_ reason: String) {
    certainty = .sampled
    late?.certainty = .sampled
    spurious?.certainty = .sampled
    messages.append(reason)
  }

  private mutating func add(_ other: Verdict) {
    let parts = [self, other]
    kind = Self.order.first { $0 == kind || $0 == other.kind } ?? kind
    certainty = certainty.combined(with: other.certainty)
    assumptions.formUnion(other.assumptions)
    uncertainty = uncertainty ?? other.uncertainty
    executions += other.executions
    cutShort += other.cutShort
    before += other.before
    moreOutcomes = max(moreOutcomes, other.moreOutcomes)
    // Parts run in parallel: together they take as long as the longest.
    seconds = max(seconds, other.seconds)
    shards += other.shards
    stories.merge(other.stories) { own, _ in own }
    if source.isEmpty { source = other.source }
    findings.add(other.findings)
    outcomes.add(other.outcomes)
    late = joined(parts.map { ($0.late, $0.assumptions.contains(.exactTime)) })
    spurious = joined(parts.map { ($0.spurious, $0.assumptions.contains(.noWakeWithoutSignal)) })
    // What one part has late only, another may have on time.
    if let late, late.isSilent, late.certainty == .proved { assumptions.remove(.exactTime) }
    for message in other.messages where !messages.contains(message) { messages.append(message) }
  }

  /// What two parts found in another reading, beyond what both know.
  ///
  /// - Parameter parts: For each what it found, if it was searched so, and whether it takes for granted
  ///   what that reading does without.
  private func joined(_ parts: [(found: OtherReading?, isAssumed: Bool)]) -> OtherReading? {
    let found = parts.compactMap(\.found)
    guard var whole = found.first else { return nil }
    whole = whole.joined(with: found.dropFirst().first ?? whole.withNothing, besides: outcomes)
    if parts.contains(where: { $0.found == nil && $0.isAssumed }) { whole.certainty = .sampled }
    return whole
  }

  /// Which kind wins where parts differ.
  private static let order: [Kind] = [
    .doesNotCompile, .unsupported, .findings, .unfinished, .inconclusive, .nothingWrong,
  ]
}

extension [Finding] {
  /// Adds those that are not there.
  mutating func add(_ others: [Finding]) {
    for finding in others where !contains(where: { $0.isSame(as: finding) }) { append(finding) }
  }
}

extension [Outcome] {
  /// Adds others, the same ones together.
  mutating func add(_ others: [Outcome]) {
    for outcome in others {
      if let index = firstIndex(where: { $0.isSame(as: outcome) }) {
        self[index].executions += outcome.executions
        self[index].isWrong = self[index].isWrong || outcome.isWrong
      } else {
        append(outcome)
      }
    }
  }
}

extension Outcome {
  /// The order of a table: the most frequent first, then by what is printed and what went wrong.
  static func isBefore(_ one: Outcome, _ two: Outcome) -> Bool {
    (two.executions, one.output, one.failure?.rawValue ?? "", one.schedule)
      < (one.executions, two.output, two.failure?.rawValue ?? "", two.schedule)
  }
}
