import Terminal

/// A piece of HTML: text that is put into it is escaped, unless it is a piece of HTML itself.
struct Markup: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// As a browser reads it.
  var html: String

  /// Nothing yet.
  init() { html = "" }

  init(stringLiteral html: String) { self.html = html }

  init(stringInterpolation parts: StringInterpolation) { html = parts.html }

  /// Pieces one after the other.
  init(_ pieces: [Markup], separator: String = "") {
    html = pieces.map(\.html).joined(separator: separator)
  }

  /// Text as it stands in an element, or between the quotation marks of an attribute.
  static func escaped(_ text: String) -> String {
    XML.text(text).replacing("\"", with: "&quot;")
  }

  static func += (markup: inout Markup, more: Markup) { markup.html += more.html }

  /// Puts pieces and texts together.
  struct StringInterpolation: StringInterpolationProtocol {
    var html = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { html += literal }
    mutating func appendInterpolation(_ text: String) { html += Markup.escaped(text) }
    mutating func appendInterpolation(_ markup: Markup) { html += markup.html }
    mutating func appendInterpolation(_ number: Int) { html += "\(number)" }
  }
}
