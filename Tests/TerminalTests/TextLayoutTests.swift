import Terminal
import Testing

@Suite("lines and columns")
struct TextLayoutTests {
  @Test("a text is filled up on either side, and never cut by it")
  func pad() {
    #expect(TextLayout.pad("ab", to: 4) == "ab  ")
    #expect(TextLayout.padLeft("ab", to: 4) == "  ab")
    #expect(TextLayout.pad("abcd", to: 2) == "abcd")
    #expect(TextLayout.padLeft("abcd", to: -1) == "abcd")
  }

  @Test(
    "a text that is too long is cut, and shows it",
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abcd", 1, "a"), ("abcd", 0, ""), ("abcd", -3, ""),
      ("", 0, ""),
    ])
  func clip(text: String, width: Int, clipped: String) {
    #expect(TextLayout.clip(text, to: width) == clipped)
  }

  @Test(
    "wide characters count for two columns, combining ones for none",
    arguments: [
      ("abc", 3), ("表", 2), ("e\u{301}", 1), ("\u{301}", 0), ("😀", 2), ("👩‍👩‍👧", 2), ("한", 2),
      ("├─●│µ–…✓▸", 9), ("ｱ", 1), ("Ａ", 2), ("✔\u{FE0F}", 2), ("", 0),
    ])
  func columnWidth(text: String, columns: Int) {
    #expect(text.columnWidth == columns)
    #expect(TextLayout.pad(text, to: 12).columnWidth == 12)
    #expect(TextLayout.clip(text + "xyz", to: 2).columnWidth <= 2)
    #expect(TextLayout.ascii(text).count == columns)
  }

  @Test("in ASCII the cut is shown by what is asked for")
  func clipASCII() {
    #expect(TextLayout.clip("abcdef", to: 4, ellipsis: "~") == "abc~")
    #expect(TextLayout.clip("abcdef", to: 5, ellipsis: "...") == "ab...")
  }

  @Test("a text is broken at spaces; a longer word has a line of its own")
  func wrap() {
    #expect(TextLayout.wrap("one two three", width: 7) == ["one two", "three"])
    #expect(TextLayout.wrap("one two three", width: 8) == ["one two", "three"])
    #expect(TextLayout.wrap("a incomprehensible b", width: 5) == ["a", "incomprehensible", "b"])
    #expect(TextLayout.wrap("  one\n\ntwo  ", width: 80) == ["one two"])
    #expect(TextLayout.wrap("one two", width: 0) == ["one", "two"])
  }

  @Test("an empty text is one empty line")
  func wrapEmpty() {
    #expect(TextLayout.wrap("", width: 10) == [""])
    #expect(TextLayout.wrap(" \n ", width: 10) == [""])
  }

  @Test("columns are as wide as their widest cell; no line ends in spaces")
  func columns() {
    let rows = [["name", "n", "x"], ["a", "100", ""], ["longer", "7"], []]
    #expect(
      TextLayout.columns(rows, right: [1])
        == ["name      n  x", "a       100", "longer    7", ""])
    #expect(TextLayout.columns([]) == [])
  }
}
