/// Makes HTML of Markdown.
struct MarkdownPage {
  /// Where links lead to; `nil` for one that leads out of the book, and becomes text.
  var link: (String) -> String?
  /// Where code leads to that names something of the book, such as a command that runs a pattern.
  var subject: (String) -> String?
  /// The picture of a path, as an address that holds it; `nil` where there is none.
  var picture: (String) -> String?
  /// By how much headings are lower than in the text.
  var lowering = 0

  /// The whole text.
  func html(_ text: String) -> Markup { html(MarkdownBlock.all(in: text)) }

  /// Blocks of a text.
  func html(_ blocks: [MarkdownBlock]) -> Markup {
    Markup(blocks.map(html), separator: "\n")
  }

  private func html(_ block: MarkdownBlock) -> Markup {
    switch block {
    case .heading(let level, let text):
      let name = "h\(min(6, level + lowering))"
      return "<\(name) id=\"\(Self.anchor(text))\">\(inline(text))</\(name)>"
    case .paragraph(let text): return "<p>\(inline(text))</p>"
    case .code(_, let lines):
      return
        "<pre class=\"sample\" tabindex=\"0\"><code>\(lines.joined(separator: "\n"))</code></pre>"
    case .list(let first, let items):
      let inner = Markup(items.map { "<li>\(item($0))</li>" }, separator: "\n")
      guard let first else { return "<ul>\n\(inner)\n</ul>" }
      return "<ol start=\"\(first)\">\n\(inner)\n</ol>"
    case .table(let head, let rows):
      let heads = Markup(head.map { "<th scope=\"col\">\(inline($0))</th>" })
      let body = rows.map { row in
        "<tr>\(Markup(row.map { "<td>\(inline($0))</td>" as Markup }))</tr>" as Markup
      }
      return """
        <div class="wide" tabindex="0"><table>
        <thead><tr>\(heads)</tr></thead>
        <tbody>
        \(Markup(body, separator: "\n"))
        </tbody></table></div>
        """
    }
  }

  /// What an item consists of: one paragraph needs no element of its own.
  private func item(_ blocks: [MarkdownBlock]) -> Markup {
    guard case .paragraph(let text)? = blocks.first else { return html(blocks) }
    return blocks.count == 1
      ? inline(text) : "\(inline(text))\n\(html(Array(blocks.dropFirst())))"
  }

  /// Text within a block.
  func inline(_ text: String) -> Markup {
    var line = MarkdownInline(self, text)
    return line.html()
  }

  /// What the address of a heading ends in, as code hosts make it.
  static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap { sign -> Character? in
        if sign == " " { return "-" }
        return sign.isLetter || sign.isNumber || sign == "-" || sign == "_" ? sign : nil
      })
  }
}
