/// A command line that cannot be carried out, said in one sentence.
package struct UsageError: Error, CustomStringConvertible, Equatable {
  /// The sentence, without the program's name, with the nearest valid choice where there is one.
  package let description: String

  /// Makes an error from its sentence.
  package init(_ description: String) {
    self.description = description
  }

  /// Makes the error for a word that is none of the valid choices.
  ///
  /// - Parameters:
  ///   - what: The kind of word, such as "pattern" or "option".
  ///   - word: What was typed.
  ///   - choices: The valid words.
  ///   - help: Where the valid words are listed, used when none is near.
  package init(unknown what: String, _ word: String, among choices: [String], help: String) {
    if let near = Suggestion.nearest(to: word, among: choices) {
      self.init("unknown \(what) '\(word)'; did you mean '\(near)'?")
    } else {
      self.init("unknown \(what) '\(word)'; \(help)")
    }
  }
}
