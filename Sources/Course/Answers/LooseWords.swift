/// The words of an outcome, without what people write around them and between them.
///
/// Two texts with the same words say the same, unless a program prints both.
enum LooseWords {
  private static let separators = Set<Character>("/,;|→⇒•")
  private static let quotes = Set<Character>("\"'`“”„‘’")
  private static let bullets: Set<String> = ["-", "–", "—", "*", "->", "=>", ">"]

  /// The words of a text.
  static func words(_ text: String) -> [String] {
    text.split { $0.isWhitespace || separators.contains($0) }
      .map(withoutQuotes)
      .filter { !$0.isEmpty && !bullets.contains($0) }
  }

  /// The words behind a number of a list, such as `2.` or `2)`; `nil` if none stands in front of them.
  static func numbered(_ words: [String]) -> [String]? {
    guard words.count > 1, let first = words.first, let last = first.last, ".):".contains(last),
      first.count > 1, first.dropLast().allSatisfy(\.isASCIIDigit)
    else { return nil }
    return Array(words.dropFirst())
  }

  private static func withoutQuotes(_ word: Substring) -> String {
    let end = word.lastIndex { !quotes.contains($0) }.map(word.index(after:)) ?? word.startIndex
    return String(word[..<end].drop { quotes.contains($0) })
  }
}

extension Character {
  /// Whether it is one of the digits 0 to 9.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
