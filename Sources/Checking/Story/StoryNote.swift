import Exploration

/// One thing that a row of a story does.
struct StoryNote {
  var text: String
  /// What the lane did, where it acted on a resource.
  var verb: Verb?
  /// How much it says about what went wrong.
  var weight: Int
  /// The same for code.
  var effect: StoryEffect?
  /// How often in a row.
  var times = 1

  init(_ text: String, of verb: Verb? = nil, weight: Int, effect: StoryEffect? = nil) {
    self.text = text
    self.verb = verb
    self.weight = weight
    self.effect = effect
  }

  /// So often in a row that it is worth telling.
  private static let many = 16

  /// Of many things that one row does, the first and the last.
  static func joined(_ notes: [StoryNote]) -> String {
    var texts: [String] = []
    for note in notes {
      let text = note.text + (note.times < many ? "" : " (\(note.times) times)")
      if texts.last != text { texts.append(text) }
    }
    guard texts.count > 8 else { return texts.joined(separator: ", ") }
    let gap = ["(\(texts.count - 6) more)"]
    return (texts.prefix(4) + gap + texts.suffix(2)).joined(separator: ", ")
  }
}
