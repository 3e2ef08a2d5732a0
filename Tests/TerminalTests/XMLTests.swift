import Terminal
import Testing

@Suite("text for XML")
struct XMLTests {
  @Test("an attribute holds markup, quotation marks, and line ends of every kind, as they are")
  func attribute() {
    #expect(XML.attribute("a<b>&\"c\"") == "a&lt;b&gt;&amp;&quot;c&quot;")
    #expect(XML.attribute("a\r\nb\tc\rd") == "a&#13;&#10;b&#9;c&#13;d")
  }

  @Test("between tags, quotation marks, tabs and line feeds need no escape")
  func text() {
    #expect(XML.text("a<b>&\"c\"\r\n\td") == "a&lt;b&gt;&amp;\"c\"&#13;\n\td")
  }

  @Test(
    "what XML 1.0 cannot hold is replaced",
    arguments: ["\0", "\u{1}", "\u{1B}", "\u{FFFE}", "\u{FFFF}"])
  func forbidden(character: String) {
    #expect(XML.text("a\(character)b") == "a\u{FFFD}b")
    #expect(XML.attribute("a\(character)b") == "a\u{FFFD}b")
  }

  @Test("a sign is escaped also where a combining mark follows it")
  func combining() {
    #expect(XML.text("<\u{301}") == "&lt;\u{301}")
  }
}
