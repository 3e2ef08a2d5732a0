// diagnosis: wrongResult
// Reads in the initialiser, so that there is nothing left to protect: each book is read before it is asked.
/// The phrases of one language, which are read when they are asked for.
final class PhraseBook: Sendable {
  private let phrases: [String: String]

  /// - Parameter read: Reads the whole book, which takes a while.
  init(read: @escaping @Sendable () -> [String: String]) {
    phrases = read()
  }

  /// What the book has for this phrase.
  func translation(of phrase: String) -> String? {
    phrases[phrase]
  }
}
