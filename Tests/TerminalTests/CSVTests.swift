import Terminal
import Testing

@Suite("text for CSV")
struct CSVTests {
  @Test("what needs none has no quotation marks")
  func plain() {
    #expect(CSV.record(["a", "", "b c", "'d'"]) == "a,,b c,'d'")
  }

  @Test(
    "a field with a comma or a line end of any kind stands between quotation marks",
    arguments: [",", "\r", "\n", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func separators(separator: String) {
    #expect(CSV.record(["a\(separator)b", "c"]) == "\"a\(separator)b\",c")
  }

  @Test("a quotation mark stands twice, also where a combining mark follows it")
  func quotationMarks() {
    #expect(CSV.record(["a\"b"]) == "\"a\"\"b\"")
    #expect(CSV.record(["a\"\u{301}b"]) == "\"a\"\"\u{301}b\"")
  }
}
