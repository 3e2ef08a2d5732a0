import Exploration

/// One thing that a row of a story does.
struct StoryNote {
  var text: String
  /// What the lane did, where it acted on a resource.
  var verb: Verb?
  /// How much it says about what went wrong.
  var weight: Int

  init(_ text: String, of verb: Verb? = nil, weight: Int) {
    self.text = text
    self.verb = verb
    self.weight = weight
  }

  /// Of many things that one row does, the first and the last.
  static func joined(_ notes: [StoryNote]) -> String {
    let texts = notes.map(\.text)
    guard texts.count > 8 else { return texts.joined(separator: ", ") }
    let gap = ["(\(texts.count - 6) more)"]
    return (texts.prefix(4) + gap + texts.suffix(2)).joined(separator: ", ")
  }
}
