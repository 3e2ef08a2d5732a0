import Channel
import Exploration

/// An outcome with the sentence about its mistake, for code that only shows it.
struct ToldOutcome: Encodable {
  var outcome: Outcome

  private enum Key: CodingKey { case detail }

  func encode(to encoder: any Encoder) throws {
    try outcome.encode(to: encoder)
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(outcome.mistake.map(English().sentence), forKey: .detail)
  }
}
