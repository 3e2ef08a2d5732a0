import Channel
import Exploration

/// An outcome with the sentence about its mistake and its story, for code that only shows it.
struct ToldOutcome: Codable {
  var outcome: Outcome
  /// The index of the finding that it is of, if it is of one.
  var finding: Int?
  /// What happens in an execution with it; `nil` where that was not asked for.
  var story: Story?

  init(outcome: Outcome, finding: Int? = nil, story: Story? = nil) {
    self.outcome = outcome
    self.finding = finding
    self.story = story
  }

  private enum Key: CodingKey { case title, detail, finding, story }

  init(from decoder: any Decoder) throws {
    outcome = try Outcome(from: decoder)
    let values = try decoder.container(keyedBy: Key.self)
    finding = try values.decodeIfPresent(Int.self, forKey: .finding)
    story = try values.decodeIfPresent(Story.self, forKey: .story)
  }

  func encode(to encoder: any Encoder) throws {
    try outcome.encode(to: encoder)
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(outcome.failure?.title, forKey: .title)
    try values.encodeIfPresent(outcome.mistake.map(English().sentence), forKey: .detail)
    try values.encodeIfPresent(finding, forKey: .finding)
    try values.encodeIfPresent(story, forKey: .story)
  }
}

/// A finding with what its kind means and what to try, for code that only shows it.
struct ToldFinding: Encodable {
  var finding: Finding

  private enum Key: CodingKey { case meaning, advice }

  func encode(to encoder: any Encoder) throws {
    try finding.encode(to: encoder)
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(finding.kind.meaning, forKey: .meaning)
    try values.encode(finding.kind.advice, forKey: .advice)
  }
}
