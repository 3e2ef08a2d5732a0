extension Finding {
  /// What is wrong, where, and what happened, as sentences.
  var sentences: String { Self.sentences(headline, explanation) }

  /// The headline as a sentence, and what follows it.
  package static func sentences(_ headline: String, _ rest: String...) -> String {
    let title = headline.prefix(1).uppercased() + headline.dropFirst() + "."
    return ([title] + rest.filter { !$0.isEmpty }).joined(separator: " ")
  }
}
