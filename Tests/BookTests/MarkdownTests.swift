import Testing

@testable import Book

@Suite("Markdown as HTML")
struct MarkdownTests {
  private let page = MarkdownPage(
    link: { $0.hasPrefix("none") ? nil : "to/\($0)" },
    subject: { $0 == "swift run demo serial" ? "serial.html" : nil },
    picture: { $0 == "a.png" ? "data:image/png;base64,AA" : nil })

  private func html(_ text: String) -> String { page.html(text).html }

  @Test("text is text, whatever is in it")
  func escapes() {
    #expect(html("a <b> & \"c\"") == "<p>a &lt;b&gt; &amp; &quot;c&quot;</p>")
    #expect(html("`</code><script>`") == "<p><code>&lt;/code&gt;&lt;script&gt;</code></p>")
    #expect(html("```\n</pre>\n```").contains("&lt;/pre&gt;"))
    #expect(html("[x](a\"b)") == "<p><a href=\"to/a&quot;b\">x</a></p>")
    #expect(html("# A <i>").contains("A &lt;i&gt;</h1>"))
  }

  @Test("words that stand out, code, and signs after a backslash")
  func inline() {
    #expect(html("**a** *b* `c *d*`") == "<p><strong>a</strong> <em>b</em> <code>c *d*</code></p>")
    #expect(html("2 * 3 * 4") == "<p>2 * 3 * 4</p>")
    #expect(html("``Stage``") == "<p><code>Stage</code></p>")
    #expect(html("\\*a\\*") == "<p>*a*</p>")
    #expect(html("`a\nb`") == "<p><code>a b</code></p>")
  }

  @Test("links lead into the book, and are words where they would lead out of it")
  func links() {
    #expect(html("[a `b`](c)") == "<p><a href=\"to/c\">a <code>b</code></a></p>")
    #expect(html("[a](none)") == "<p>a</p>")
    #expect(html("<doc:WhatCheckFinds>").contains(">What check finds</a>"))
    #expect(html("`swift run demo serial`").contains("<a href=\"serial.html\"><code>"))
    #expect(html("![x](a.png)") == "<p><img src=\"data:image/png;base64,AA\" alt=\"x\"></p>")
    #expect(html("![x](b.png)") == "<p>x</p>")
    #expect(html("<img src=\"a.png\" alt=\"y\">").contains("alt=\"y\""))
  }

  @Test("lists hold lists, code and paragraphs")
  func lists() {
    let blocks = MarkdownBlock.all(
      in: "1. one\n   goes on\n2. two\n\n   - a\n   - b\n\n   ```\n   c\n   ```\n\nafter")
    #expect(
      blocks == [
        .list(
          from: 1,
          [
            [.paragraph("one\ngoes on")],
            [
              .paragraph("two"), .list(from: nil, [[.paragraph("a")], [.paragraph("b")]]),
              .code(language: "", ["c"]),
            ],
          ]), .paragraph("after"),
      ])
    #expect(MarkdownBlock.all(in: "text\n- a\n- b").count == 2)
  }

  @Test("a bar in code does not end a cell of a table")
  func tables() {
    let blocks = MarkdownBlock.all(in: "| a | b |\n|---|---|\n| `x|y` | z \\| w |\ntext")
    #expect(blocks == [.table(["a", "b"], [["`x|y`", "z | w"]]), .paragraph("text")])
  }

  @Test("the anchors of headings are those of code hosts")
  func anchors() {
    #expect(MarkdownPage.anchor("A new kind of finding") == "a-new-kind-of-finding")
    #expect(MarkdownPage.anchor("`demo`: what's new?") == "demo-whats-new")
  }
}
