/// Makes HTML of the text within a block of Markdown: code, links, pictures, words that stand out.
struct MarkdownInline {
  private let page: MarkdownPage
  private var rest: Substring
  private var made = Markup()
  private var plain = ""

  init(_ page: MarkdownPage, _ text: String) {
    self.page = page
    rest = text[...]
  }

  /// The whole text.
  mutating func html() -> Markup {
    while let sign = rest.first {
      if let piece = next(sign) {
        finish()
        made += piece
      } else {
        plain.append(sign)
        rest.removeFirst()
      }
    }
    finish()
    return made
  }

  private mutating func finish() {
    if !plain.isEmpty { made += "\(plain)" }
    plain = ""
  }

  /// What begins here, taken away from the rest; `nil` for a plain sign.
  private mutating func next(_ sign: Character) -> Markup? {
    switch sign {
    case "\\":
      guard let escaped = rest.dropFirst().first, escaped.isPunctuation || escaped.isSymbol else {
        return nil
      }
      rest = rest.dropFirst(2)
      return "\(String(escaped))"
    case "`": return code()
    case "*": return emphasis()
    case "!": return rest.hasPrefix("![") ? picture() : nil
    case "[": return link()
    case "<": return address()
    default: return nil
    }
  }

  private mutating func code() -> Markup? {
    let fence = rest.prefix { $0 == "`" }
    let inner = rest.dropFirst(fence.count)
    guard let end = inner.firstRange(of: String(fence)) else { return nil }
    rest = inner[end.upperBound...]
    // A line break within code is a space.
    let text = String(inner[..<end.lowerBound]).replacing("\n", with: " ")
    let shown: Markup = "<code>\(text)</code>"
    guard let address = page.subject(text) else { return shown }
    return "<a href=\"\(address)\">\(shown)</a>"
  }

  private mutating func emphasis() -> Markup? {
    let mark = rest.hasPrefix("**") ? "**" : "*"
    let inner = rest.dropFirst(mark.count)
    guard let first = inner.first, !first.isWhitespace,
      let end = inner.firstRange(of: mark), end.lowerBound > inner.startIndex,
      !inner[inner.index(before: end.lowerBound)].isWhitespace
    else { return nil }
    rest = inner[end.upperBound...]
    let text = page.inline(String(inner[..<end.lowerBound]))
    return mark == "**" ? "<strong>\(text)</strong>" : "<em>\(text)</em>"
  }

  /// The words between brackets and what follows in parentheses, from the first bracket on.
  private static func parts(_ text: Substring) -> (words: String, target: String, rest: Substring)?
  {
    guard let match = text.prefixMatch(of: /\[((?:[^\[\]`]|`[^`]*`)*)\]\(([^()\s]+)\)/) else {
      return nil
    }
    return (String(match.1), String(match.2), text[match.range.upperBound...])
  }

  private mutating func link() -> Markup? {
    guard let parts = Self.parts(rest) else { return nil }
    rest = parts.rest
    let words = page.inline(parts.words)
    guard let address = page.link(parts.target) else { return words }
    return "<a href=\"\(address)\">\(words)</a>"
  }

  private mutating func picture() -> Markup? {
    guard let parts = Self.parts(rest.dropFirst()) else { return nil }
    rest = parts.rest
    guard let address = page.picture(parts.target) else { return "\(parts.words)" }
    return "<img src=\"\(address)\" alt=\"\(parts.words)\">"
  }

  /// `<doc:Name>`, `<https://…>`, and pictures that are written as HTML; other tags leave nothing behind.
  private mutating func address() -> Markup? {
    guard let match = rest.prefixMatch(of: /<([^<>\s][^<>]*)>/) else { return nil }
    let inner = String(match.1)
    if inner.hasPrefix("doc:") || inner.prefixMatch(of: /https?:/) != nil {
      rest = rest[match.range.upperBound...]
      guard let address = page.link(inner) else { return "\(inner)" }
      return "<a href=\"\(address)\">\(Self.words(for: inner))</a>"
    }
    guard inner.prefixMatch(of: /\/?(?:img|picture|source|p|br|a|details|summary|div|sub)\b/) != nil
    else { return nil }
    rest = rest[match.range.upperBound...]
    guard inner.hasPrefix("img"), let source = inner.firstMatch(of: /src="([^"]*)"/),
      let address = page.picture(String(source.1))
    else { return Markup() }
    let words = inner.firstMatch(of: /alt="([^"]*)"/).map { String($0.1) } ?? ""
    return "<img src=\"\(address)\" alt=\"\(words)\">"
  }

  /// `WhatCheckFinds` as "What check finds"; an address as it is.
  private static func words(for target: String) -> String {
    guard target.hasPrefix("doc:") else { return target }
    let name = target.dropFirst(4).split(separator: "/").last.map(String.init) ?? ""
    let spaced = name.replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2.lowercased())" }
    return spaced.replacing("-", with: " ")
  }
}
