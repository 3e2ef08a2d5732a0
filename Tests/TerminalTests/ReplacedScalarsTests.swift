import Terminal
import Testing

@Suite("A text with some of its scalars replaced")
struct ReplacedScalarsTests {
  private func marked(_ text: String) -> String {
    text.replacingScalars { $0 == "<" ? "&lt;" : $0 == "\u{301}" ? "'" : nil }
  }

  @Test(
    "what is replaced stands at its place, and all else as it was",
    arguments: [
      ("", ""), ("plain", "plain"), ("<", "&lt;"), ("<<", "&lt;&lt;"), ("a<b", "a&lt;b"),
      ("<a", "&lt;a"), ("a<", "a&lt;"), ("ä<日本<👩‍👧", "ä&lt;日本&lt;👩‍👧"),
    ])
  func places(text: String, expected: String) { #expect(marked(text) == expected) }

  @Test("a scalar that makes up a character with another is replaced alone")
  func partOfACharacter() {
    #expect(marked("cafe\u{301}s") == "cafe's")
    #expect(marked("<\u{301}") == "&lt;'")
    #expect(Array(marked("\r\n<\r\n").unicodeScalars) == Array("\r\n&lt;\r\n".unicodeScalars))
  }
}
