import Foundation
import Pages
import SeededRandom
import Terminal
import Testing

@Suite("A page as a text: what it is made of, and that nothing in it does anything else")
struct PageTests {
  /// Signs that end an element, begin a comment, break a line or turn it round.
  static let hostile = [
    "</script><script>hurt()</script>", "</SCRIPT >", "<!--", "<!--<script>", "-->", "]]>",
    "<img src=x onerror=hurt()>",
    "<svg/onload=hurt()>", "</title><script>hurt()</script>", "&lt;script&gt;", "&#60;b&#62;",
    "\"'`", "\\", "\\u003c",
    "${hurt()}", "{{hurt()}}", "javascript:hurt()", "\u{2028}hurt()\u{2029}",
    "\u{202E}evil\u{202C}", "\u{2066}a\u{2069}",
    "a\u{0}b", "a\u{7}b\u{1B}[31m", "\r\n", "a\u{FEFF}b", "\u{AD}", "e\u{301}\u{301}\u{301}",
    "العربية", "日本語",
    "👩‍👩‍👧‍👦", String(repeating: "long", count: 500), "__proto__", "constructor",
  ]

  private func html(
    _ document: String, title: String = "A title", kind: PageKind = .check
  ) throws -> String {
    try Page(
      kind, title: title,
      origin: Page.Origin(command: "c", subject: "s", date: "d", version: "v"), document: document
    ).html()
  }

  /// Every kind of page.
  static let kinds: [PageKind] = [.check, .timeline, .timing, .classroom]

  @Test(
    "it is small, and has one script and one style, which its policy allows by their hashes",
    arguments: kinds)
  func policy(kind: PageKind) throws {
    let page = try html("{}", kind: kind)
    #expect(page.utf8.count < 60_000)
    let style = try #require(page.firstMatch(of: /<style>([\s\S]*?)<\/style>/)).1
    let script = try #require(page.firstMatch(of: /<script>([\s\S]*?)<\/script>/)).1
    for (rule, text) in [("style-src", style), ("script-src", script)] {
      let hash = Data(SHA256(Array(text.utf8)).bytes).base64EncodedString()
      #expect(page.contains("\(rule) 'sha256-\(hash)'"))
    }
    #expect(page.contains("default-src 'none'"))
    #expect(page.matches(of: /<script/).count == 2)
  }

  @Test(
    "its own script and styles ask for nothing, make no markup and compile no text",
    arguments: kinds)
  func calm(kind: PageKind) throws {
    let page = try html("{}", kind: kind)
    for word in [
      "http:", "src=", "url(", "@import", "innerHTML", "outerHTML", "insertAdjacent", "eval(",
      "fetch(",
    ] {
      // What SVG is called is no address.
      #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
    }
  }

  @Test("the document is in it unchanged, whatever it holds", arguments: hostile)
  func document(_ text: String) throws {
    let page = try html(try CanonicalJSON.line([text]), title: text)
    let match = try #require(page.firstMatch(of: /id="data">([\s\S]*?)<\/script>/))
    #expect(page.matches(of: /<script/).count == 2)
    #expect(!match.1.contains("<") && !match.1.contains("\u{2028}"))
    let read = try JSONSerialization.jsonObject(with: Data(match.1.utf8)) as? [String: Any]
    let texts = try #require(read?["document"] as? [String])
    #expect(texts.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }

  @Test("a moment is given to the second, in one time zone")
  func moment() {
    #expect(Page.Origin.text(of: Date(timeIntervalSince1970: 0)) == "1970-01-01 00:00:00 UTC")
  }
}
